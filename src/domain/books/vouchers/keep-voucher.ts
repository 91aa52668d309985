import { isDocument } from '#domain/books/documents/document.ts';
import { tidyDocument } from './keep-document.ts';
import { isStock, tidyStock } from './stock-voucher.ts';
import { isBlankLine, type VoucherEntry } from './voucher.ts';

/** A voucher as it is kept: without spaces around texts, empty lines and allocations of nothing. */
export function tidyVoucher(entry: VoucherEntry): VoucherEntry {
  if (isDocument(entry)) return tidyDocument(entry);
  if (isStock(entry)) return tidyStock(entry);
  const texts = { number: entry.number.trim(), narration: entry.narration.trim() };
  if (entry.kind === 'Journal') {
    return { ...entry, ...texts, lines: entry.lines.filter((line) => !isBlankLine(line)) };
  }
  const tidy = { ...entry, ...texts, reference: entry.reference.trim() };
  if (tidy.kind === 'Contra') return tidy;
  // Not chosen is not there: the edit log is of JSON, which knows no undefined.
  const { allocations, advance, ...rest } = tidy;
  return {
    ...rest,
    ...(allocations && { allocations: allocations.filter(({ amount }) => amount !== 0) }),
    ...(advance && tidy.kind === 'Receipt' && { advance }),
  };
}
