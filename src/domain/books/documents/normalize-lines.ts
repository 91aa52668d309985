import { hsnDigits } from '#domain/books/hsn.ts';
import { tidyName } from '#domain/books/names.ts';
import { type DocumentLine, type InvoiceInput, isBlankDocumentLine } from './document.ts';

/** Returns undefined if nothing was entered of the address. */
export function normalizeDelivery(to: InvoiceInput['delivery']): InvoiceInput['delivery'] {
  if (!to) return undefined;
  const [name, address] = [tidyName(to.name), to.address.trim()];
  const [city, pinCode] = [to.city.trim(), to.pinCode.trim()];
  const isBlank = [name, address, city, pinCode, to.state].every((text) => text === '');
  return isBlank ? undefined : { name, address, city, pinCode, state: to.state };
}

/** Returns the lines as they are stored: without blank ones, spaces around texts and what stands between digits of HSN codes. */
export function normalizeLines<Line extends DocumentLine>(lines: readonly Line[]): readonly Line[] {
  return lines
    .filter((line) => !isBlankDocumentLine(line))
    .map((line) => ({ ...line, description: line.description.trim(), hsn: hsnDigits(line.hsn) }));
}
