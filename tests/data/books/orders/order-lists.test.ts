import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeLines } from '#data/books/vouchers/close-lines.ts';
import { CHALLAN_LIST, PURCHASE_ORDER_LIST, QUOTATION_LIST, SALES_ORDER_LIST } from '#data/books/orders/order-lists.ts';
import { progressOfOrders } from '#data/books/orders/order-progress.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import { windowOf } from '#data/lists/row-window.ts';
import type { StoreList } from '#data/lists/sorting.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import { STATUS_FILTERS } from '#domain/books/fulfilment/status-filter.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { makeOf, order } from '../../../support/orders.ts';
import { addGoods, aTrader } from '../../../support/trade.ts';

type OrderListOf = StoreList<Rows, 'vouchers'>;
const VIEW = { sort: 'date', direction: 'up', filter: '', find: '' } as const;
let soap: Versioned<Item>;
let [asha, mills] = [{} as DocumentParty, {} as DocumentParty];

beforeEach(async () => {
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  await freshBooks();
  soap = await addGoods('Soap', { openingQuantity: asQuantity(100) });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Mills')];
});
afterEach(emptyShelf);

describe('a list of orders', () => {
  it('is found by what is not finished, and by each status that its kind has', async () => {
    const [open, part, delivered, late, billed] = [
      await order('Sales Order', '2026-11-01', asha, [[soap, 1, 10]]),
      await order('Sales Order', '2026-11-02', asha, [[soap, 4, 10]]),
      await order('Sales Order', '2026-11-03', asha, [[soap, 3, 10]]),
      await order('Sales Order', '2026-11-04', asha, [[soap, 2, 10]], { due: '2026-11-24' }),
      await order('Sales Order', '2026-11-05', asha, [[soap, 2, 10]]),
    ];
    const draft = await order('Sales Order', '2026-11-06', asha, [[soap, 2, 10]], { state: 'Draft' });
    const closed = await order('Sales Order', '2026-11-07', asha, [[soap, 2, 10]]);
    const gone = await order('Sales Order', '2026-11-08', asha, [[soap, 2, 10]]);
    await makeOf(part, 'Delivery Challan', '2026-11-09', [2]);
    await makeOf(delivered, 'Delivery Challan', '2026-11-09');
    await makeOf(billed, 'Invoice', '2026-11-09');
    await closeLines(closed.id, closed.rev, 'all', 'Not wanted any more');
    await cancelVoucher(gone.id, gone.rev);
    const found = await byEachFilter(SALES_ORDER_LIST, STATUS_FILTERS['Sales Order']);
    expect(found).toEqual({
      'Not finished': [open.id, part.id, delivered.id, late.id, draft.id],
      Draft: [draft.id],
      Open: [open.id],
      'Part delivered': [part.id],
      Delivered: [delivered.id],
      Overdue: [late.id],
      Billed: [billed.id],
      Closed: [closed.id],
      Cancelled: [gone.id],
    });
  });

  it.each([
    ['Quotation', QUOTATION_LIST],
    ['Sales Order', SALES_ORDER_LIST],
    ['Delivery Challan', CHALLAN_LIST],
    ['Purchase Order', PURCHASE_ORDER_LIST],
  ] as const)(
    'of the kind %s shows each order under the one status that it has, whichever is asked for',
    async (kind, list) => {
      await everyOrder();
      const found = await byEachFilter(list, STATUS_FILTERS[kind]);
      const all = await shownBy(list, '');
      expect(all.length).toBeGreaterThan(2);
      const orders = (await booksStore.records('vouchers').bulkGet([...all])).filter((row) => row !== undefined);
      const progress = await progressOfOrders(orders.filter(isOrder));
      for (const id of all) {
        const under = Object.keys(found).filter((filter) => filter !== 'Not finished' && found[filter]?.includes(id));
        expect(under).toEqual([progress[id]?.status]);
      }
    },
  );
});

describe('the file of a list of orders', () => {
  it('has the columns of the screen, and how each order stands today', async () => {
    const sold = await order('Sales Order', '2026-11-02', asha, [[soap, 3, 10]], { due: '2026-12-01' });
    await makeOf(sold, 'Delivery Challan', '2026-11-09', [2]);
    await makeOf(sold, 'Invoice', '2026-11-10', [1]);
    expect(await linesOf(SALES_ORDER_LIST)).toEqual([
      'Number,Date,Customer,Reference,Total,Delivered %,Billed %,Deliver By,Status,Narration',
      // 2 of 3 are 66.6 %, the one that was billed 33.3 %.
      'SO/26-27/0001,2026-11-02,Asha,,30.00,66,33,2026-12-01,Part delivered,',
    ]);
  });

  it('of offers, challans and purchase orders, too; a draft has no number and nothing done', async () => {
    await order('Quotation', '2026-11-01', asha, [[soap, 2, 10]], { due: '2026-11-02' });
    await order('Purchase Order', '2026-11-03', mills, [[soap, 2, 10]], { state: 'Draft' });
    const challan = await order('Delivery Challan', '2026-11-04', asha, [[soap, 2, 10]], {
      purpose: 'On Approval',
      dueBack: '2027-05-04',
    });
    await makeOf(challan, 'Goods Back', '2026-11-05', [1]);
    expect(await linesOf(QUOTATION_LIST)).toEqual([
      'Number,Date,Customer,Total,Valid Until,Status,Narration',
      'QTN/26-27/0001,2026-11-01,Asha,20.00,2026-11-02,Expired,',
    ]);
    expect((await linesOf(PURCHASE_ORDER_LIST)).at(-1)).toBe(',2026-11-03,Mills,21.00,,,Draft,');
    expect(await linesOf(CHALLAN_LIST)).toEqual([
      'Number,Date,Purpose,Party,Value,Due Back,Status,Narration',
      'DCA/26-27/0001,2026-11-04,On Approval,Asha,20.00,2027-05-04,Part settled,',
      'GB/26-27/0001,2026-11-05,Goods Back,Asha,,,Came back,',
    ]);
  });
});

/** Some of each kind, in many states. */
async function everyOrder() {
  for (const kind of ['Quotation', 'Sales Order', 'Purchase Order'] as const) {
    const party = kind === 'Purchase Order' ? mills : asha;
    await order(kind, '2026-11-01', party, [[soap, 2, 10]]);
    await order(kind, '2026-11-02', party, [[soap, 2, 10]], { due: '2026-11-20' });
    await order(kind, '2026-11-03', party, [[soap, 2, 10]], { state: 'Draft' });
    const part = await order(kind, '2026-11-04', party, [[soap, 4, 10]]);
    const whole = await order(kind, '2026-11-05', party, [[soap, 4, 10]]);
    const into = kind === 'Purchase Order' ? 'Purchase' : 'Invoice';
    await makeOf(part, into, '2026-11-06', [1]);
    await makeOf(whole, into, '2026-11-06');
    const closed = await order(kind, '2026-11-07', party, [[soap, 1, 10]]);
    await closeLines(closed.id, closed.rev, 'all', 'Not wanted');
    const gone = await order(kind, '2026-11-08', party, [[soap, 1, 10]]);
    await cancelVoucher(gone.id, gone.rev);
  }
  const challan = await order('Delivery Challan', '2026-11-09', asha, [[soap, 3, 10]]);
  await makeOf(challan, 'Goods Back', '2026-11-10', [1]);
  await makeOf(await order('Delivery Challan', '2026-11-09', asha, [[soap, 3, 10]]), 'Invoice', '2026-11-10');
  await order('Delivery Challan', '2026-11-09', asha, [[soap, 1, 10]], { purpose: 'Repair', dueBack: '2026-11-12' });
}

async function byEachFilter(list: OrderListOf, filters: readonly string[]) {
  const found: Record<string, readonly string[]> = {};
  for (const filter of filters) found[filter] = await shownBy(list, filter);
  return found;
}

/** The ids of the orders in a view, the oldest first. */
async function shownBy(list: OrderListOf, filter: string): Promise<readonly string[]> {
  const view = { ...VIEW, filter };
  const rowFilter = filter === '' ? undefined : await list.filtered?.by(booksStore.database(), filter);
  const { rows } = await windowOf(booksStore.records('vouchers'), list, view, { at: 'first' }, 50, rowFilter);
  return rows.map(({ id }) => id);
}

async function linesOf(list: OrderListOf) {
  const { parts } = await listAsCsv(list, VIEW, undefined, {});
  return (await new Blob([...parts]).text()).replace('\ufeff', '').trimEnd().split('\r\n');
}
