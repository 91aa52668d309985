import { CatchBoundary } from '@tanstack/react-router';
import { createContext, Suspense, use, useSyncExternalStore } from 'react';
import { SAMPLE } from '#app/workspaces/sample.ts';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import { useOnline } from '#app/offline/use-online.ts';
import { useWorksOffline } from '#app/offline/works-offline.ts';
import { onStaleChange, staleReason } from '#data/store/live.ts';
import type { Storage } from '#data/store/store.ts';
import { BooksStorageLine } from './books/lazy-parts.tsx';
import { LINE, Lost, Stale } from './storage-notices.tsx';

/** Resolves when the sample's records are open. The frame renders without waiting for it. */
export const RecordsOpening = createContext<Promise<Storage>>(Promise.resolve('database'));

/**
 * Warns when something is wrong with the storage or the network. One line if the browser refused storage, the records could
 * not be opened or were taken away, or something on screen could not be read again; another if the browser is offline and the
 * app is not fully cached.
 */
export function StorageLine() {
  const workspace = useWorkspace();
  return (
    <>
      <Network />
      {workspace.name === 'sample' && <SampleRecords />}
      {workspace.name === 'books' && <BooksStorageLine booksKey={workspace.booksKey} />}
    </>
  );
}

/**
 * Sighted users see the header's Offline mark. The region is always rendered, as screen readers do not announce a live region
 * that is inserted together with its text.
 */
function Network() {
  const isOnline = useOnline();
  const worksOffline = useWorksOffline();
  return (
    <p data-unprinted role="status" className={isOnline || worksOffline ? 'sr-only' : LINE}>
      {!isOnline && (worksOffline ? 'Offline: everything works' : NOT_CACHED)}
    </p>
  );
}

function SampleRecords() {
  const { store, words } = SAMPLE;
  const standing = useSyncExternalStore(store.onChange, () => store.standing);
  const why = useSyncExternalStore(onStaleChange, staleReason);
  if (standing === 'lost') return <Lost words={words.lost} />;
  if (standing === 'slow')
    return (
      <p role="alert" className={LINE}>
        {words.slow}
      </p>
    );
  if (why !== undefined) return <Stale why={why} />;
  return (
    <CatchBoundary getResetKey={() => 'frame'} errorComponent={Unopened}>
      <Suspense>
        <FromMemory />
      </Suspense>
    </CatchBoundary>
  );
}

function FromMemory() {
  if (use(use(RecordsOpening)) === 'database') return null;
  return <p className={LINE}>This browser gave no storage; Tarazu works from memory.</p>;
}

function Unopened() {
  return (
    <p role="alert" className={`${LINE} text-bad!`}>
      {SAMPLE.words.unopened}
    </p>
  );
}

const NOT_CACHED = 'This device does not have all of Tarazu. Without a network: do not reload; parts may be missing.';
