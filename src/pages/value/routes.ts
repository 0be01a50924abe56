import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root-route';

const valueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/value',
  component: lazyRouteComponent(() => import('./value-page'), 'ValuePage'),
});

/** What a game is worth. */
export const valueRoutes = [valueRoute] as const;
