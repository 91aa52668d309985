import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { tallyFiles } from '#data/books/exchange/tally-export.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { agedOn } from '#data/books/payments/ageing.ts';
import { dashboardOn, overdueInvoices, recentVouchers, salesOfTwelveMonths } from '#data/books/reports/dashboard.ts';
import {
  balanceSheetOn,
  cashFlowOf,
  profitAndLossOf,
  trialBalanceOn,
} from '#data/books/reports/financial-statements.ts';
import { wholeStatement } from '#data/books/reports/ledger-statement.ts';
import { registerSums, wholeRegister } from '#data/books/reports/registers.ts';
import { gstSummaryOf } from '#data/books/returns/gst-summary.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { gstr3b } from '#data/books/returns/gstr3b.ts';
import { purchaseMatch } from '#data/books/returns/purchase-match.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { DAY_BOOK, INVOICE_LIST, PAYMENT_LIST, PURCHASE_LIST, vouchersIn } from '#data/books/vouchers/voucher-lists.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { BLANK_GODOWN, type Godown } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import { VOUCHER_KINDS } from '#domain/books/vouchers/voucher.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { makeOf, order } from '../../../support/orders.ts';
import { addGoods, aTrader, buy, sell } from '../../../support/trade.ts';

const DAY = '2026-11-25';
const DAYS = { from: '2026-04-01', to: '2027-03-31' } as const;
const FIRST = { sort: 'date', direction: 'up', filter: '', find: '' } as const;
let [soap, shed] = [{} as Versioned<Item>, {} as Godown];
let [asha, mills] = [{} as DocumentParty, {} as DocumentParty];

beforeEach(async () => {
  vi.setSystemTime(`${DAY}T10:00:00+05:30`);
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  soap = await addGoods('Soap', { openingQuantity: asQuantity(100), openingRate: asRate(10_0000) });
  shed = await createGodown({ ...BLANK_GODOWN, name: 'Shed' });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Mills')];
  await sell('2026-11-02', asha, [[soap, 5, 20]]);
  await buy('2026-11-03', mills, [[soap, 5, 12]]);
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('no order, challan or goods back changes a statement, a register, a return, the Day Book or what goes to Tally', async () => {
  const before = await everythingPosted();
  await everyKindOfOrder();
  const kinds = new Set((await booksStore.records('vouchers').toArray()).filter(isOrder).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(VOUCHER_KINDS.filter((kind) => isOrder({ kind })).toSorted());
  expect(await everythingPosted()).toEqual(before);
});

it('goods that a party has of a challan are in the first godown of Tally, which knows no challan', async () => {
  const before = await inTally('2026-11-26');
  await order('Delivery Challan', '2026-11-07', asha, [[soap, 2, 20]], { purpose: 'Job Work' });
  expect(await inTally('2026-11-26')).toEqual(before);
});

async function everythingPosted() {
  const { from, to } = DAYS;
  const [day, month] = [DAY, '2026-11'] as const;
  return {
    trialBalance: await trialBalanceOn(day),
    balanceSheet: await balanceSheetOn(day),
    profitAndLoss: await profitAndLossOf(from, to),
    cashFlow: await cashFlowOf(from, to),
    stock: await stockOn(day),
    statements: [await wholeStatement(asha.id, DAYS), await wholeStatement(mills.id, DAYS)],
    aged: [await agedOn('receivable', day), await agedOn('payable', day)],
    registers: [
      await wholeRegister('Sales Register', DAYS),
      await wholeRegister('Purchase Register', DAYS),
      await registerSums('Sales Register', DAYS),
      await registerSums('Purchase Register', DAYS),
    ],
    dashboard: [
      await dashboardOn(day),
      await overdueInvoices(day),
      await salesOfTwelveMonths(day),
      await recentVouchers(),
    ],
    gstr1: withoutCount(await gstr1(month)),
    gstr3b: withoutCount(await gstr3b(month)),
    gst: await gstSummaryOf(DAYS),
    match: await purchaseMatch(month),
    lists: await Promise.all(
      [DAY_BOOK, INVOICE_LIST, PURCHASE_LIST, PAYMENT_LIST].map((list) => vouchersIn(list, FIRST)),
    ),
    tally: await inTally(),
  };
}

/** A return without how many changes the books had when it was read. */
function withoutCount<Read extends Readonly<{ changes: number }>>({ changes: _, ...read }: Read) {
  return read;
}

/** The files for Tally as text; what began before is in their openings. */
async function inTally(begins: IsoDate = '2026-04-01') {
  const { masters, vouchers } = await tallyFiles({ from: begins, to: DAYS.to, begins });
  return [await new Blob([...masters]).text(), await new Blob([...vouchers]).text()];
}

async function everyKindOfOrder() {
  const quoted = await order('Quotation', '2026-11-04', asha, [[soap, 8, 20]]);
  const sold = await makeOf(quoted, 'Sales Order', '2026-11-05');
  const sent = await makeOf(sold, 'Delivery Challan', '2026-11-06', [4]);
  await makeOf(sent, 'Goods Back', '2026-11-07', [1]);
  await order('Delivery Challan', '2026-11-07', asha, [[soap, 2, 20]], { purpose: 'Job Work' });
  await order('Delivery Challan', '2026-11-07', null, [[soap, 2, 20]], {
    purpose: 'To Own Godown',
    toGodown: { id: shed.id, name: 'Shed' },
  });
  await order('Purchase Order', '2026-11-08', mills, [[soap, 10, 12]]);
  await order('Purchase Order', '2026-11-08', mills, [[soap, 10, 12]], { state: 'Draft' });
  const gone = await order('Sales Order', '2026-11-08', asha, [[soap, 3, 20]]);
  await cancelVoucher(gone.id, gone.rev);
}
