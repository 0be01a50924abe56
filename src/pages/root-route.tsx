import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFound } from './kit/not-found';
import { ProblemNotice } from './kit/problem-notice';

/** The top of the tree; every place hangs its routes below it. */
export const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error }) => <ProblemNotice error={error} />,
});
