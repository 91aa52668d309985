import { type Paise, ZERO } from '#domain/money.ts';
import { itemsOfStock, type StockVoucherInput } from './stock-voucher.ts';
import { onAccount } from './allocation.ts';
import { type ContraInput, isMoney, settledAmount, type Voucher } from './voucher.ts';

/** Returns "Cash from Bank". */
export function particularsOfContra({ receivedIn, paidFrom }: ContraInput): string {
  if (receivedIn && paidFrom) return `${receivedIn.name} from ${paidFrom.name}`;
  return receivedIn?.name ?? (paidFrom ? `From ${paidFrom.name}` : '');
}

/** Returns "Soap and 2 more"; of a transfer where it goes: "Main to Shop". */
export function particularsOfStock(input: StockVoucherInput): string {
  if (input.kind === 'Stock Transfer' && input.toGodown) {
    return [input.fromGodown?.name ?? '', input.toGodown.name].filter((name) => name !== '').join(' to ');
  }
  const [first, ...more] = itemsOfStock(input);
  return more.length === 0 ? (first?.name ?? '') : `${first?.name} and ${more.length} more`;
}

/**
 * The part of a receipt from a party, or a payment to one, that is set against none of its documents; 0 of anything else,
 * of a draft, and of what was cancelled. `isParty` tells the ids of parties from those of ledgers.
 */
export function onAccountOf(voucher: Voucher, isParty: (id: string) => boolean): Paise {
  if (voucher.state !== 'Issued' || !isMoney(voucher)) return ZERO;
  const { against, allocations = [] } = voucher;
  return against && isParty(against.id) ? onAccount(settledAmount(voucher), allocations) : ZERO;
}
