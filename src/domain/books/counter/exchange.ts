import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { leftOfNote } from '#domain/books/vouchers/allocation.ts';
import type { Bill } from './bill.ts';
import { settleRefund } from './refund.ts';
import { type BillSettlement, settleBill, withRestInCash } from './settle.ts';
import { NOTHING_TAKEN } from './tender.ts';

/** How goods that come back and goods that are sold with them are settled, all in paise and from 0. */
export type ExchangeSums = Readonly<{
  /** The part of the credit note that is set against the new invoice. */
  setOff: Paise;
  /** The amount that the customer still pays, or else gets. */
  pays: Paise;
  gets: Paise;
}>;

/**
 * Settles goods that come back, if any do, with a new invoice of `sold`. What is still `owed` on the old invoice is lowered
 * first: only what that no longer owes is set against the new one, and the rest of it is given back.
 */
export function exchangeSums(back: Readonly<{ returned: Paise; owed: Paise }> | undefined, sold: Paise): ExchangeSums {
  const free = back ? leftOfNote(back.returned, back.owed) : ZERO;
  const setOff = asPaise(Math.min(free, sold));
  return { setOff, pays: asPaise(sold - setOff), gets: asPaise(free - setOff) };
}

/**
 * Settles a bill with what was entered at Pay: what is paid, or given back. `paid` is the bill as it is paid with it, which is
 * with nothing where money is given back.
 */
export function settleExchange(
  bill: Bill,
  { pays, gets }: ExchangeSums,
): Readonly<{ settlement: BillSettlement; paid: Bill }> {
  if (gets === 0) return { settlement: settleBill(pays, bill.tenders), paid: bill };
  return { settlement: settleRefund(gets, bill.tenders), paid: { ...bill, tenders: NOTHING_TAKEN } };
}

/** Returns the bill with the rest of what is paid, or given back, in cash. */
export function withRestOfExchange(bill: Bill, { pays, gets }: ExchangeSums): Bill {
  return { ...bill, tenders: withRestInCash(gets > 0 ? gets : pays, bill.tenders) };
}
