/**
 * The subset of Web Locks that mirrors and bills use, for Node, which has none: a name is held until its work is done; a request
 * with `ifAvailable` gets null instead of waiting, one with a `signal` waits its turn until that gives up.
 */
class FakeLocks {
  readonly #held = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  async request<T>(
    name: string,
    ...[options, work]: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
  ): Promise<T> {
    const [{ ifAvailable = false, signal }, run] = work ? [options as LockOptions, work] : [{} as LockOptions, options];
    const isHeld = this.#held.has(name);
    if (isHeld && ifAvailable) return (run as LockGrantedCallback<T>)(null);
    if (isHeld && !signal) throw new Error(`Nobody in these tests waits for a lock: ${name}`);
    if (isHeld && signal) await this.#turn(name, signal);
    this.#held.add(name);
    try {
      return await (run as LockGrantedCallback<T>)({ name, mode: 'exclusive' });
    } finally {
      this.#held.delete(name);
      this.#waiting.get(name)?.shift()?.();
    }
  }

  async query(): Promise<LockManagerSnapshot> {
    return { held: [...this.#held].map((name) => ({ name })), pending: [] };
  }

  #turn(name: string, signal: AbortSignal): Promise<void> {
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, waiting);
    return new Promise((granted, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(granted), 1);
        reject(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(granted);
    });
  }
}

/** The browser's locks, or one fake for all tests, because the pages of a browser share their locks, too. */
export const locks: LockManager = globalThis.navigator?.locks ?? new FakeLocks();
