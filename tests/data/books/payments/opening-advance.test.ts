import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { lockUpTo, unlock } from '#data/books/audit/locks.ts';
import { importRows } from '#data/books/exchange/import-rows.ts';
import { createItem } from '#data/books/masters/items.ts';
import { allocateOpening, openingLeftFor } from '#data/books/masters/opening-advance.ts';
import { createParty, party, updateParty } from '#data/books/masters/parties.ts';
import { agedOn } from '#data/books/payments/ageing.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import { openDocuments, settlersOf } from '#data/books/payments/open-documents.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { overdueInvoices } from '#data/books/reports/dashboard.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import type { LineItem } from '#domain/books/documents/document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty, type Party, type PartyInput, partyInput, type PartyKind } from '#domain/books/masters/party.ts';
import { ageingReport } from '#domain/books/reports/ageing-report.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { aBought, aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { pay, receive } from '../../../support/posted.ts';
import { written } from '../../../support/report-lines.ts';
import { runs } from '../../../support/runs.ts';

/** Rice of 100 a bag, which bears no tax. */
let rice: LineItem;

beforeEach(openBooks);
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('an opening balance that was paid in advance', () => {
  it('of a supplier settles a later purchase: the rest of the bill is paid, and nothing stays open or on account', async () => {
    const mill = await aParty('Mill', 'Supplier', 5000, 'Dr');
    const bill = await buy(mill, '2026-04-10', 8000);
    expect(await openingLeftFor(bill.id)).toBe(5000_00);
    expect(await payables('2026-04-10')).toEqual(['Total', 8000, -5000, 3000]);
    await allocateOpening(bill.id);
    expect(await standing(bill)).toEqual(['Part paid', 3000]);
    expect(await payables('2026-04-10')).toEqual(['Total', 3000, 0, 3000]);
    const payment = await pay('2026-04-12', 'Mill', 3000);
    expect(await standing(bill)).toEqual(['Paid', 0]);
    expect(await settlersOf(bill.id)).toEqual([
      { id: mill.id, title: 'Opening balance', page: 'parties', amount: 5000_00 },
      { id: payment.id, title: `Payment ${payment.number}`, page: 'vouchers', amount: 3000_00 },
    ]);
    expect(await agedOn('payable', '2026-04-12')).toEqual([]);
    await expect(allocateOpening(bill.id)).rejects.toThrow(/^Nothing of the opening balance is left/);
  });

  it('of a customer settles a later invoice, which is then not overdue and asks for nothing; the rest waits for the next', async () => {
    const asha = await aParty('Asha Stores', 'Customer', 5000, 'Cr');
    const first = await sell(asha, '2026-04-10', 3000, '2026-04-20');
    expect(await overdueInvoices('2026-05-01')).toHaveLength(1);
    await allocateOpening(first.id);
    expect(await standing(first)).toEqual(['Paid', 0]);
    expect(await overdueInvoices('2026-05-01')).toEqual([]);
    expect(await receivables('2026-05-01')).toEqual(['Total', 0, -2000, -2000]);
    const second = await sell(asha, '2026-05-02', 3000);
    expect(await allocateOpening(second.id)).toBe(2000_00);
    expect(await standing(second)).toEqual(['Part paid', 1000]);
    // On a day before the second invoice, what it took later is on account.
    expect(await receivables('2026-05-01')).toEqual(['Total', 0, -2000, -2000]);
  });

  it('split in bills: the advance among them settles the other bills and later invoices, and no purchase', async () => {
    const bills = [
      { number: 'OLD/0117', date: '2026-03-10', dueDate: '', amount: asPaise(10_000_00) },
      { number: 'ADV/21', date: '2026-03-28', dueDate: '', amount: asPaise(-2500_00) },
    ] as const;
    const asha = await aParty('Asha Stores', 'Both', 7500, 'Dr', bills);
    const bill = await buy(asha, '2026-04-09', 400);
    const invoice = await sell(asha, '2026-04-10', 1000);
    expect(await openingLeftFor(bill.id)).toBe(0);
    const [old] = await openDocuments(asha.id, 'receivable', asha.id);
    await change(asha, {
      allocations: [
        { document: old?.id ?? '', amount: asPaise(1500_00) },
        { document: invoice.id, amount: asPaise(1000_00) },
      ],
    });
    expect(await standing(invoice)).toEqual(['Paid', 0]);
    expect((await openDocuments(asha.id, 'receivable')).map(({ number, balance }) => [number, balance])).toEqual([
      ['OLD/0117', 8500_00],
    ]);
    // The bill itself stays with what is set against it, also by the opening balance.
    await expect(
      change(asha, {
        balance: asPaise(0),
        side: 'Dr',
        bills: bills.map((one) => ({ ...one, amount: asPaise(one.amount > 0 ? 1000_00 : -1000_00) })),
      }),
    ).rejects.toMatchObject({ fields: { bills: expect.stringMatching(/^₹1,500 is set against the bill OLD\/0117/) } });
  });

  it('that a supplier owes us by a bill settles purchases, too, and uses that bill up, the oldest first', async () => {
    const bills = [
      { number: 'ADV/2', date: '2026-03-20', dueDate: '', amount: asPaise(3000_00) },
      { number: 'ADV/1', date: '2026-03-10', dueDate: '', amount: asPaise(2000_00) },
    ] as const;
    const mill = await aParty('Mill', 'Supplier', 5000, 'Dr', bills);
    const bill = await buy(mill, '2026-04-10', 2500);
    await allocateOpening(bill.id);
    expect(await standing(bill)).toEqual(['Paid', 0]);
    expect((await openDocuments(mill.id, 'receivable')).map(({ number, balance }) => [number, balance])).toEqual([
      ['ADV/2', 2500_00],
    ]);
    // What is paid back counts besides: more than both is refused.
    await receive('2026-04-11', 'Mill', 2000);
    const next = await buy(mill, '2026-04-12', 2500, 'B-2');
    await expect(allocateOpening(next.id)).rejects.toThrow(/^₹5,000 is set against the bill ADV\/2/);
    await change(mill, { allocations: [...((await party(mill.id))?.allocations ?? []), part(next, 500)] });
    expect(await standing(next)).toEqual(['Part paid', 2000]);
    expect(await payables('2026-04-12')).toEqual(['Total', 2000, 0, 2000]);
  });

  it('is free again once its document is cancelled, and as far as that comes to less or becomes another party’s', async () => {
    const mill = await aParty('Mill', 'Supplier', 5000, 'Dr');
    const press = await aParty('Press', 'Supplier', 0, 'Dr');
    const bill = await buy(mill, '2026-04-10', 8000);
    await allocateOpening(bill.id);
    const smaller = await updateVoucher(bill.id, 1, { ...voucherInput(bill), lines: [bags(4000)] } as never, 'Issued');
    expect([await standing(bill), await setAgainst(mill, bill)]).toEqual([['Paid', 0], 4000]);
    await expect(
      pay('2026-04-11', 'Mill', 1, { allocations: [{ document: bill.id, amount: asPaise(1_00) }] }),
    ).rejects.toThrow('₹0 is owed on PUR/26-27/0001. Enter at most that.');
    const other = { ...voucherInput(smaller), party: documentParty(press) } as never;
    const moved = await updateVoucher(bill.id, smaller.rev, other, 'Issued');
    expect([await standing(bill), await setAgainst(mill, bill)]).toEqual([['Unpaid', 4000], 0]);
    await updateVoucher(bill.id, moved.rev, { ...voucherInput(moved), party: documentParty(mill) } as never, 'Issued');
    await allocateOpening(bill.id);
    await cancelVoucher(bill.id, moved.rev + 1);
    expect(await setAgainst(mill, bill)).toBe(0);
    const next = await buy(mill, '2026-04-12', 6000, 'B-9');
    expect(await allocateOpening(next.id)).toBe(5000_00);
  });

  it('is lowered or turned only as far as nothing is set against documents, whoever changes it', async () => {
    const mill = await aParty('Mill', 'Supplier', 5000, 'Dr');
    const bill = await buy(mill, '2026-04-10', 8000);
    await allocateOpening(bill.id);
    await expect(change(mill, { balance: asPaise(4000_00) })).rejects.toMatchObject({
      fields: {
        allocations:
          '₹5,000 of the opening balance of Mill is set against documents, and ₹4,000 of it was paid in advance. Lower the amounts first.',
      },
    });
    await expect(change(mill, { side: 'Cr' })).rejects.toMatchObject({
      fields: {
        balance:
          '₹5,000 of the opening balance of Mill is set against documents. Set it against nothing first to turn its side.',
      },
    });
    const opens = [{ of: 'opening', id: mill.id, opens: asPaise(100_00) }] as never;
    await expect(importRows(opens, 'parties.csv')).rejects.toThrow(/^₹5,000 of the opening balance of Mill/);
    const less = [{ document: bill.id, amount: asPaise(4000_00) }];
    await change(mill, { balance: asPaise(4000_00), allocations: less });
    expect(await standing(bill)).toEqual(['Part paid', 4000]);
  });

  it('is never set against more than a document is open, nor against one of another party', async () => {
    const mill = await aParty('Mill', 'Supplier', 5000, 'Dr');
    const press = await aParty('Press', 'Supplier', 0, 'Dr');
    const [bill, other] = [await buy(mill, '2026-04-10', 3000), await buy(press, '2026-04-10', 3000)];
    await pay('2026-04-11', 'Mill', 1000);
    const set = (document: string, rupees: number) =>
      change(mill, { allocations: [{ document, amount: asPaise(rupees * 100) }] });
    await expect(set(bill.id, 2001)).rejects.toMatchObject({
      fields: { [`allocations.${bill.id}`]: '₹2,000 is owed on PUR/26-27/0001. Enter at most that.' },
    });
    await expect(set(other.id, 1)).rejects.toThrow(/^Nothing is owed on this document any more/);
    await set(bill.id, 2000);
    expect(await standing(bill)).toEqual(['Paid', 0]);
  });

  it('is set against documents after a lock, and stays as it is against those inside it', async () => {
    const mill = await aParty('Mill', 'Supplier', 5000, 'Dr');
    const [inside, outside] = [await buy(mill, '2026-04-10', 3000), await buy(mill, '2026-05-10', 3000, 'B-2')];
    await lockUpTo('2026-04-30');
    await expect(allocateOpening(inside.id)).rejects.toMatchObject({ title: 'Locked' });
    await allocateOpening(outside.id);
    expect(await standing(outside)).toEqual(['Paid', 0]);
    await unlock('', 'Late bill');
    await allocateOpening(inside.id);
    await lockUpTo('2026-04-30');
    await expect(change(mill, { allocations: [] })).rejects.toMatchObject({ title: 'Locked' });
    expect(await standing(inside)).toEqual(['Part paid', 1000]);
  });

  it('has its entries in the edit log, also where a document is cancelled', async () => {
    const mill = await aParty('Mill', 'Supplier', 5000, 'Dr');
    const bill = await buy(mill, '2026-04-10', 8000);
    await allocateOpening(bill.id);
    await cancelVoucher(bill.id, bill.rev);
    const edits = await booksStore.records('edits').toArray();
    const own = edits.filter(({ record, deed }) => record === mill.id || deed === 'cancel');
    expect(own.map(({ deed, name, after }) => [deed, name, (after as Partial<Party>).allocations])).toEqual([
      ['create', 'Mill', undefined],
      ['change', 'Mill', [{ document: bill.id, amount: 5000_00 }]],
      ['cancel', 'Purchase PUR/26-27/0001', undefined],
      ['change', 'Mill', undefined],
    ]);
  });
});

const anyDeed = fc.record({
  deed: fc.constantFrom('buy', 'buy', 'use', 'use', 'set', 'pay', 'cancel', 'resize', 'open'),
  on: fc.nat({ max: 4 }),
  hundreds: fc.integer({ min: 1, max: 40 }),
});

it('after any deeds no side is exceeded, what is open comes to what the ledger says, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { minLength: 3, maxLength: 10 }), async (deeds) => {
      await emptyShelf();
      await openBooks();
      const mill = await aParty('Mill', 'Supplier', 3000, 'Dr');
      for (const [at, { deed, on, hundreds }] of deeds.entries()) {
        const bills = (await booksStore.records('vouchers').toArray()).filter(({ kind }) => kind === 'Purchase');
        const one = bills[on % Math.max(1, bills.length)];
        if (deed === 'buy') await buy(mill, '2026-04-10', hundreds * 100, `B-${at}`);
        if (deed === 'pay') await pay('2026-04-20', 'Mill', hundreds * 30);
        await orRefused(async () => {
          if (deed === 'open') await change(mill, { balance: asPaise(hundreds * 100_00) });
          if (!one) return;
          if (deed === 'use') await allocateOpening(one.id);
          if (deed === 'set')
            await change(mill, { allocations: [{ document: one.id, amount: asPaise(hundreds * 50_00) }] });
          if (deed === 'cancel') await cancelVoucher(one.id, one.rev);
          if (deed === 'resize') {
            const input = { ...voucherInput(one), lines: [bags(hundreds * 100)] } as never;
            await updateVoucher(one.id, one.rev, input, 'Issued');
          }
        });
      }
      const now = await party(mill.id);
      const set = (now?.allocations ?? []).reduce((sum, { amount }) => sum + amount, 0);
      expect(set).toBeLessThanOrEqual(now?.opening ?? 0);
      const dues = await duesIn(booksStore.database()).toArray();
      expect(dues.every(({ paid, total }) => paid >= 0 && paid <= total)).toBe(true);
      for (const { document, amount } of now?.allocations ?? [])
        expect(dues.find(({ id }) => id === document)?.paid).toBeGreaterThanOrEqual(amount);
      expect(await checkBooks()).toEqual([]);
    }),
    { numRuns: runs(12) },
  );
});

async function openBooks() {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  rice = lineItem(await createItem({ ...BLANK_ITEM, name: 'Rice', hsn: '10063010', percent: 0 }));
}

function aParty(
  name: string,
  kind: PartyKind,
  rupees: number,
  side: 'Dr' | 'Cr',
  bills: PartyInput['bills'] = [],
): Promise<Party> {
  return createParty({ ...blankParty(kind), name, state: '27', balance: asPaise(rupees * 100), side, bills });
}

/** Saves the form of a party as it is now, with what is typed into it. */
async function change({ id }: Party, typed: Partial<PartyInput>): Promise<void> {
  const row = await party(id);
  if (!row) throw new Error('There is no such party.');
  const { rev, ...now } = row;
  await updateParty(id, rev, { ...partyInput(now), ...typed });
}

function part({ id }: Voucher, rupees: number) {
  return { document: id, amount: asPaise(rupees * 100) };
}

function bags(rupees: number) {
  return aBought(rupees / 100, 100, 0, { item: rice });
}

function buy(from: Party, date: IsoDate, rupees: number, billNumber = 'B-1'): Promise<Voucher> {
  const input = withParty(blankPurchase(date, OURS), documentParty(from), null);
  return createVoucher({ ...input, billNumber, billDate: date, dueDate: '', lines: [bags(rupees)] }, 'Issued');
}

function sell(to: Party, date: IsoDate, rupees: number, dueDate: IsoDate | '' = ''): Promise<Voucher> {
  const input = withParty(blankInvoice(date, OURS), documentParty(to), null);
  return createVoucher({ ...input, dueDate, lines: [aLine(rupees / 100, 100, 0, { item: rice })] }, 'Issued');
}

async function standing({ id }: Voucher) {
  const row = await booksStore.records('vouchers').get(id);
  const owed = row && (await owedOn([row], '2026-04-15'))[id];
  return [owed?.status, (owed?.balance ?? 0) / 100];
}

async function setAgainst({ id }: Party, { id: document }: Voucher): Promise<number> {
  return ((await party(id))?.allocations ?? []).reduce(
    (sum, one) => sum + (one.document === document ? one.amount / 100 : 0),
    0,
  );
}

/** The total of the report: what is open, on account, and both. */
async function totals(side: 'receivable' | 'payable', day: IsoDate) {
  const [name, ...figures] = written(ageingReport(side, day, await agedOn(side, day), 'by party')).at(-1) ?? [];
  const open = figures.slice(0, 5).reduce<number>((sum, figure) => sum + Number(figure), 0);
  return [name, open, ...figures.slice(5)];
}

function payables(day: IsoDate) {
  return totals('payable', day);
}

function receivables(day: IsoDate) {
  return totals('receivable', day);
}

async function orRefused(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
