/** What is wrong with an entry: one sentence for each wrong field, saying what to do. Empty if it may be saved. */
export type Problems<Entry> = Readonly<Partial<Record<keyof Entry, string>>>;

/** The fields that something was found in, in the order given: a form puts the focus on the first. */
export function problemsIn<Entry>(
  found: {
    readonly [Field in keyof Entry]?: string | undefined;
  },
): Problems<Entry> {
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== undefined)) as Problems<Entry>;
}
