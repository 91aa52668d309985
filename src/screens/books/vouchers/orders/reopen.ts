import { reopenLines } from '#data/books/vouchers/close-lines.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** Opens a line of an order again, by its key, or all that were closed, and says so. */
export async function reopen(order: Voucher<PricedOrderInput>, which: number | 'all'): Promise<void> {
  try {
    await oncePressed('reopen', () => reopenLines(order.id, order.rev, which));
    toastSuccess('Success', which === 'all' ? `${titleOf(order)} reopened` : `A line of ${titleOf(order)} reopened`);
  } catch (error) {
    sayFailure(error);
  }
}
