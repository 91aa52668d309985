/** Something to know of a move: how often, and of what, the first few of them. */
export type Finding = Readonly<{ sentence: string; count: number; examples: readonly string[] }>;

/** Counts what is to be told by its sentence, so that a thousand times the same is one line. */
export class ImportReport {
  readonly #all = new Map<string, { count: number; examples: string[] }>();

  tell(sentence: string, example = '', count = 1): void {
    const told = this.#all.get(sentence) ?? { count: 0, examples: [] };
    told.count += count;
    if (example !== '' && told.examples.length < MOST_EXAMPLES) told.examples.push(example);
    this.#all.set(sentence, told);
  }

  all(): readonly Finding[] {
    return [...this.#all]
      .map(([sentence, { count, examples }]) => ({ sentence, count, examples }))
      .toSorted((one, other) => other.count - one.count);
  }
}

const MOST_EXAMPLES = 5;
