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
import '#ui/scans/scan.ts';
import '#ui/style/app.css';
import { currentBooksKey } from '#data/books/store.ts';
import { Toasts } from '#ui/feedback/toast.tsx';

/** Renders one screen of the open set of books at an address, such as `/parties?new`, without the frame. */
export async function openBooksScreen(Screen: ComponentType, address: string) {
  document.getElementById('toasts')?.remove();
  const toasts = document.createElement('div');
  toasts.id = 'toasts';
  document.body.append(toasts);
  const root = createRootRoute();
  const books = createRoute({ getParentRoute: () => root, path: '/books/$key', notFoundComponent: () => null });
  const [path = '/'] = address.split('?');
  const screen = createRoute({
    getParentRoute: () => books,
    path,
    component: () => (
      <main tabIndex={-1}>
        <Screen />
      </main>
    ),
  });
  const routeTree = root.addChildren([books.addChildren([screen])]);
  const initialEntries = [`/books/${currentBooksKey()}${address}`];
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries }) });
  await render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  );
  return router;
}
