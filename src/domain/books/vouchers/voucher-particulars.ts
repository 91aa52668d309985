import { type Paise, ZERO } from '#domain/money.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { isStockVoucher, itemsInStockVoucher, type StockVoucherInput } from './stock-voucher.ts';
import { onAccount } from './allocation.ts';
import { isMoney, ledgersInVoucher, settledAmount, type Voucher, type VoucherInput } from './voucher.ts';

/** The words that lists have for a voucher, in a line. */

/** "Asha Stores"; "Cash from Bank" of a contra; of a journal its first ledger; of stock what moved. Blank for a draft that names none yet. */
export function particularsOf(input: VoucherInput): string {
  if (isStockVoucher(input)) return particularsOfStock(input);
  if (input.kind !== 'Contra') return ledgersInVoucher(input)[0]?.name ?? '';
  const { receivedIn, paidFrom } = input;
  if (receivedIn && paidFrom) return `${receivedIn.name} from ${paidFrom.name}`;
  return receivedIn?.name ?? (paidFrom ? `From ${paidFrom.name}` : '');
}

/** "Soap and 2 more"; of a transfer where it goes: "Main to Shop". */
function particularsOfStock(input: StockVoucherInput): string {
  if (input.kind === 'Stock Transfer' && input.toGodown) {
    return [input.fromGodown?.name ?? '', input.toGodown.name].filter((name) => name !== '').join(' to ');
  }
  const [first, ...more] = itemsInStockVoucher(input);
  return more.length === 0 ? (first?.name ?? '') : `${first?.name} and ${more.length} more`;
}

/** The words for a voucher in a movement of an item, where the item itself is known: "Written off · Fell down". */
export function whyMoved(voucher: Voucher): string {
  if (voucher.kind !== 'Stock Adjustment') return particularsOf(voucher);
  return [voucher.direction, voucher.narration].filter((part) => part !== '').join(' · ');
}

/** Who paid, or was paid; null of a voucher of another kind. */
function againstOf(input: VoucherInput): Named | null {
  return isMoney(input) ? input.against : null;
}

/**
 * The part of a receipt from a party, or a payment to one, that is set against none of its documents; 0 of anything else,
 * of a draft, and of what was cancelled. `isParty` tells the ids of parties from those of ledgers.
 */
export function onAccountOf(voucher: Voucher, isParty: (id: string) => boolean): Paise {
  const against = againstOf(voucher);
  if (voucher.state !== 'Issued' || against === null || !isParty(against.id)) return ZERO;
  return isMoney(voucher) ? onAccount(settledAmount(voucher), voucher.allocations ?? []) : ZERO;
}
