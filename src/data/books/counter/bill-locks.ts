import { browserLocks } from '#data/store/name-lock.ts';

/**
 * Which tab works on which bill: it holds a lock of its name, which the browser lets go of when the tab ends, however it ends. A
 * browser without locks knows of no other tab.
 */

/** Takes a bill for this tab; false if another tab has it. One that is this tab's already stays so. */
export async function takeBill(id: string): Promise<boolean> {
  await Promise.allSettled(lettingGo);
  const locks = browserLocks();
  if (!locks || own.has(id)) return true;
  return new Promise((taken) => {
    const released = locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
      if (!lock) return taken(false);
      return new Promise<void>((end) => {
        own.set(id, () => {
          own.delete(id);
          // It is free only a moment after that.
          lettingGo.add(released);
          void released.finally(() => lettingGo.delete(released));
          end();
        });
        taken(true);
      });
    });
    released.catch(() => taken(true));
  });
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

function nameOf(id: string): string {
  return `${PREFIX}${id}`;
}

const PREFIX = 'books bill ';
const own = new Map<string, () => void>();
/** The locks that this tab has let go of, until they are free. */
const lettingGo = new Set<Promise<void>>();
