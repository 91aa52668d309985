/**
 * Holds the lock of a database's name, shared with all tabs that have it open, until the returned function is called or
 * the page ends. A browser without locks does without.
 */
export async function shareName(name: string): Promise<() => void> {
  const locks = browserLocks();
  if (!locks) return () => {};
  return new Promise((held) => {
    const released = locks.request(name, { mode: 'shared' }, () => {
      return new Promise<void>((end) => {
        held(() => {
          // It is free only a moment after that.
          lettingGo.add(released);
          void released.finally(() => lettingGo.delete(released));
          end();
        });
      });
    });
    released.catch(() => held(() => {}));
  });
}

/** Does the work while no tab has the database open; returns 'in use' without doing it if one has. */
export async function whileAlone<T>(name: string, work: () => Promise<T>): Promise<T | 'in use'> {
  const locks = browserLocks();
  if (!locks) return work();
  await Promise.allSettled(lettingGo);
  return locks.request(name, { mode: 'exclusive', ifAvailable: true }, async (lock) => (lock ? work() : 'in use'));
}

/** The locks of the browser, or undefined where it has none. */
export function browserLocks(): LockManager | undefined {
  return globalThis.navigator?.locks;
}

/** The locks that this tab has let go of, until they are free. */
const lettingGo = new Set<Promise<void>>();
