/** The problems of an input: one sentence for each wrong field, saying what to do. Empty if it may be saved. */
export type Problems<Input> = Readonly<Partial<Record<keyof Input, string>>>;

/** The fields that something was found in, in the order given: a form puts the focus on the first. */
export function problemsIn<Input>(
  found: {
    readonly [Field in keyof Input]?: string | undefined;
  },
): Problems<Input> {
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== undefined)) as Problems<Input>;
}
