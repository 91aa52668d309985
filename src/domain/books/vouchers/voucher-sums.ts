import { isDocument } from '#domain/books/documents/document.ts';
import { NO_SUMS, sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import type { SummedInput, Voucher, VoucherInput } from './voucher.ts';

/** Returns an input as it is about to be saved: a document with its sums, none where nobody can count them. */
export function withSums<Input extends VoucherInput>(input: Input): SummedInput<Input>;
export function withSums(input: VoucherInput): SummedInput {
  return isDocument(input) ? { ...input, sums: sumsIfCountable(input) ?? NO_SUMS } : input;
}

/** Returns a voucher that was saved before documents had sums with those of its lines; any other as it is. */
export function withMissingSums(voucher: Voucher): Voucher {
  return 'sums' in voucher ? voucher : withSums(voucher);
}
