import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root-route';

const tableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/t/$table',
  component: lazyRouteComponent(() => import('./table-page'), 'TablePage'),
});

/** The table, behind the code on its sheet. */
export const tableRoutes = [tableRoute];
