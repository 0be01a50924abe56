import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root-route';

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./start-page'), 'StartPage'),
});

/** What the service is, and the doors into it. */
export const startRoutes = [startRoute] as const;
