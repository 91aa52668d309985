/** Something to know of a move: how often, and of what: the first few, or all. */
export type Finding = Readonly<{ sentence: string; count: number; examples: readonly string[] }>;

/** Counts findings by their sentence, so that a thousand times the same is one line. */
export class ImportReport {
  readonly #all = new Map<string, { count: number; examples: string[] }>();

  add(sentence: string, example = '', count = 1): void {
    const finding = this.#all.get(sentence) ?? { count: 0, examples: [] };
    finding.count += count;
    if (example !== '' && finding.examples.length < MOST_EXAMPLES) finding.examples.push(example);
    this.#all.set(sentence, finding);
  }

  /** Adds one of which every example counts, as its reader has to do something about each. */
  list(sentence: string, example: string): void {
    this.add(sentence);
    this.#all.get(sentence)?.examples.push(example);
  }

  all(): readonly Finding[] {
    return [...this.#all]
      .map(([sentence, { count, examples }]) => ({ sentence, count, examples }))
      .toSorted((one, other) => other.count - one.count);
  }
}

const MOST_EXAMPLES = 5;
