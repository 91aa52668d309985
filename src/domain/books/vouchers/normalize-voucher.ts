import { isDocument } from '#domain/books/documents/document.ts';
import { normalizeDocument } from './normalize-document.ts';
import { isStockVoucher, normalizeStockVoucher } from './stock-voucher.ts';
import { isBlankLine, type VoucherInput } from './voucher.ts';

/** Returns a voucher as it is stored: without spaces around texts, empty lines and allocations of nothing. */
export function normalizeVoucher(input: VoucherInput): VoucherInput {
  if (isDocument(input)) return normalizeDocument(input);
  if (isStockVoucher(input)) return normalizeStockVoucher(input);
  const texts = { number: input.number.trim(), narration: input.narration.trim() };
  if (input.kind === 'Journal') {
    return { ...input, ...texts, lines: input.lines.filter((line) => !isBlankLine(line)) };
  }
  const tidy = { ...input, ...texts, reference: input.reference.trim() };
  if (tidy.kind === 'Contra') return tidy;
  // Not chosen is not there: the edit log is of JSON, which knows no undefined.
  const { allocations, advance, ...rest } = tidy;
  return {
    ...rest,
    ...(allocations && { allocations: allocations.filter(({ amount }) => amount !== 0) }),
    ...(advance && tidy.kind === 'Receipt' && { advance }),
  };
}
