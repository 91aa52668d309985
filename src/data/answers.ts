/** What a query said. `whyOld` is there where it could not be asked again since, and says why. */
export type Answer<T> = { readonly name: string; readonly value: T; readonly whyOld?: string };

/** What was answered, by name: what is shown now, and what was lately. */
export class Answers {
  readonly #kept = new Map<string, Answer<never>>();
  readonly #holders = new Map<string, number>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  get<T>(name: string): Answer<T> | undefined {
    return this.#kept.get(name);
  }

  set(answer: Answer<unknown>): void {
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

  #forgetInTime(name: string): void {
    clearTimeout(this.#timers.get(name));
    const forget = () => {
      this.#timers.delete(name);
      this.#kept.delete(name);
    };
    this.#timers.set(name, setTimeout(forget, FORGOTTEN_AFTER_MS));
  }
}

const FORGOTTEN_AFTER_MS = 5 * 60_000;
