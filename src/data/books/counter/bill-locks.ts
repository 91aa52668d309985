import { browserLocks } from '#data/store/name-lock.ts';

/**
 * Which tab works on which bill: it holds a lock of its name, which the browser lets go of when the tab ends, however it ends. A
 * browser without locks knows of no other tab. The tab keeps a list of its bills over a reload.
 */

/**
 * Takes a bill for this tab; false if another tab has it, at once or, with `waits`, after a while. One that is this tab's already
 * stays so.
 */
export async function takeBill(id: string, waits = false): Promise<boolean> {
  await Promise.allSettled(lettingGo);
  const locks = browserLocks();
  if (!locks || own.has(id)) return true;
  const options = waits ? { signal: AbortSignal.timeout(WAIT_MS) } : { ifAvailable: true };
  return new Promise((taken) => {
    const released = locks.request(nameOf(id), options, (lock) => {
      if (!lock) return taken(false);
      return new Promise<void>((end) => {
        own.set(id, () => {
          own.delete(id);
          noteBills();
          // It is free only a moment after that.
          lettingGo.add(released);
          void released.finally(() => lettingGo.delete(released));
          end();
        });
        noteBills();
        taken(true);
      });
    });
    released.catch(() => taken(options.signal?.aborted !== true));
  });
}

/**
 * The ids of the bills that this tab worked on before it was reloaded, the last one first. A copy of a tab has the list of the
 * first one, which still holds their locks.
 */
export function billsBeforeReload(): readonly string[] {
  try {
    return (sessionStorage.getItem(NAME) ?? '').split(' ').filter(Boolean).toReversed();
  } catch {
    return [];
  }
}

/** Lets go of a bill, so that another tab may recall it. */
export function letGoOfBill(id: string): void {
  own.get(id)?.();
}

/** Lets go of all bills of this tab, as when the counter is left. */
export function letGoOfBills(): void {
  for (const letGo of own.values()) letGo();
}

/** The ids of the bills that tabs work on, this one's too. */
export async function billsAtWork(): Promise<ReadonlySet<string>> {
  await Promise.allSettled(lettingGo);
  const held = (await browserLocks()?.query())?.held ?? [];
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}

/** Whether this tab works on a bill. */
export function isOwnBill(id: string): boolean {
  return own.has(id);
}

function noteBills(): void {
  try {
    sessionStorage.setItem(NAME, [...own.keys()].join(' '));
  } catch {
    // Refused or full: a reload then takes up the newest bill that is free.
  }
}

function nameOf(id: string): string {
  return `${PREFIX}${id}`;
}

const PREFIX = 'books bill ';
const NAME = 'books bills';
/** How long the page before a reload may take to end. */
const WAIT_MS = 2000;
const own = new Map<string, () => void>();
/** The locks that this tab has let go of, until they are free. */
const lettingGo = new Set<Promise<void>>();
