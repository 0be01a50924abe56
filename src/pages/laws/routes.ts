import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root-route';

const lawsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/laws',
  validateSearch: (search): { readonly code?: string; readonly q?: string } => ({
    ...(typeof search['code'] === 'string' ? { code: search['code'] } : {}),
    ...(typeof search['q'] === 'string' ? { q: search['q'] } : {}),
  }),
  component: lazyRouteComponent(() => import('./laws-page'), 'LawsPage'),
});

const lawRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/laws/$citation',
  component: lazyRouteComponent(() => import('./law-page'), 'LawPage'),
});

/** Every code, and every law on a page of its own. */
export const lawsRoutes = [lawsRoute, lawRoute] as const;
