/** The content of a field, and what is selected in it. */
export type Content = Readonly<{
  field: HTMLInputElement | HTMLTextAreaElement;
  text: string;
  from: number | null;
  to: number | null;
}>;

/** Reads the content of a field; undefined for half a date, which cannot be put back. */
export function contentOf(field: Element): Content | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  if (field.validity.badInput) return undefined;
  return { field, text: field.value, from: field.selectionStart, to: field.selectionEnd };
}

/** Sets the text of a field as if it was typed. React does not notice a value that is set on the field itself. */
export function setText(field: Content['field'], text: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
