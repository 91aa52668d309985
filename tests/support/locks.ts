/**
 * Web Locks as mirrors use them, for where there are none (Node): a name is held until its work is done, and who asks
 * with `ifAvailable` gets nothing instead of waiting.
 */
class FakeLocks {
  readonly #held = new Set<string>();

  async request<T>(
    name: string,
    ...[options, work]: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
  ): Promise<T> {
    const [isOptional, deed] = work ? [Boolean((options as LockOptions).ifAvailable), work] : [false, options];
    const isFree = !this.#held.has(name);
    if (!isFree && !isOptional) throw new Error(`Nobody in these tests waits for a lock: ${name}`);
    if (isFree) this.#held.add(name);
    try {
      return await (deed as LockGrantedCallback<T>)(isFree ? { name, mode: 'exclusive' } : null);
    } finally {
      if (isFree) this.#held.delete(name);
    }
  }

  async query(): Promise<LockManagerSnapshot> {
    return { held: [...this.#held].map((name) => ({ name })), pending: [] };
  }
}

/** The locks of the browser, or their like. One for all, as one browser's pages share theirs. */
export const locks: LockManager = globalThis.navigator?.locks ?? new FakeLocks();
