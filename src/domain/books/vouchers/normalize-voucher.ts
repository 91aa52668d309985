import { isDocument } from '#domain/books/documents/document.ts';
import { tidyDocument } from './normalize-document.ts';
import { isStock, tidyStock } from './stock-voucher.ts';
import { isBlankLine, type VoucherInput } from './voucher.ts';

/** A voucher as it is kept: without spaces around texts, empty lines and allocations of nothing. */
export function tidyVoucher(input: VoucherInput): VoucherInput {
  if (isDocument(input)) return tidyDocument(input);
  if (isStock(input)) return tidyStock(input);
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
