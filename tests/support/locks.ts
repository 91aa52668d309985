/**
 * The subset of Web Locks that mirrors use, for Node, which has none: a name is held until its work is done, and a
 * request with `ifAvailable` gets null instead of waiting.
 */
class FakeLocks {
  readonly #held = new Set<string>();

  async request<T>(
    name: string,
    ...[options, work]: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
  ): Promise<T> {
    const [isOptional, run] = work ? [Boolean((options as LockOptions).ifAvailable), work] : [false, options];
    const isFree = !this.#held.has(name);
    if (!isFree && !isOptional) throw new Error(`Nobody in these tests waits for a lock: ${name}`);
    if (isFree) this.#held.add(name);
    try {
      return await (run as LockGrantedCallback<T>)(isFree ? { name, mode: 'exclusive' } : null);
    } finally {
      if (isFree) this.#held.delete(name);
    }
  }

  async query(): Promise<LockManagerSnapshot> {
    return { held: [...this.#held].map((name) => ({ name })), pending: [] };
  }
}

/** The browser's locks, or one fake for all tests, because the pages of a browser share their locks, too. */
export const locks: LockManager = globalThis.navigator?.locks ?? new FakeLocks();
