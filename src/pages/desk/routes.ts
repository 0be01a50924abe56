import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root-route';

const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => rootRoute, path });

/** The director's desk: his events, and the sheets of each. */
export const deskRoutes = [
  createRoute({
    ...at('/desk'),
    component: lazyRouteComponent(() => import('./events-page'), 'EventsPage'),
  }),
  createRoute({
    ...at('/desk/new'),
    component: lazyRouteComponent(() => import('./set-up-page'), 'SetUpPage'),
  }),
  createRoute({
    ...at('/desk/$event'),
    component: lazyRouteComponent(() => import('./event-page'), 'BoardPage'),
  }),
  createRoute({
    ...at('/desk/$event/lists'),
    component: lazyRouteComponent(() => import('./event-page'), 'ListsPage'),
  }),
  createRoute({
    ...at('/desk/$event/people'),
    component: lazyRouteComponent(() => import('./event-page'), 'PeoplePage'),
  }),
  createRoute({
    ...at('/desk/$event/standings'),
    component: lazyRouteComponent(() => import('./event-page'), 'StandingsPage'),
  }),
  createRoute({
    ...at('/desk/$event/prizes'),
    component: lazyRouteComponent(() => import('./event-page'), 'PrizesPage'),
  }),
  createRoute({
    ...at('/desk/$event/papers'),
    component: lazyRouteComponent(() => import('./event-page'), 'PapersPage'),
  }),
];
