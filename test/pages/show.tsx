import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Providers } from '../../src/pages/providers';
import type { Language } from '../../src/pages/words/dictionary';
import { withBrowser } from './browser';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 30_000 });

/** Shows a part of a page in everything that pages stand in, at an address. */
export async function show(
  part: ReactElement,
  { language = 'en', path = '/' }: { readonly language?: Language; readonly path?: string } = {},
): Promise<RenderResult> {
  withBrowser();
  const root = createRootRoute({ component: Outlet });
  const route = createRoute({ getParentRoute: () => root, path: '$', component: () => part });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => part });
  const router = createRouter({
    routeTree: root.addChildren([home, route]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return render(
    <Providers language={language}>
      <RouterProvider router={router as never} />
    </Providers>,
  );
}
