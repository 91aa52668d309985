/** What a query said. `whyOld` is there where it could not be asked again since, and says why. */
export type Answer<T> = { readonly name: string; readonly value: T; readonly whyOld?: string };

/** What was answered, by name: what is shown now, and what was lately. */
export class Answers {
  readonly #kept = new Map<string, Answer<never>>();
  readonly #holders = new Map<string, number>();
  /** The timers of the answers that nothing shows, the answer that was left first at the beginning. */
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The number of the read that gave an answer. */
  readonly #reads = new Map<string, number>();

  get<T>(name: string): Answer<T> | undefined {
    return this.#kept.get(name);
  }

  /** Remembers an answer, unless it comes from an earlier read than the one remembered: reads may end in another order. */
  set(answer: Answer<unknown>, read = Infinity): void {
    if (read < (this.#reads.get(answer.name) ?? 0)) return;
    this.#reads.set(answer.name, read);
    // Under one name lies one type: the name is made of the query and all that it depends on.
    this.#kept.set(answer.name, answer as Answer<never>);
    if (!this.#holders.has(answer.name)) this.#forgetInTime(answer.name);
  }

  /** Keeps what is answered under a name until what it returns is called, and five minutes longer. */
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

  /** Forgets every answer that nothing shows. */
  forget(): void {
    for (const name of this.#timers.keys()) this.#forget(name);
  }

  #forgetInTime(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
    this.#timers.set(
      name,
      setTimeout(() => this.#forget(name), FORGOTTEN_AFTER_MS),
    );
    const [oldest] = this.#timers.keys();
    if (this.#timers.size > MOST_KEPT && oldest !== undefined) this.#forget(oldest);
  }

  #forget(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
    this.#reads.delete(name);
    this.#kept.delete(name);
  }
}

const FORGOTTEN_AFTER_MS = 5 * 60_000;
/** A page of fifty rows takes some 70 KB. */
const MOST_KEPT = 50;
