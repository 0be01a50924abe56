import './icon.svg';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers';
import { router } from './router';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
}
