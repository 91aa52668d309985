import { RouterProvider } from '@tanstack/react-router';
import type { Storage } from '#data/store/store.ts';
import '#ui/controls/double-press.ts';
import '#ui/keys/held-enter.ts';
import { Toasts } from '#ui/feedback/toast.tsx';
import { RecordsOpening } from './frame/storage-line.tsx';
import type { openRoutes } from './routes.tsx';

/** The whole product. It renders at once; each part that reads records waits for them by itself. */
export function App({ router, opening }: { router: ReturnType<typeof openRoutes>; opening: Promise<Storage> }) {
  return (
    <RecordsOpening value={opening}>
      <RouterProvider router={router} />
      <Toasts />
    </RecordsOpening>
  );
}
