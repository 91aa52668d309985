/** A sentence for each wrong field of a draft. */
export type DraftProblems<Draft> = Readonly<Partial<Record<keyof Draft & string, string>>>;

/** Returns the sentences that a refusal has for fields of the form. */
export function problemsFrom<Draft>(error: unknown): DraftProblems<Draft> {
  const fields: unknown = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : NO_PROBLEMS;
  return fields as DraftProblems<Draft>;
}

export const NO_PROBLEMS = {} as never;
