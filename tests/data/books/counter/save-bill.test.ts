import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { saveCopy } from '#data/books/copies/copies.ts';
import { readCopy } from '#data/books/copies/read-copy.ts';
import { letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { bill, changeBill, openCounter } from '#data/books/counter/bills.ts';
import { approveBill, ApprovalNeeded, BillRefused, saveBill } from '#data/books/counter/save-bill.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { quantitiesOnHand } from '#data/books/stock/quantity-on-hand.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import { withCustomer, withDiscount, withTenders } from '#domain/books/counter/bill-changes.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import {
  addForSale,
  ON,
  pay,
  perUnit,
  rupees,
  scan,
  sellAtCounter,
  SHOP,
  taken,
  vouchers,
} from '../../../support/counter.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { hsnRows } from '#domain/books/documents/hsn-rows.ts';
import { scannedRow } from '#domain/books/counter/new-line.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aTrader, buy } from '../../../support/trade.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T10:00:00') });
  await freshBooks(SHOP);
});
afterEach(async () => {
  letGoOfBills();
  vi.useRealTimers();
  await emptyShelf();
});

describe('a bill that is saved', () => {
  it('becomes one invoice and a receipt for each tender, set against it, and is gone', async () => {
    const salt = await addForSale('Salt', 1481);
    const begun = await scan(await openCounter(), salt);
    const saved = await pay(begun, { upi: 1000, cash: 500 });
    expect(saved).toMatchObject({ title: 'Invoice INV/26-27/0001', total: rupees(1481), change: rupees(19) });
    const [invoice, cash, upi] = await vouchers();
    expect(invoice).toMatchObject({
      id: saved.id,
      date: '2026-06-10',
      ratesIncludeGst: true,
      counter: { bill: begun.id },
    });
    expect(cash).toMatchObject({ mode: 'Cash', amount: rupees(481), account: { name: 'Cash' } });
    expect(upi).toMatchObject({ mode: 'UPI', amount: rupees(1000), account: { name: 'Bank' } });
    expect([cash, upi].map((one) => one && 'allocations' in one && one.allocations)).toEqual([
      [{ document: saved.id, amount: rupees(481) }],
      [{ document: saved.id, amount: rupees(1000) }],
    ]);
    expect(await bill(begun.id)).toBeUndefined();
    expect((await quantitiesOnHand([salt.id]))[salt.id]).toBe(-1);
    expect(await checkBooks()).toEqual([]);
  });

  it('is saved once, however often and fast Save is pressed', async () => {
    const begun = await scan(await openCounter(), await addForSale('Salt', 749));
    await changeBill(begun.id, (one) => withTenders(one, taken({ cash: 1000 })));
    const all = await Promise.all(Array.from({ length: 20 }, () => saveBill(begun.id)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.every(({ change }) => change === rupees(251))).toBe(true);
    expect((await vouchers()).map(({ kind }) => kind)).toEqual(['Invoice', 'Receipt']);
  });

  it('is found saved by a key that comes later, and is gone once its invoice is cancelled', async () => {
    const begun = await scan(await openCounter(), await addForSale('Salt', 749));
    const saved = await pay(begun, { cash: 749 });
    expect(await saveBill(begun.id)).toEqual({ ...saved, movesCash: false });
    const receipt = (await vouchers()).at(-1);
    await cancelVoucher(receipt?.id ?? '', 1);
    await cancelVoucher(saved.id, 1);
    await expect(saveBill(begun.id)).rejects.toThrow('This bill was cleared meanwhile. Begin a new one.');
  });

  it('is paid with the rest in cash in the same action: what was entered of it stays', async () => {
    const begun = await scan(await openCounter(), await addForSale('Salt', 749));
    await changeBill(begun.id, (one) => withTenders(one, taken({ upi: 700 })));
    expect(await saveBill(begun.id, 'rest in cash')).toMatchObject({ change: rupees(0), movesCash: true });
    expect((await vouchers()).map((one) => 'amount' in one && one.amount)).toEqual([false, rupees(49), rupees(700)]);
  });

  it('that is refused, and one that asks, stands with the rest in cash', async () => {
    const begun = await scan(await openCounter(), await addForSale('Lamp', 1000));
    await changeBill(begun.id, (one) => withDiscount(one, 1, { amount: rupees(101) }));
    await expect(saveBill(begun.id, 'rest in cash')).rejects.toBeInstanceOf(ApprovalNeeded);
    expect((await bill(begun.id))?.tenders.cash).toBe(rupees(899));
    await scan(begun, await addForSale('Loose tea', 0, { sellingPrice: null }));
    await changeBill(begun.id, (one) => withTenders(one, taken({ upi: 99 })));
    await expect(saveBill(begun.id, 'rest in cash')).rejects.toBeInstanceOf(BillRefused);
    expect((await bill(begun.id))?.tenders).toMatchObject({ cash: rupees(800), upi: rupees(99) });
    expect(await vouchers()).toEqual([]);
  });

  it('stays whole with what is refused, at its line, with its item', async () => {
    const loose = await addForSale('Loose tea', 0, { sellingPrice: null });
    const begun = await scan(await openCounter(), await addForSale('Salt', 105), loose);
    const refused = await pay(begun, { cash: 105 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BillRefused);
    expect((refused as BillRefused).problems).toEqual([
      { line: 2, item: { id: loose.id, name: 'Loose tea' }, field: 'rate', sentence: 'Enter the rate.' },
    ]);
    expect((await bill(begun.id))?.lines).toHaveLength(2);
    expect(await vouchers()).toEqual([]);
  });

  it('is refused while something remains, and with more by UPI than remains', async () => {
    const begun = await scan(await openCounter(), await addForSale('Salt', 100));
    await expect(pay(begun, { cash: 60 })).rejects.toThrow('₹40 remains. Enter how it is paid.');
    await expect(pay(begun, { cash: 0, upi: 120 })).rejects.toThrow('₹100 remains. Enter at most that.');
    expect(await vouchers()).toEqual([]);
  });

  it('rounds before it is paid: 22.90 is 23 in cash, with 10 paise of round off', async () => {
    const saved = await sellAtCounter([await addForSale('Pin', 22.9)], { cash: 23 });
    expect(await voucher(saved.id)).toMatchObject({ sums: { total: rupees(23), roundOff: 10 } });
    expect(saved.change).toBe(0);
  });
});

describe('a bill on account', () => {
  it('is owed by a named customer, due by the days agreed, and settled in part by what is paid', async () => {
    const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi', creditDays: 30 });
    const begun = await scan(await openCounter(), await addForSale('Rice', 2700));
    await changeBill(begun.id, (one) => withCustomer(one, ravi));
    const saved = await pay(begun, { onAccount: 900, card: 1800 });
    expect(await voucher(saved.id)).toMatchObject({ party: { name: 'Ravi' }, dueDate: '2026-07-10' });
    const due = await booksStore.database().table('dues').get(saved.id);
    expect(due).toMatchObject({ total: rupees(2700), paid: rupees(1800), state: 'Open' });
  });

  it('is refused to who walks in', async () => {
    const begun = await scan(await openCounter(), await addForSale('Rice', 2700));
    await expect(pay(begun, { onAccount: 2700 })).rejects.toThrow('Choose the customer first');
  });
});

describe('the law at the counter', () => {
  it('lets Ravi pay 79,999.99 more in cash on a day on which he paid 1,20,000', async () => {
    const car = await addForSale('Car', 120_000);
    const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi', state: '27', address: '1 Main Road' });
    const morning = await scan(await openCounter(), car);
    await changeBill(morning.id, (one) => withCustomer(one, ravi));
    await pay(morning, { cash: 120_000 });
    const noon = await scan(await openCounter(), car);
    await changeBill(noon.id, (one) => withCustomer(one, ravi));
    await expect(pay(noon, { cash: 120_000 })).rejects.toThrow(
      '₹79,999.99 can be taken in cash. Take the rest otherwise.',
    );
    const saved = await pay(noon, { cash: 79_999.99, upi: 40_000.01 });
    expect(saved.title).toBe('Invoice INV/26-27/0002');
  });

  it('lets who walks in pay 1,99,999.99 of a bill in cash, and asks for a name from 50,000', async () => {
    const begun = await scan(await openCounter(), await addForSale('Car', 250_000));
    const refused = await pay(begun, { cash: 250_000 }).catch((error: unknown) => error);
    expect((refused as BillRefused).problems).toEqual([
      {
        field: 'customer',
        sentence: 'From ₹50,000 an invoice bears the buyer’s name, address and State. Choose the customer.',
      },
      { field: 'cash', sentence: '₹1,99,999.99 can be taken in cash. Take the rest otherwise.' },
    ]);
  });
});

describe('a limit of the counter', () => {
  it('asks once, goes on for these figures alone, and stands in the log of the invoice', async () => {
    const begun = await scan(await openCounter(), await addForSale('Lamp', 1000));
    await changeBill(begun.id, (one) => withDiscount(one, 1, { amount: rupees(101) }));
    const asked = await pay(begun, { cash: 899 }).catch((error: unknown) => error);
    expect(asked).toBeInstanceOf(ApprovalNeeded);
    const { approvals } = asked as ApprovalNeeded;
    expect(approvals.map(({ sentence }) => sentence)).toEqual(['Lamp: ₹101 (10.1%) off. The limit is 10%.']);
    await approveBill(begun.id, approvals);
    const saved = await saveBill(begun.id);
    const [entry] = await booksStore
      .records('edits')
      .filter(({ deed }) => deed === 'approve')
      .toArray();
    expect(entry).toMatchObject({ record: saved.id, reason: 'Lamp: ₹101 (10.1%) off. The limit is 10%.' });
  });

  it('asks nothing for 9.9 %', async () => {
    const begun = await scan(await openCounter(), await addForSale('Lamp', 1000));
    await changeBill(begun.id, (one) => withDiscount(one, 1, { amount: rupees(99) }));
    expect((await pay(begun, { cash: 901 })).total).toBe(rupees(901));
  });
});

describe('below cost', () => {
  it('asks by what the stock is worth now, also right after it was bought', async () => {
    const [mills, salt] = [await aTrader('Supplier', 'Gokul Mills'), await addForSale('Salt', 105)];
    await buy('2026-06-10', mills, [[salt, 10, 101]]);
    await expect(sellAtCounter([salt], { cash: 105 })).rejects.toThrow(
      'Salt: ₹100 without tax is below its cost of ₹101.',
    );
    await buy('2026-06-10', mills, [[salt, 40, 90]]);
    const [begun] = [await openCounter()];
    expect((await saveBill(begun.id)).total).toBe(rupees(105));
  });
});

describe('packs', () => {
  it('salt, salt and a BOX of 12: stock −14, and 14 PCS in the HSN table', async () => {
    const box = {
      code: '8906000000014',
      unit: 'BOX',
      contains: asQuantity(12),
      sellingPrice: perUnit(1200),
      mrp: null,
    } as const;
    const salt = await addForSale('Salt', 105, { mrp: rupees(110), packs: [box] });
    const line = scannedRow({ item: salt, pack: box }, ON);
    const saved = await sellAtCounter([salt, salt, [salt, line]], { cash: 1410 });
    const invoice = await voucher(saved.id);
    expect(invoice).toMatchObject({
      lines: [
        { unit: 'PCS', quantity: 2, mrp: rupees(110) },
        { unit: 'BOX', quantity: 1, contains: 12 },
      ],
      sums: { taxable: rupees(1342.86), cgst: rupees(33.57), sgst: rupees(33.57), total: rupees(1410) },
    });
    expect((await quantitiesOnHand([salt.id]))[salt.id]).toBe(-14);
    expect(invoice?.kind === 'Invoice' && hsnRows([invoice])).toMatchObject([{ unit: 'PCS', quantity: 14 }]);
    expect(await checkBooks()).toEqual([]);
  });
});

it('a copy keeps what an invoice of the counter says of its bill', async () => {
  const saved = await sellAtCounter([await addForSale('Salt', 749)], { cash: 1000 });
  const read = await readCopy(new Blob([...(await saveCopy()).parts]));
  expect(read.kind).toBe('copy');
  expect(await voucher(saved.id)).toMatchObject({ counter: { change: rupees(251) } });
});
