import { CatchBoundary } from '@tanstack/react-router';
import { createContext, Suspense, use } from 'react';
import type { Storage } from '#data/mirror.ts';

/** The opening of the mirror, which the frame does not wait for. */
export const MirrorOpening = createContext<Promise<Storage>>(Promise.resolve('database'));

/** One line where the browser gave no storage, or where the records could not be opened at all. */
export function StorageLine() {
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
    <p role="alert" className={`${LINE} text-bad`}>
      The sample data could not be opened. Close other pages of Tarazu, then reload this one.
    </p>
  );
}

const LINE = 'shrink-0 border-b bg-margin px-gutter py-1 text-caption text-ink-2';
