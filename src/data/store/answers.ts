/** The result of a query. If a later read failed, `staleReason` says why the value may be out of date. */
export type Answer<T> = { readonly name: string; readonly value: T; readonly staleReason?: string };

/** Remembered answers by name: those on screen, and recent ones. */
export class Answers {
  readonly #answers = new Map<string, Answer<never>>();
  readonly #holders = new Map<string, number>();
  /** The timers of the answers that no screen shows, the one unused for longest first. */
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** For each answer, the number of the read that it came from. */
  readonly #reads = new Map<string, number>();

  get<T>(name: string): Answer<T> | undefined {
    return this.#answers.get(name);
  }

  /** Remembers an answer, unless one of a later read is remembered already: reads may end out of order. */
  set(answer: Answer<unknown>, read = Infinity): void {
    if (read < (this.#reads.get(answer.name) ?? 0)) return;
    this.#reads.set(answer.name, read);
    // All answers of one name have one type, because the name consists of the query and everything it depends on.
    this.#answers.set(answer.name, answer as Answer<never>);
    if (!this.#holders.has(answer.name)) this.#forgetInTime(answer.name);
  }

  /** Keeps the answer of a name until the returned function is called, and for five minutes after that. */
  hold(name: string): () => void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
    this.#holders.set(name, (this.#holders.get(name) ?? 0) + 1);
    return () => {
      const left = (this.#holders.get(name) ?? 1) - 1;
      if (left > 0) this.#holders.set(name, left);
      else {
        this.#holders.delete(name);
        this.#forgetInTime(name);
      }
    };
  }

  /** Forgets every answer that no screen shows. */
  forget(): void {
    for (const name of this.#timers.keys()) this.#forget(name);
  }

  isHeld(name: string): boolean {
    return this.#holders.has(name);
  }

  #forgetInTime(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
    this.#timers.set(
      name,
      setTimeout(() => this.#forget(name), FORGOTTEN_AFTER_MS),
    );
    const [oldest] = this.#timers.keys();
    if (this.#timers.size > MOST_ANSWERS && oldest !== undefined) this.#forget(oldest);
  }

  #forget(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
    this.#reads.delete(name);
    this.#answers.delete(name);
  }
}

const FORGOTTEN_AFTER_MS = 5 * 60_000;
/** A page of fifty rows takes about 70 KB of memory. */
const MOST_ANSWERS = 50;
