import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { bill, changeBill, holdBill, openCounter } from '#data/books/counter/bills.ts';
import { findBills } from '#data/books/counter/find-bill.ts';
import { heldBills } from '#data/books/counter/held-bills.ts';
import { addReturn, removeReturn, returnOf, soldOn } from '#data/books/counter/returns.ts';
import { saveBill } from '#data/books/counter/save-bill.ts';
import { balancesOfLedgersOn } from '#data/books/ledger/balances.ts';
import { everyGodown } from '#data/books/masters/godowns.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { agedOn } from '#data/books/payments/ageing.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import { quantitiesOnHand } from '#data/books/stock/quantity-on-hand.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { cancelVoucher, createVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import { withCustomer, withTenders } from '#domain/books/counter/bill-changes.ts';
import type { BillReturn, TakenLine } from '#domain/books/counter/bill-return.ts';
import { refundAsCame } from '#domain/books/counter/refund.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asQuantity } from '#domain/quantity.ts';
import {
  addForSale,
  pay,
  perUnit,
  rupees,
  scan,
  sellAtCounter,
  SHOP,
  taken,
  vouchers,
} from '../../../support/counter.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { written } from '../../../support/report-lines.ts';

const DAY = '2026-06-10';
let salt: Item;
let tea: Item;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T10:00:00`) });
  await freshBooks(SHOP);
  salt = await addForSale('Salt', 105, { openingQuantity: asQuantity(10), openingRate: perUnit(80) });
  tea = await addForSale('Tea', 168, { openingQuantity: asQuantity(10), openingRate: perUnit(120) });
});
afterEach(async () => {
  letGoOfBills();
  expect(await checkBooks()).toEqual([]);
  vi.useRealTimers();
  await emptyShelf();
});

describe('an exchange', () => {
  it('of what costs less: back 105, new 168; 63 is paid, both invoices are Paid, and nothing is on account', async () => {
    const old = await sellAtCounter([salt], { cash: 105 });
    const saved = await exchange(old.id, [line(0, 1)], [tea], { cash: 63 });
    expect(saved).toMatchObject({ title: 'Invoice INV/26-27/0002', total: rupees(168), change: 0 });
    const [, , , received, note] = await vouchers();
    expect(received).toMatchObject({ kind: 'Receipt', amount: rupees(63) });
    expect(note).toMatchObject({
      kind: 'Credit Note',
      reason: 'Sales return',
      sums: { total: rupees(105), taxable: rupees(100), cgst: 2_50, sgst: 2_50 },
      allocations: [{ document: saved.id, amount: rupees(105) }],
    });
    expect([await status(old.id), await status(saved.id)]).toEqual(['Paid', 'Paid']);
    expect(await agedOn('receivable', DAY)).toEqual([]);
    expect(await cash()).toBe(rupees(168));
    expect(await quantitiesOnHand([salt.id, tea.id])).toEqual({ [salt.id]: 10, [tea.id]: 9 });
  });

  it('of what costs more: back 168, new 105; 63 is given back, both invoices are Paid, and nothing is on account', async () => {
    const old = await sellAtCounter([tea], { cash: 168 });
    const saved = await exchange(old.id, [line(0, 1)], [salt], { cash: 63 });
    const note = (await vouchers()).find(({ kind }) => kind === 'Credit Note');
    expect(note).toMatchObject({ allocations: [{ document: saved.id, amount: rupees(105) }] });
    expect((await vouchers()).at(-1)).toMatchObject({ kind: 'Payment', amount: rupees(63), account: { name: 'Cash' } });
    expect([await status(old.id), await status(saved.id)]).toEqual(['Paid', 'Paid']);
    expect(await agedOn('receivable', DAY)).toEqual([]);
    expect(await cash()).toBe(rupees(105));
  });

  it('lowers first what the old invoice still owes; only the rest is set against the new one', async () => {
    const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi', state: '27' });
    const owing = await scan(await openCounter(), tea, salt);
    await changeBill(owing.id, (one) => withCustomer(one, ravi));
    const old = await pay(owing, { cash: 233, onAccount: 40 });
    const saved = await exchange(old.id, [line(1, 1)], [tea], { cash: 103 });
    expect([await status(old.id), await status(saved.id)]).toEqual(['Paid', 'Paid']);
    expect(await agedOn('receivable', DAY)).toEqual([]);
    expect(await voucher(saved.id)).toMatchObject({ party: { name: 'Ravi' } });
  });

  it('is for the customer who bought, is saved once, and needs what remains', async () => {
    const old = await sellAtCounter([salt], { cash: 105 });
    const begun = await scan(await openCounter(), tea);
    const { back } = await addReturn(begun.id, of(old.id, [line(0, 1)]));
    expect(back).toBeDefined();
    await expect(pay(begun, { cash: 62 })).rejects.toThrow('₹1 remains. Enter how it is paid.');
    const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi' });
    await changeBill(begun.id, (one) => withCustomer(one, ravi));
    await expect(pay(begun, { cash: 63 })).rejects.toThrow('The goods come back from Walk-in Customer.');
    await removeReturn(begun.id);
    await addReturn(begun.id, of(old.id, [line(0, 1)]));
    await changeBill(begun.id, (one) => withTenders(one, taken({ cash: 100 })));
    const all = await Promise.all(Array.from({ length: 20 }, () => saveBill(begun.id)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all[0]?.change).toBe(rupees(37));
    expect((await vouchers()).map(({ kind }) => kind)).toEqual([
      'Invoice',
      'Receipt',
      'Invoice',
      'Receipt',
      'Credit Note',
    ]);
  });

  it('leaves nothing half where it is refused: the bill stays whole', async () => {
    const old = await sellAtCounter([salt], { cash: 105 });
    const begun = await scan(await openCounter(), tea);
    await addReturn(begun.id, of(old.id, [line(0, 1)]));
    const receipt = (await vouchers()).at(-1);
    await cancelVoucher(receipt?.id ?? '', 1);
    await cancelVoucher(old.id, 1);
    await expect(pay(begun, { cash: 63 })).rejects.toThrow('The bill that goods come back of was cancelled meanwhile.');
    expect((await bill(begun.id))?.lines).toHaveLength(1);
    expect((await vouchers()).filter(({ state }) => state === 'Issued')).toEqual([]);
    await removeReturn(begun.id);
    expect(await pay(begun, { cash: 168 })).toMatchObject({ total: rupees(168) });
  });
});

describe('goods that only come back', () => {
  it('are a credit note, and money that goes out as it came', async () => {
    const old = await sellAtCounter([salt, tea], { upi: 200, cash: 73 });
    const sold = await soldOn(old.id);
    expect(sold).toMatchObject({
      customer: { name: 'Walk-in Customer' },
      came: { cash: rupees(73), upi: rupees(200), card: 0 },
      lines: [
        { at: 0, name: 'Salt', sold: 1, left: 1 },
        { at: 1, name: 'Tea', sold: 1, left: 1 },
      ],
    });
    const begun = await openCounter();
    const after = await addReturn(begun.id, of(old.id, [line(0, 1), line(1, 1)]));
    expect(await returnOf(after)).toMatchObject({ returned: rupees(273), owed: 0 });
    const tenders = refundAsCame(rupees(273), sold?.came ?? { cash: rupees(0), upi: rupees(0), card: rupees(0) });
    await changeBill(begun.id, (one) => withTenders(one, tenders));
    const saved = await saveBill(begun.id);
    expect(saved).toMatchObject({ title: 'Credit Note CN/26-27/0001', total: rupees(273) });
    expect(await saveBill(begun.id)).toEqual({ ...saved, movesCash: false });
    const paid = (await vouchers()).filter(({ kind }) => kind === 'Payment');
    expect(paid).toMatchObject([
      { mode: 'Cash', amount: rupees(73) },
      { mode: 'UPI', amount: rupees(200), account: { name: 'Bank' } },
    ]);
    expect(await cash()).toBe(0);
    expect(await agedOn('receivable', DAY)).toEqual([]);
    expect((await soldOn(old.id))?.lines.map(({ left }) => left)).toEqual([0, 0]);
  });

  it('stay on account of a named customer, and of nobody else; no more is given back than they come to', async () => {
    const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi', state: '27' });
    const begun = await scan(await openCounter(), tea);
    await changeBill(begun.id, (one) => withCustomer(one, ravi));
    const old = await pay(begun, { cash: 168 });
    await giveBack(old.id, [line(0, 1)], { onAccount: 168 });
    expect(await agedOn('receivable', DAY)).toMatchObject([{ name: 'Ravi', onAccount: rupees(168) * -1 }]);
    const other = await sellAtCounter([salt], { cash: 105 });
    await expect(giveBack(other.id, [line(0, 1)], { onAccount: 105 })).rejects.toThrow('Choose the customer first');
    await expect(pay(await openCounter(), { cash: 106 })).rejects.toThrow('₹105 remains. Enter at most that.');
  });

  it('are at most what is left of each line, at the price and tax of the bill, whatever the item costs now', async () => {
    const old = await sellAtCounter([[salt, { quantity: asQuantity(3) }]], { cash: 315 });
    await giveBack(old.id, [line(0, 2)], { cash: 210 });
    const begun = await openCounter();
    const add = (lines: readonly TakenLine[]) => addReturn(begun.id, of(old.id, lines));
    await expect(add([line(0, 2)])).rejects.toMatchObject({
      fields: { 'back.0': 'At most 1 of this line can be taken back.' },
    });
    await expect(add([])).rejects.toMatchObject({ fields: { back: 'Enter what comes back.' } });
    await expect(add([line(3, 1)])).rejects.toMatchObject({
      fields: { 'back.3': 'All of this line came back already.' },
    });
    await add([line(0, 1)]);
    await pay(begun, { cash: 105 });
    expect((await soldOn(old.id))?.lines).toMatchObject([{ sold: 3, left: 0 }]);
  });

  it('are added to those of the same bill that come back already, and to no others', async () => {
    const old = await sellAtCounter([[salt, { quantity: asQuantity(4) }]], { cash: 420 });
    const other = await sellAtCounter([tea], { cash: 168 });
    await giveBack(old.id, [line(0, 1)], { cash: 105 });
    const begun = await openCounter();
    const add = (id: string, lines: readonly TakenLine[]) => addReturn(begun.id, of(id, lines));
    await add(old.id, [line(0, 1)]);
    await expect(add(old.id, [line(0, 3)])).rejects.toMatchObject({
      fields: { 'back.0': 'At most 3 of this line can be taken back. 1 of it is in this bill already.' },
    });
    await expect(add(old.id, [])).rejects.toMatchObject({ fields: { back: 'Enter what comes back.' } });
    await expect(add(other.id, [line(0, 1)])).rejects.toMatchObject({
      fields: { back: 'Goods of INV/26-27/0001 come back with this bill. Save it first, or remove them.' },
    });
    await expect(addReturn(begun.id, loose(105))).rejects.toHaveProperty('fields.back');
    const after = await add(old.id, [{ ...line(0, 1), condition: 'Damaged' }]);
    expect(await returnOf(after)).toMatchObject({ returned: rupees(210) });
    await pay(begun, { cash: 210 });
    expect((await soldOn(old.id))?.lines).toMatchObject([{ sold: 4, left: 1 }]);
    expect((await everyGodown()).map(({ name }) => name)).toEqual(['Damaged', 'Main']);
  });

  it('are moved on to the godown Damaged, made when it is first needed, at what they cost', async () => {
    const old = await sellAtCounter([[salt, { quantity: asQuantity(3) }]], { cash: 315 });
    const damaged = { ...line(0, 1), condition: 'Damaged' } as const;
    await giveBack(old.id, [line(0, 1), damaged], { cash: 210 });
    expect((await everyGodown()).map(({ name }) => name)).toEqual(['Damaged', 'Main']);
    const transfer = (await vouchers()).find(({ kind }) => kind === 'Stock Transfer');
    expect(transfer).toMatchObject({
      narration: 'Came back damaged by Credit Note CN/26-27/0001',
      fromGodown: { name: 'Main' },
      toGodown: { name: 'Damaged' },
      lines: [{ item: { name: 'Salt' }, quantity: 1 }],
    });
    expect(await stockOn(DAY)).toBe(rupees(9 * 80 + 10 * 120));
    await giveBack(old.id, [damaged], { cash: 105 });
    expect(await everyGodown()).toHaveLength(2);
  });
});

describe('goods without a bill', () => {
  it('come back at most at the price of the day, in B2CS, and come in for what found ones are worth', async () => {
    await sellAtCounter([[salt, { quantity: asQuantity(2) }]], { cash: 210 });
    const begun = await openCounter();
    await expect(addReturn(begun.id, loose(106))).rejects.toMatchObject({
      fields: { 'lines.0.rate': 'The price today is 105. Enter at most that.' },
    });
    await expect(addReturn(begun.id, { ...loose(105), reason: ' ' })).rejects.toMatchObject({
      fields: { reason: 'Enter why the goods come back without a bill.' },
    });
    const after = await addReturn(begun.id, loose(105));
    expect(await returnOf(after)).toMatchObject({ returned: rupees(105), owed: 0 });
    const saved = await pay(begun, { cash: 105 });
    expect(await voucher(saved.id)).toMatchObject({
      kind: 'Credit Note',
      against: null,
      withoutInvoice: true,
      narration: 'The bill is lost',
      place: '27',
      sums: { taxable: rupees(100), cgst: 2_50, sgst: 2_50 },
      lines: [{ cost: rupees(80) }],
    });
    expect(await stockOn(DAY)).toBe(rupees(9 * 80 + 10 * 120));
    const { report } = await gstr1('2026-06');
    expect(written(report).find(([name]) => name === 'B2CS')).toEqual(['B2CS', 2, 100, 0, 2.5, 2.5, 0]);
  });

  it('come back only from who is not registered', async () => {
    const shop = await createParty({
      ...blankParty('Customer'),
      name: 'Asha Stores',
      registration: 'Regular',
      gstin: '27AAPFU0939F1ZV',
      state: '27',
    });
    const begun = await openCounter();
    await changeBill(begun.id, (one) => withCustomer(one, shop));
    await expect(addReturn(begun.id, loose(105))).rejects.toMatchObject({
      fields: {
        customer:
          'Only who is not registered returns goods without an invoice, and only in your own State. Find the invoice.',
      },
    });
  });

  it('are exchanged as those of a bill are', async () => {
    const begun = await scan(await openCounter(), tea);
    await addReturn(begun.id, loose(105));
    const saved = await pay(begun, { cash: 63 });
    expect(await status(saved.id)).toBe('Paid');
    expect(await agedOn('receivable', DAY)).toEqual([]);
  });
});

it('a held bill comes to what is left of it after the goods that come back, below 0 where money is given back', async () => {
  const old = await sellAtCounter([salt, tea], { cash: 273 });
  const begun = await scan(await openCounter(), tea);
  await addReturn(begun.id, of(old.id, [line(0, 1)]));
  await holdBill(begun.id);
  const other = await openCounter();
  await addReturn(other.id, of(old.id, [line(1, 1)]));
  await holdBill(other.id);
  const totals = (await heldBills()).map(({ bill: { id }, total }) => [id, total]);
  expect(Object.fromEntries(totals)).toEqual({ [begun.id]: rupees(63), [other.id]: rupees(-168) });
});

it('a bill is found by its number, the phone and name of its customer, and what was sold, the newest first', async () => {
  const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi', state: '27', phone: '98765 43210' });
  const begun = await scan(await openCounter(), tea);
  await changeBill(begun.id, (one) => withCustomer(one, ravi));
  const first = await pay(begun, { cash: 168 });
  const second = await sellAtCounter([salt], { cash: 105 });
  const numbers = async (text: string) => (await findBills(text)).bills.map(({ number }) => number);
  expect(await numbers('0001')).toEqual([first.number]);
  expect(await numbers('ravi')).toEqual([first.number]);
  expect(await numbers('9876543210')).toEqual([first.number]);
  expect(await numbers('salt')).toEqual([second.number]);
  expect(await numbers('')).toEqual([second.number, first.number]);
  expect(await numbers('nobody')).toEqual([]);
});

it('of more bills than are shown it is told that there are more, and drafts among them hide none', async () => {
  const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi', state: '27' });
  const begun = withParty(blankInvoice(DAY, OURS), documentParty(ravi), null);
  const lines = [aLine(1, 10, 0, { item: lineItem(tea) })];
  for (let nth = 0; nth < 21; nth++) {
    if (nth === 20) expect(await findBills('')).toMatchObject({ hasMore: false });
    await createVoucher({ ...begun, lines }, 'Issued');
  }
  const { bills, hasMore } = await findBills('');
  expect([bills.length, bills[0]?.number.slice(-4), hasMore]).toEqual([20, '0021', true]);
  expect(await findBills('0003')).toMatchObject({ bills: [{ number: bills[18]?.number }], hasMore: false });
  for (let nth = 0; nth < 45; nth++) await createVoucher({ ...begun, lines }, 'Draft');
  expect((await findBills('')).bills).toEqual(bills);
});

function line(at: number, quantity: number): TakenLine {
  return { at, quantity: asQuantity(quantity), condition: 'Good' };
}

function of(id: string, lines: readonly TakenLine[]): BillReturn {
  return { invoice: { id, number: `INV/26-27/${id.slice(-4)}` }, lines };
}

/** One pack of salt without a bill, at so many rupees. */
function loose(price: number) {
  const one = { item: { id: salt.id, name: salt.name }, quantity: asQuantity(1), rate: perUnit(price) };
  return { reason: 'The bill is lost', lines: [{ ...one, condition: 'Good' }] } as const;
}

async function exchange(
  id: string,
  back: readonly TakenLine[],
  sold: readonly Item[],
  paid: Parameters<typeof pay>[1],
) {
  const begun = await scan(await openCounter(), ...sold);
  await addReturn(begun.id, of(id, back));
  return pay(begun, paid);
}

function giveBack(id: string, back: readonly TakenLine[], paid: Parameters<typeof pay>[1]) {
  return exchange(id, back, [], paid);
}

async function status(id: string) {
  const row = await booksStore.records('vouchers').get(id);
  return row && (await owedOn([row], DAY))[id]?.status;
}

/** What is in the ledger Cash. */
async function cash(): Promise<number> {
  const ledger = await booksStore.records('ledgers').where('keys.unique').equals('cash').first();
  return (await balancesOfLedgersOn([ledger?.id ?? ''], DAY))[ledger?.id ?? ''] ?? 0;
}
