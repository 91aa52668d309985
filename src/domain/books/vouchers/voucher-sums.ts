import { isDocument } from '#domain/books/documents/document.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';
import type { Voucher } from './voucher.ts';

/** Returns a voucher that was saved before documents had sums with those of its lines; any other as it is. */
export function withMissingSums(voucher: Voucher): Voucher {
  return 'sums' in voucher || !isDocument(voucher) ? voucher : withSums(voucher);
}
