import { CatchBoundary } from '@tanstack/react-router';
import { createContext, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { useOnline } from '#app/offline/online.ts';
import { useWorksOffline } from '#app/offline/works-offline.ts';
import { onStaleChange, refetchAll, staleReason } from '#data/live.ts';
import { isMirrorLost, onMirrorLost, type Storage } from '#data/mirror.ts';
import { Button } from '#ui/button.tsx';
import { useMoveFocusOnRemoval } from '#ui/focus.ts';
import { offer } from '#ui/toast.tsx';

/** The promise of openMirror. The frame renders without waiting for it. */
export const MirrorOpening = createContext<Promise<Storage>>(Promise.resolve('database'));

/**
 * Warns when something is wrong with the storage or the network. One line if the browser refused storage, the records could
 * not be opened or were taken away, or something on screen could not be read again; another if the browser is offline and the
 * app is not fully cached.
 */
export function StorageLine() {
  return (
    <>
      <Network />
      <Records />
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

function Records() {
  const isLost = useSyncExternalStore(onMirrorLost, isMirrorLost);
  const why = useSyncExternalStore(onStaleChange, staleReason);
  if (isLost) return <Lost />;
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
  if (use(use(MirrorOpening)) === 'database') return null;
  return <p className={LINE}>This browser gave no storage; Tarazu works from memory.</p>;
}

function Unopened() {
  return (
    <p role="alert" className={`${LINE} text-bad!`}>
      The sample data could not be opened. Close other pages of Tarazu, then reload this one.
    </p>
  );
}

/** The screen can still be read, and typed text copied, so the user decides when to reload. */
function Lost() {
  // An open dialog makes the frame inert, also for screen readers; a toast stays readable.
  useEffect(() => offer('This page lost its records', LOST, { label: 'Reload', act: reload }), []);

  return (
    <div role="alert" className={ALARM}>
      <p className="max-w-prose">{LOST}</p>
      <Button onClick={reload}>Reload</Button>
    </div>
  );
}

function Stale({ why }: { why: string }) {
  const alert = useMoveFocusOnRemoval<HTMLDivElement>('start');
  return (
    <div ref={alert} role="alert" className={ALARM}>
      <p className="max-w-prose">Some of what you see may be out of date. {why}</p>
      <Button onClick={refetchAll}>Try again</Button>
    </div>
  );
}

const NOT_CACHED = 'This device does not have all of Tarazu. Without a network: do not reload; parts may be missing.';
const reload = () => window.location.reload();
const LOST =
  'The browser took this page’s records away, so nothing more can be saved. Copy what you typed, then reload the page; it starts from the sample data.';
const LINE = 'shrink-0 border-b bg-margin px-gutter py-1 text-caption text-ink-2';
const ALARM = `${LINE} flex flex-wrap items-center gap-x-4 gap-y-1 bg-bad-wash! text-bad!`;
