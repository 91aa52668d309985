import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { render } from 'vitest-browser-react';
import '#ui/controls/double-press.ts';
import '#ui/keys/scan.ts';
import '#ui/style/app.css';
import { Toasts } from '#ui/saying/toast.tsx';

/** Renders one screen of the open set of books at an address, such as `/parties?new`, without the frame. */
export async function openBooksScreen(Screen: ComponentType, address: string) {
  document.getElementById('toasts')?.remove();
  const toasts = document.createElement('div');
  toasts.id = 'toasts';
  document.body.append(toasts);
  const root = createRootRoute();
  const [path = '/'] = address.split('?');
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <main tabIndex={-1}>
          <Screen />
        </main>
      ),
    }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  );
  return router;
}
