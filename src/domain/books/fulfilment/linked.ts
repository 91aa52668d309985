import { isDocument } from '#domain/books/documents/document.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isPricedOrder } from '#domain/books/orders/order.ts';
import { sourcesOf } from '#domain/books/line-source.ts';

/** Returns the ids of the orders and challans that a voucher was made of, each once. */
export function sourcesOfVoucher(voucher: VoucherInput): readonly string[] {
  if (voucher.kind === 'Goods Back') {
    return [...new Set([...(voucher.challan ? [voucher.challan.id] : []), ...sourcesOf(voucher.lines)])];
  }
  if (!isDocument(voucher) && !isPricedOrder(voucher)) return [];
  const against = voucher.kind === 'Delivery Challan' ? voucher.against : undefined;
  return [...new Set([...(against ? [against.id] : []), ...sourcesOf(voucher.lines)])];
}
