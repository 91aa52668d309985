/**
 * Returns the required fields that the input of a form lacks. Blank text is missing, and so is an amount or quantity of
 * 0, because an empty field also counts as 0 (specification §5).
 */
export function missingIn<Input, Field extends keyof Input>(
  input: Input,
  required: readonly Field[],
): readonly Field[] {
  return required.filter((field) => isMissing(input[field]));
}

function isMissing(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : value === null || value === 0;
}
