import { now } from '#data/clock.ts';
import type { Database } from '#data/store/database.ts';
import { forgetAnswers, refetchAll, watch } from '#data/store/live.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { type ChangedRights, permissionOf } from '#domain/books/staff/right.ts';
import { STAFF_SETTINGS, type StaffSettings } from '#domain/books/staff/staff-settings.ts';
import { STAFF_ID } from '#data/books/ids.ts';
import type { Rows } from '#data/books/tables.ts';
import { noteStaffChange, type StaffGuard } from './access.ts';
import { accessAs, refusalFor } from './access-as.ts';
import { NOBODY, openSession, type Session, type TabSession } from './session.ts';

/** The staff of the open books as this page knows it, and who is signed in at it. */
export type StaffStanding = Readonly<{
  persons: readonly Person[];
  settings: StaffSettings;
  session: Session;
  /** The person who is signed in, as long as she is active. */
  person: Person | undefined;
}>;

let standing: StaffStanding | undefined;
let tab: TabSession | undefined;
let keepUnsaved: (() => Promise<void>) | undefined;

/** The staff as it stands; undefined while the open books have no guard. The same object until something changes. */
export function staffStanding(): StaffStanding | undefined {
  return standing;
}

/** Says who is signed in from now on, in all tabs of these books. What was read for another is forgotten. */
export function takeSession(session: Session): void {
  tab?.share(session);
  stand({ session });
}

/**
 * Does what `keep` says before another person, who signed in at another tab, stands at this one, too: it still counts as done by the
 * person before. Returns a function that ends it.
 */
export function keepBeforeAnother(keep: () => Promise<void>): () => void {
  keepUnsaved = keep;
  return () => {
    if (keepUnsaved === keep) keepUnsaved = undefined;
  };
}

async function followTab(): Promise<void> {
  const { person = '' } = tab?.session() ?? {};
  if (person !== '' && person !== standing?.session.person) await keepUnsaved?.();
  // What the tabs say by now: more may have come meanwhile.
  if (tab) stand({ session: tab.session() });
}

/** Locks the page of who is signed in, in all tabs. */
function lock(): void {
  const { session } = standing ?? {};
  if (session && session.person !== '') takeSession({ ...session, isLocked: true });
}

/** Notes that somebody is there, for Lock After. */
export function noteActivity(): void {
  if (standing?.person && !standing.session.isLocked) tab?.noteActivity();
}

/**
 * Locks in all tabs if nobody was there for as long as Lock After says. Returns how long that still is otherwise, in ms; undefined
 * where nothing will lock.
 */
export function lockIfIdle(): number | undefined {
  const { session, settings } = standing ?? {};
  if (!tab || !session || session.person === '' || session.isLocked || settings?.lockAfter == null) return undefined;
  const after = settings.lockAfter * MINUTE_MS;
  // A clock that was set back begins it anew.
  const left = Math.min(tab.activeAt() + after - now(), after);
  if (left > 0) return left;
  lock();
  return undefined;
}

/**
 * Makes the guard of open books. Resolves when their staff is known, and who of them is signed in: in a worker, the `person` whom the
 * page names.
 */
export async function makeGuard(db: Database<Rows>, person?: string): Promise<StaffGuard> {
  const known = await readStaff(db);
  standing = { ...known, session: NOBODY, person: undefined };
  if (person === undefined) tab = await openSession(db.name, () => void followTab());
  stand({ session: tab?.session() ?? { person: person ?? '', isLocked: false } });
  lockIfIdle();
  // What a worker does is over soon.
  const stop = person === undefined ? watch(() => readStaff(db), stand) : () => undefined;
  return {
    permission: (right) =>
      standing?.person ? permissionOf(standing.settings.rights, standing.person.role, right) : 'not',
    refusal: (right) => refusalFor(standing?.person, standing?.settings.rights ?? {}, right),
    personHere: () => standing?.person?.id ?? '',
    lock,
    lockAfterBill: () => standing?.settings.lockAfterEachBill && lock(),
    begin: async (records, approval) => {
      const changed: ChangedRights = await records.changedRights();
      const id = standing?.session.person ?? '';
      const found = id === '' ? undefined : await records.person(id);
      const approver = approval && (await records.person(approval.approver));
      return accessAs(found?.isActive ? found : undefined, changed, approval && approver && { ...approval, approver });
    },
    end: () => {
      stop();
      tab?.close();
      tab = undefined;
      standing = undefined;
    },
  };
}

function stand(change: Partial<Pick<StaffStanding, 'persons' | 'settings' | 'session'>>): void {
  if (!standing) return;
  const next = { ...standing, ...change };
  const person = next.persons.find(({ id, isActive }) => id === next.session.person && isActive);
  standing = { ...next, person };
  noteStaffChange();
  forgetAnswers();
  refetchAll();
}

async function readStaff(db: Database<Rows>): Promise<Pick<StaffStanding, 'persons' | 'settings'>> {
  const persons = await db.records('persons').toArray();
  return { persons, settings: (await db.records('staffSettings').get(STAFF_ID)) ?? STAFF_SETTINGS };
}

const MINUTE_MS = 60_000;
