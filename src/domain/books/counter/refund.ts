import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { MoneyInput, Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Bill } from './bill.ts';
import { receiptsOfBill } from './bill-receipts.ts';
import type { Drawer } from './drawer.ts';
import { type BillSettlement, remainsInWords, settleBill } from './settle.ts';
import { NOTHING_TAKEN, TENDERS, TENDER_WORDS, type Tenders } from './tender.ts';

/** The amounts that came for an invoice by each tender, in paise. */
export type CameBy = Readonly<Record<'cash' | 'upi' | 'card', Paise>>;

/** Returns what came for an invoice, by the receipts that are set against it. Cheques and transfers are no tender of the counter. */
export function cameBy(invoice: string, settlers: readonly Voucher[]): CameBy {
  const of = (tender: keyof CameBy) =>
    sumOf(
      settlers.map((one) =>
        one.kind === 'Receipt' && one.state === 'Issued' && one.mode === TENDER_WORDS[tender]
          ? (one.allocations?.find(({ document }) => document === invoice)?.amount ?? ZERO)
          : ZERO,
      ),
    );
  return { cash: of('cash'), upi: of('upi'), card: of('card') };
}

/**
 * Returns how an amount goes out as it came: by card and UPI as far as it came by them, the rest in cash. A customer who paid on
 * account may leave it there instead.
 */
export function refundAsCame(gets: Paise, came: CameBy): Tenders {
  const card = asPaise(Math.min(gets, came.card));
  const upi = asPaise(Math.min(gets - card, came.upi));
  const cash = asPaise(gets - card - upi);
  return { ...NOTHING_TAKEN, cash: orNull(cash), upi: orNull(upi), card: orNull(card) };
}

/** Returns a bill at Pay, where money is given back and nothing was entered yet: it goes out as it came. */
export function asItCame(bill: Bill, gets: Paise, came: CameBy | undefined): Bill {
  const isEntered = TENDERS.some((tender) => bill.tenders[tender] !== null);
  return gets === 0 || isEntered ? bill : { ...bill, tenders: refundAsCame(gets, came ?? NOTHING_CAME) };
}

/** Settles an amount to give back with what was entered, as `settleBill`; cash gives no change here. */
export function settleRefund(gets: Paise, tenders: Tenders): BillSettlement {
  const settlement = settleBill(gets, tenders);
  if (settlement.change === 0) return settlement;
  const cash = settlement.problems.cash ?? remainsInWords(settlement.recorded.cash);
  return { ...settlement, change: ZERO, problems: { ...settlement.problems, cash } };
}

/** Returns the payments of what is given back, one for each tender that is money, from the ledgers of the drawer. */
export function refundsOfBill(
  bill: Pick<Bill, 'customer' | 'tenders'>,
  settlement: BillSettlement,
  drawer: Drawer,
  day: IsoDate,
): readonly (MoneyInput & Readonly<{ date: IsoDate }>)[] {
  return receiptsOfBill(bill, settlement, drawer, day).map((receipt) => ({
    ...receipt,
    kind: 'Payment',
    allocations: [],
  }));
}

function orNull(amount: Paise): Paise | null {
  return amount === 0 ? null : amount;
}

const NOTHING_CAME: CameBy = { cash: ZERO, upi: ZERO, card: ZERO };
