/**
 * Which of the required fields of an entry are missing. Required means present: blank text is missing, and so is 0 for
 * an amount or a quantity, which an empty field also comes to (specification §5).
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
