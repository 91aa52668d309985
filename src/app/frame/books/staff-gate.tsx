import { Navigate, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { mayOpen, firstPageOf } from '#app/workspaces/place-rights.ts';
import { openPlacesBy } from '#app/workspaces/open-places.ts';
import { lock, onStaffChange } from '#data/books/staff/access.ts';
import { type StaffStanding, staffStanding } from '#data/books/staff/guard.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { useApprovals } from '#screens/books/staff/use-approvals.tsx';
import { useLockWhenIdle } from '#screens/books/staff/use-lock-when-idle.ts';
import { KeyGuard } from '#screens/books/staff/key-guard.tsx';
import { NotForRole } from '#screens/books/staff/not-for-role.tsx';
import { SignIn } from '#screens/books/staff/sign-in.tsx';
import { useKeys } from '#ui/keys/use-keys.ts';

/** The screens of books that have staff: for the person who is signed in, and covered while nobody is or she has locked. */
export function StaffGate({ booksKey }: { booksKey: string }) {
  const staff = useSyncExternalStore(onStaffChange, staffStanding);
  return staff && <Gate staff={staff} booksKey={booksKey} />;
}

function Gate({ staff, booksKey }: { staff: StaffStanding; booksKey: string }) {
  // Who comes finds her page drawn in slices under the cover; who locks or leaves is gone at once.
  const drawn = useDeferredValue(staff);
  const { person } = staff;
  const isBeginning = useBeginning(person, booksKey);
  const isDisplay = useMatches({ select: (matches) => matches.at(-1)?.pathname.endsWith('/counter/display') === true });
  const isCovered = [staff, drawn].some((one) => !one.person || one.session.isLocked);
  useLockWhenIdle();
  useApprovals();
  useEffect(() => openPlacesBy(mayOpen), []);
  useKeys({
    lock: () => {
      lock();
      return true;
    },
  });
  return (
    <>
      {person && drawn.person?.id === person.id && !isBeginning && (
        <Place key={person.id} person={person} booksKey={booksKey} />
      )}
      {/* Customers see no more than before, and nobody can go on from there. */}
      {isCovered && (person && isDisplay ? <KeyGuard /> : <SignIn staff={staff} />)}
    </>
  );
}

/** The page of the address, or that it is not for this person: then nothing of it is read. */
function Place({ person, booksKey }: { person: Person; booksKey: string }) {
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const first = firstPageOf(person.role);
  if (mayOpen(pathname)) return <Outlet />;
  if (pathname.replace(/\/$/, '') === `/books/${booksKey}` && first !== '/books/$key')
    return <Navigate to={first} params={{ key: booksKey }} replace />;
  return <NotForRole role={person.role} />;
}

/** Whether another person than before has signed in, who is on the way to her own first page. Nobody before her, the address stands. */
function useBeginning(person: Person | undefined, booksKey: string): boolean {
  const router = useRouter();
  const [begun, setBegun] = useState(person?.id);
  const id = person?.id;
  const isBeginning = id !== undefined && begun !== undefined && id !== begun;
  if (id !== undefined && begun === undefined) setBegun(id);
  useEffect(() => {
    if (!isBeginning || !person) return;
    const to = firstPageOf(person.role);
    void router.navigate({ to, params: { key: booksKey }, ignoreBlocker: true }).finally(() => setBegun(person.id));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each person, not for each change of hers
  }, [id, isBeginning]);
  return isBeginning;
}
