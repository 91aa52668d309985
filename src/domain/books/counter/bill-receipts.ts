import type { IsoDate } from '#domain/calendar.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { blankMoney, type MoneyInput } from '#domain/books/vouchers/voucher.ts';
import type { Bill } from './bill.ts';
import type { BillProblem } from './bill-problem.ts';
import type { Drawer } from './drawer.ts';
import type { BillSettlement } from './settle.ts';
import { TENDER_WORDS } from './tender.ts';

/** Returns the receipts of what is recorded of a bill, one for each tender that is money, to the ledgers of the drawer. */
export function receiptsOfBill(
  { customer, tenders }: Pick<Bill, 'customer' | 'tenders'>,
  { recorded }: BillSettlement,
  drawer: Drawer,
  day: IsoDate,
): readonly (MoneyInput & Readonly<{ date: IsoDate }>)[] {
  return MONEY.filter((tender) => recorded[tender] > 0).map((tender) => ({
    ...blankMoney('Receipt', day, ledgerOf(drawer, tender)),
    date: day,
    against: customer,
    amount: recorded[tender],
    mode: TENDER_WORDS[tender],
    reference: tender === 'cash' ? '' : tenders[`${tender}Reference`].trim(),
  }));
}

/** Lists the tenders that the drawer has no ledger for. */
export function problemsInDrawerOf({ recorded }: BillSettlement, drawer: Drawer): readonly BillProblem[] {
  return MONEY.filter((tender) => recorded[tender] > 0 && !ledgerOf(drawer, tender)).map((field) => ({
    field,
    sentence: `${drawer.name} takes no ${TENDER_WORDS[field]}. Choose its ledger in Settings › Counter.`,
  }));
}

function ledgerOf(drawer: Drawer, tender: (typeof MONEY)[number]): Named | null {
  return drawer[tender];
}

const MONEY = ['cash', 'upi', 'card'] as const;
