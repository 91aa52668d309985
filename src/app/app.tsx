import { RouterProvider } from '@tanstack/react-router';
import type { Storage } from '#data/mirror.ts';
import '#ui/double-press.ts';
import '#ui/keys/held-enter.ts';
import { Toasts } from '#ui/toast.tsx';
import { MirrorOpening } from './frame/storage-line.tsx';
import type { openRoutes } from './routes.tsx';

/** The whole product. It renders at once; each part that reads records waits for the mirror by itself. */
export function App({ router, mirror }: { router: ReturnType<typeof openRoutes>; mirror: Promise<Storage> }) {
  return (
    <MirrorOpening value={mirror}>
      <RouterProvider router={router} />
      <Toasts />
    </MirrorOpening>
  );
}
