import { CatchBoundary, Outlet, useParams } from '@tanstack/react-router';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import { business } from '#data/books/business.ts';
import { noteBusiness, noteOpened } from '#data/books/last-opened.ts';
import { areGuarded } from '#data/books/staff/access.ts';
import { useFollowStaff, useStaffChanges } from '#data/books/staff/use-staff.ts';
import { openBooks } from '#data/books/store.ts';
import { whenIdle } from '#app/offline/idle.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { BooksNotOpened } from './books-not-opened.tsx';

/** The screens of one set of books, once it is open. Until then none of them could tell whose records it shows. */
export function OpenedBooks() {
  const { key } = useParams({ from: '/books/$key' });
  const [attempt, setAttempt] = useState(0);
  const opening = useMemo(() => ({ key, attempt, storage: openBooks(key) }), [key, attempt]);
  return (
    <CatchBoundary
      getResetKey={() => `${key} ${attempt}`}
      errorComponent={({ error }) => (
        <BooksNotOpened error={error} booksKey={key} onTryAgain={() => setAttempt(attempt + 1)} />
      )}
    >
      <Suspense fallback={<Opening />}>
        <Screens key={key} booksKey={key} opening={opening.storage} />
      </Suspense>
    </CatchBoundary>
  );
}

function Screens({ booksKey, opening }: { booksKey: string; opening: Promise<unknown> }) {
  use(opening);
  useStaffChanges();
  useFollowStaff();
  useEffect(() => {
    noteOpened(booksKey);
    void business().then(
      ({ name }) => noteBusiness(booksKey, name),
      () => undefined,
    );
  }, [booksKey]);
  useEffect(getReady, [booksKey]);
  return areGuarded() ? <StaffGate booksKey={booksKey} /> : <Outlet />;
}

/** Fetched only with books that have staff. */
const StaffGate = lazyPart(async () => (await import('./staff-gate.tsx')).StaffGate, Opening);

/** Begins the automatic copies once the browser is idle: the first screen does not need them. */
function getReady(): () => void {
  let isOpen = true;
  let stop: (() => void) | undefined;
  const begin = async () => {
    await whenIdle();
    const { keepCopying } = await import('#data/books/copies/automatic-copies.ts');
    if (isOpen) stop = keepCopying();
  };
  // Without the network and without what the app keeps offline there is nothing to begin; the next opening tries again.
  void begin().catch(() => undefined);
  return () => {
    isOpen = false;
    stop?.();
  };
}

function Opening() {
  return (
    <div className="@container mx-auto max-w-[90rem] px-gutter pt-6">
      <Skeleton />
    </div>
  );
}
