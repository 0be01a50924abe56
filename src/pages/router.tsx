import { createRouter } from '@tanstack/react-router';
import { rootRoute } from './root-route';
import { deskRoutes } from './desk/routes';
import { lawsRoutes } from './laws/routes';
import { startRoutes } from './start/routes';
import { tableRoutes } from './table/routes';
import { valueRoutes } from './value/routes';

/** All places: each has its routes in its folder, and its pages are loaded when somebody goes there. */
const places = [...startRoutes, ...lawsRoutes, ...valueRoutes, ...tableRoutes, ...deskRoutes];

/** The router of all pages. */
export const router = createRouter({
  routeTree: rootRoute.addChildren(places),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
