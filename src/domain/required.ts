/**
 * The required fields that an entry lacks. Blank text is missing, and so is an amount or quantity of 0, because an
 * empty field also counts as 0 (specification §5).
 */
export function missingIn<Entry, Field extends keyof Entry>(
  entry: Entry,
  required: readonly Field[],
): readonly Field[] {
  return required.filter((field) => isMissing(entry[field]));
}

function isMissing(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : value === null || value === 0;
}
