import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { markGstr1AsFiled, markGstr3bAsFiled, unlockReturn } from '#data/books/returns/filings.ts';
import { markMatch, openGstr2b, rejectRow } from '#data/books/returns/purchase-match.ts';
import { gstr3b, postSetOff } from '#data/books/returns/gstr3b.ts';
import type { Gstr3bRead } from '#data/books/returns/read-gstr3b.ts';
import { balancesOfLedgersOn } from '#data/books/ledger/balances.ts';
import { booksStore } from '#data/books/store.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { cancelVoucher, createVoucher, updateVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, blankPurchase, documentParty, lineItem } from '#domain/books/documents/blank-document.ts';
import { blankCreditNote, blankDebitNote } from '#domain/books/documents/blank-note.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { InvoiceInput, LineItem, PurchaseInput } from '#domain/books/documents/document.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { type JournalInput, type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { aBought, aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { enter, pay } from '../../../support/posted.ts';
import { gstr2bText, inFile, ofSupplier, OUR_GSTIN } from '../../../support/gstr2b.ts';
import { written } from '../../../support/report-lines.ts';

let asha: Party;
let soap: LineItem;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await createParty({ ...blankParty('Both'), name: 'Asha', registration: 'Regular', gstin: '27AAAPA1234A1ZT' });
  soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('the set-off of a month', () => {
  it('takes the credit that there is at its end, what earlier months left included, and is posted on its last day', async () => {
    await buy('2026-04-10', 100);
    await sell('2026-05-05', 1_000);
    await buy('2026-05-06', 400);
    await buy('2026-06-01', 9_000);
    expect(rowOf(await gstr3b('2026-05'), 'Credit in the books')).toEqual([0, 45, 45, 0]);
    expect(rowOf(await gstr3b('2026-05'), 'Paid in cash')).toEqual([0, 45, 45, 0]);
    const { id } = await postSetOff('2026-05');
    expect(await voucher(id)).toMatchObject({
      number: 'JV/26-27/0001',
      date: '2026-05-31',
      lines: [
        { ledger: { name: 'Output CGST' }, debit: 45_00 },
        { ledger: { name: 'Output SGST' }, debit: 45_00 },
        { ledger: { name: 'Input CGST' }, credit: 45_00 },
        { ledger: { name: 'Input SGST' }, credit: 45_00 },
      ],
    });
  });

  it('says the same after it is posted, is posted once, and anew after it was cancelled', async () => {
    await sell('2026-04-05', 1_000);
    await buy('2026-04-06', 500);
    const before = await gstr3b('2026-04');
    const { id } = await postSetOff('2026-04');
    const after = await gstr3b('2026-04');
    expect([after.setOff, after.agreement, after.agrees]).toEqual([before.setOff, before.agreement, true]);
    expect(after.posted).toEqual({ id, title: 'Journal JV/26-27/0001' });
    expect(rowOf(await gstr3b('2026-05'), 'Credit in the books')).toEqual([0, 0, 0, 0]);
    await expect(postSetOff('2026-04')).rejects.toThrow(/posted already: Journal JV\/26-27\/0001/);
    if (before.journal) await expect(createVoucher(before.journal, 'Issued')).rejects.toThrow(/posted already/);
    await cancelVoucher(id, 1);
    await postSetOff('2026-04');
  });

  it('takes the least cash, or the split that is chosen, which the return goes on saying; refused if the law forbids it', async () => {
    const ganga = await createParty({
      ...blankParty('Supplier'),
      name: 'Ganga',
      registration: 'Regular',
      gstin: OF_KARNATAKA,
    });
    await buy('2026-04-04', 1_000, {}, ganga);
    await sell('2026-04-05', 1_000);
    await buy('2026-04-06', 1_000);
    // 180 of IGST and 90 of each other credit against 90 and 90: any part of IGST credit may go to either.
    const usual = await gstr3b('2026-04');
    expect(usual.choice).toBeUndefined();
    await sell('2026-04-07', 1_000);
    const { choice, setOff } = await gstr3b('2026-04', asPaise(100_00));
    expect(choice).toMatchObject({ by: 'igst', pays: 'cgst', least: 0, most: 180_00, amount: 100_00 });
    expect(written(setOff).find(([name]) => name === 'Paid in cash')).toEqual(['Paid in cash', 0, 0, 10, 0]);
    await expect(postSetOff('2026-04', asPaise(180_01))).rejects.toThrow(/^Enter an amount from ₹0 to ₹180:/);
    await postSetOff('2026-04', asPaise(100_00));
    expect((await gstr3b('2026-04')).setOff).toEqual(setOff);
  });

  it('is none where there is no credit', async () => {
    await sell('2026-04-05', 1_000);
    await expect(postSetOff('2026-04')).rejects.toThrow(/no credit/);
  });

  it('may be posted after GSTR-1 is filed, which locks the month for all else', async () => {
    await sell('2026-04-05', 1_000);
    await buy('2026-04-06', 500);
    await markGstr1AsFiled('2026-04');
    const { id, ...posted } = await postSetOff('2026-04');
    await expect(enter('2026-04-30', { Cash: 5, Bank: -5 })).rejects.toThrow(/is filed/);
    const changed = { ...voucherInput({ id, ...posted }), narration: 'Changed' } as JournalInput;
    await expect(updateVoucher(id, 1, changed, 'Issued')).rejects.toThrow(/is filed/);
    await cancelVoucher(id, 1);
    await postSetOff('2026-04');
    await markGstr3bAsFiled('2026-04');
    const again = (await gstr3b('2026-04')).posted?.id ?? '';
    await expect(cancelVoucher(again, 1)).rejects.toThrow(/GSTR-3B of April 2026 is filed/);
  });
});

describe('a month below zero', () => {
  it('lowers the cash of the next ones, in rows of its own; what was paid meanwhile is no difference', async () => {
    const ganga = await createParty({
      ...blankParty('Customer'),
      name: 'Ganga',
      registration: 'Regular',
      gstin: OF_KARNATAKA,
    });
    const soaps = (date: IsoDate, units: number) =>
      sold(date, ganga, '29', [aLine(units, 100, 18, { item: soap, hsn: '34011190' })]);
    const april = await soaps('2026-04-05', 200);
    await pay('2026-05-20', 'Output IGST', 3_600);
    await takeBack(april, '2026-05-21', 200);
    await soaps('2026-06-05', 300);
    const [may, june] = [await gstr3b('2026-05'), await gstr3b('2026-06')];
    expect(may.agrees).toBe(true);
    expect(rowOf(may, 'Tax on sales')).toEqual([-3_600, 0, 0, 0]);
    expect(rowOf(may, 'Below zero, for later months')).toEqual([-3_600, 0, 0, 0]);
    expect(rowOf(may, 'Paid in cash')).toEqual([0, 0, 0, 0]);
    expect(rowOf(june, 'Below zero in earlier months')).toEqual([-3_600, 0, 0, 0]);
    expect(rowOf(june, 'Paid in cash')).toEqual([1_800, 0, 0, 0]);
    await markGstr1AsFiled('2026-05');
    await markGstr3bAsFiled('2026-05');
    expect(rowOf(await gstr3b('2026-06'), 'Paid in cash')).toEqual([1_800, 0, 0, 0]);
  });

  it('is so of reverse charge, too', async () => {
    const april = (await buy('2026-04-06', 1_000, { reverseCharge: true })) as Voucher<PurchaseInput>;
    await pay('2026-05-20', 'Output CGST', 90);
    await pay('2026-05-20', 'Output SGST', 90);
    await sendBack(april, '2026-05-21');
    await buy('2026-06-06', 1_500, { reverseCharge: true });
    expect(rowOf(await gstr3b('2026-05'), 'Reverse charge below zero, for later months')).toEqual([0, -90, -90, 0]);
    expect(rowOf(await gstr3b('2026-06'), 'Paid in cash')).toEqual([0, 45, 45, 0]);
  });

  it('what the panel asks is what the output ledgers say, after any months', async () => {
    const months = fc.array(fc.record({ sold: fc.nat(9), back: fc.nat(9), bought: fc.nat(9) }), {
      minLength: 2,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(months, async (all) => {
        await emptyShelf();
        await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
        asha = await createParty({
          ...blankParty('Both'),
          name: 'Asha',
          registration: 'Regular',
          gstin: '27AAAPA1234A1ZT',
        });
        soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
        const first = await sold('2026-04-01', asha, '27', [aLine(100, 100, 18, { item: soap, hsn: '34011190' })]);
        for (const [at, one] of all.entries()) {
          const month = `2026-0${4 + at}` as Month;
          const { to } = daysOfMonth(month);
          if (one.sold > 0) await sell(`${month}-05` as IsoDate, one.sold * 100);
          if (one.back > 0) await takeBack(first, `${month}-06` as IsoDate, one.back);
          if (one.bought > 0) await buy(`${month}-07` as IsoDate, one.bought * 100);
          if ((await gstr3b(month)).journal) await postSetOff(month);
          const read = await gstr3b(month);
          const [, cash = 0] = rowOf(read, 'Paid in cash') ?? [];
          const [, below = 0] = rowOf(read, 'Below zero, for later months') ?? [];
          expect(read.agrees).toBe(true);
          expect(Number(cash) + Number(below)).toBe(await owedBy('Output CGST', to));
          if (Number(cash) > 0) await pay(to, 'Output CGST', Number(cash));
        }
      }),
      { numRuns: 4 },
    );
  }, 120_000);
});

describe('credit, where the GSTR-2B of a month is opened,', () => {
  const open = (rtnprd: string, inv: readonly object[], rejected: readonly object[] = []) =>
    openGstr2b(
      [
        new Blob([
          gstr2bText({ b2b: [ofSupplier({ inv })] }, { rtnprd, docRejdata: { b2b: [ofSupplier({ inv: rejected })] } }),
        ]),
      ],
      OUR_GSTIN,
    );
  const creditIn = async (month: Month) =>
    written((await gstr3b(month)).credit).find(([name]) => name === '4(A)(5)')?.[3];
  const named = async (month: Month) => (await gstr3b(month)).problems.map(({ sentence }) => sentence);

  it('is of the month whose GSTR-2B has the bill; until then it waits, is named, and pays nothing', async () => {
    bills = 0;
    await buy('2026-04-06', 1_000);
    await buy('2026-04-07', 2_000);
    await sell('2026-04-08', 5_000);
    const second = inFile('A/2', { dt: '07-04-2026', val: 2_360, txval: 2_000, cgst: 180, sgst: 180 });
    await open('042026', [second]);
    const april = await gstr3b('2026-04');
    expect([await creditIn('2026-04'), rowOf(april, 'Not claimed yet')]).toEqual([180, [0, 90, 90, 0]]);
    expect(rowOf(april, 'Paid in cash')).toEqual([0, 270, 270, 0]);
    expect(await named('2026-04')).toEqual([expect.stringMatching(/^A\/1 of Asha: .*its credit waits/)]);
    await postSetOff('2026-04');
    expect([await creditIn('2026-05'), await named('2026-05')]).toEqual([0, await named('2026-04')]);
    await open('052026', [inFile('A/1', { dt: '06-04-2026' })]);
    expect([await creditIn('2026-05'), await named('2026-05')]).toEqual([90, []]);
    expect(rowOf(await gstr3b('2026-05'), 'Credit in the books')).toEqual([0, 90, 90, 0]);
    expect([await creditIn('2026-04'), await named('2026-04')]).toEqual([
      180,
      ['A/1 of Asha: GSTR-2B of May 2026 has it, so its credit is of that month.'],
    ]);
  });

  it('of a bill that was rejected is of the month in which it was furnished again', async () => {
    bills = 0;
    await buy('2026-04-06', 1_000);
    await open('042026', [], [inFile('A/1', { dt: '06-04-2026' })]);
    expect([await creditIn('2026-04'), await named('2026-04')]).toEqual([
      0,
      [expect.stringMatching(/furnish it again/)],
    ]);
    await open('062026', [inFile('A/1', { dt: '06-04-2026' })]);
    expect([await creditIn('2026-04'), await creditIn('2026-05'), await creditIn('2026-06')]).toEqual([0, 0, 90]);
  });

  it('of a bill that is entered after its GSTR-2B is of the month of entry, and other months go by the date', async () => {
    bills = 0;
    await open('042026', [inFile('A/1', { dt: '06-04-2026' })]);
    await buy('2026-05-06', 1_000, { billDate: '2026-04-06' });
    await buy('2026-05-07', 500);
    await buy('2026-04-08', 300, { reverseCharge: true });
    expect([await creditIn('2026-04'), await creditIn('2026-05')]).toEqual([0, 135]);
    expect(await named('2026-05')).toEqual([]);
  });

  it('that a filed return claimed without a GSTR-2B stays there, and what goes back waits for nothing', async () => {
    bills = 0;
    const bought = (await buy('2026-04-06', 1_000)) as Voucher<PurchaseInput>;
    await markGstr3bAsFiled('2026-04');
    await open('052026', [inFile('A/1', { dt: '06-04-2026' })]);
    await sendBack(bought, '2026-05-10');
    expect([await creditIn('2026-04'), await creditIn('2026-05')]).toEqual([90, -90]);
  });
});

describe('credit, where a GSTR-2B is opened only after the return of its month was filed,', () => {
  const open = (rtnprd: string, inv: readonly object[]) =>
    openGstr2b([new Blob([gstr2bText({ b2b: [ofSupplier({ inv })] }, { rtnprd })])], OUR_GSTIN);
  const creditIn = async (month: Month) =>
    written((await gstr3b(month)).credit).find(([name]) => name === '4(A)(5)')?.[3];
  const A1 = inFile('A/1', { dt: '06-04-2026' });
  const OTHER = inFile('Z/9', { dt: '06-04-2026', val: 590, txval: 500, cgst: 45, sgst: 45 });

  it('is not claimed a second time by the month whose GSTR-2B has the bill', async () => {
    bills = 0;
    await buy('2026-04-06', 1_000);
    await markGstr3bAsFiled('2026-04');
    await open('042026', [OTHER]);
    await open('052026', [A1]);
    expect([await creditIn('2026-04'), await creditIn('2026-05')]).toEqual([90, 0]);
  });

  it('is not lost in a month that was filed without the bill: the first return after that has it', async () => {
    bills = 0;
    await buy('2026-04-06', 1_000);
    await open('042026', [OTHER]);
    await markGstr3bAsFiled('2026-04');
    await markGstr3bAsFiled('2026-05');
    await open('052026', [A1]);
    expect([await creditIn('2026-04'), await creditIn('2026-05'), await creditIn('2026-06')]).toEqual([0, 0, 90]);
    expect((await gstr3b('2026-05')).problems.map(({ sentence }) => sentence)).toEqual([
      'A/1 of Asha: GSTR-3B of May 2026 was filed without it, so its credit is of June 2026.',
    ]);
  });

  it('is of the first return after it where the bill is new in a GSTR-2B that is opened again', async () => {
    bills = 0;
    await buy('2026-04-06', 1_000);
    await open('042026', [OTHER]);
    await markGstr3bAsFiled('2026-04');
    await open('042026', [OTHER, A1]);
    expect([await creditIn('2026-04'), await creditIn('2026-05')]).toEqual([0, 90]);
    expect((await gstr3b('2026-04')).problems.map(({ sentence }) => sentence)).toEqual([
      'A/1 of Asha: GSTR-3B of April 2026 was filed without it, so its credit is of May 2026.',
    ]);
    await markGstr3bAsFiled('2026-05');
    expect([await creditIn('2026-04'), await creditIn('2026-05'), await creditIn('2026-06')]).toEqual([0, 90, 0]);
  });

  it('is of the first return after it where the bill is matched by hand, or entered, only then', async () => {
    bills = 0;
    const bought = await buy('2026-04-06', 1_000);
    await open('042026', [OTHER]);
    await markGstr3bAsFiled('2026-04');
    await markMatch('B2B/27AAAPA1234A1ZT/Z/9/2026-04-06', bought.id);
    expect([await creditIn('2026-04'), await creditIn('2026-05')]).toEqual([0, 90]);
    await open('042026', [OTHER, inFile('A/2', { dt: '06-04-2026' })]);
    await unlockReturn({ form: 'GSTR-3B', month: '2026-04' }, 'A bill was forgotten', true);
    await buy('2026-04-07', 1_000, { billDate: '2026-04-06' });
    expect([await creditIn('2026-04'), await creditIn('2026-05')]).toEqual([0, 180]);
  });

  it('stays in the return that claimed it, whatever is decided about its row after that', async () => {
    bills = 0;
    await buy('2026-04-06', 1_000);
    await open('042026', [A1]);
    await markGstr3bAsFiled('2026-04');
    await rejectRow('B2B/27AAAPA1234A1ZT/A/1/2026-04-06');
    expect([await creditIn('2026-04'), await creditIn('2026-05')]).toEqual([90, 0]);
  });
});

describe('GSTR-3B that is marked as filed', () => {
  it('has its set-off posted before, and is kept as it was filed', async () => {
    await sell('2026-04-05', 1_000);
    await buy('2026-04-06', 500);
    await expect(markGstr3bAsFiled('2026-04')).rejects.toThrow(/^Post the set-off first/);
    await postSetOff('2026-04');
    await markGstr3bAsFiled('2026-04');
    const { file, state } = await gstr3b('2026-04');
    expect(state).toBe('Filed');
    await unlockReturn({ form: 'GSTR-3B', month: '2026-04' }, 'A bill came late', true);
    await buy('2026-04-20', 700);
    expect(await gstr3b('2026-04')).toMatchObject({ state: 'Opened again', file });
    await markGstr3bAsFiled('2026-04');
    expect(await gstr3b('2026-04')).toMatchObject({ state: 'Filed', file });
  });
});

describe('the panel', () => {
  it('agrees over a month of sales, purchases, reverse charge and what goes back', async () => {
    await sell('2026-04-05', 1_000);
    await buy('2026-04-06', 500, { reverseCharge: true });
    await buy('2026-04-07', 200);
    const { agrees, agreement } = await gstr3b('2026-04');
    expect(agrees).toBe(true);
    expect(written(agreement)[1]).toEqual(['CGST', 90, 0, 90, 90, 90, 0]);
  });

  it('says by how much a journal on an output ledger makes it differ', async () => {
    await sell('2026-04-05', 1_000);
    await enter('2026-04-09', { 'Output CGST': 7, Cash: -7 });
    const { agrees, agreement } = await gstr3b('2026-04');
    expect(agrees).toBe(false);
    expect(written(agreement)[1]).toEqual(['CGST', 90, 0, 90, 90, 83, -7]);
  });

  it('has what May amends of April beside May’s own, before and after GSTR-1 of May is filed', async () => {
    const invoice = await sell('2026-04-05', 1_000);
    await markGstr1AsFiled('2026-04');
    await unlockReturn({ form: 'GSTR-1', month: '2026-04' }, 'Wrong price', true);
    const lines = [aLine(1, 1_200, 18, { item: soap, hsn: '34011190' })];
    await updateVoucher(invoice.id, 1, { ...voucherInput(invoice), lines } as InvoiceInput, 'Issued');
    await sell('2026-05-05', 100);
    const expected = ['CGST', 9, 18, 27, 27, 9, 0];
    expect(written((await gstr3b('2026-05')).agreement)[1]).toEqual(expected);
    await markGstr1AsFiled('2026-05');
    const { agreement, agrees } = await gstr3b('2026-05');
    expect([written(agreement)[1], agrees]).toEqual([expected, true]);
  });
});

it('of May has what it amends of a filed April: a dearer invoice, fewer sales without tax, a note on a large sale', async () => {
  const milk = lineItem(await createItem({ ...BLANK_ITEM, name: 'Milk', hsn: '04012000', taxability: 'Nil-rated' }));
  const chetan = await createParty({ ...blankParty('Customer'), name: 'Chetan', state: '24' });
  const invoice = await sell('2026-04-05', 1_000);
  const small = await sold('2026-04-06', asha, '27', [aLine(1, 500, 0, { item: milk, hsn: '04012000' })]);
  const large = await sold('2026-04-07', chetan, '24', [aLine(1_000, 100, 18, { item: soap, hsn: '34011190' })]);
  await markGstr1AsFiled('2026-04');
  await unlockReturn({ form: 'GSTR-1', month: '2026-04' }, 'Wrong prices', true);
  const change = (one: Voucher<InvoiceInput>, lines: InvoiceInput['lines']) =>
    updateVoucher(one.id, 1, { ...voucherInput(one), lines } as InvoiceInput, 'Issued');
  await change(invoice, [aLine(1, 1_200, 18, { item: soap, hsn: '34011190' })]);
  await change(small, [aLine(1, 400, 0, { item: milk, hsn: '04012000' })]);
  const note = blankCreditNote(large, lineBalances(large.lines, []), '2026-05-08');
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(200) }));
  await createVoucher({ ...note, lines, reason: 'Sales return' }, 'Issued');
  await sell('2026-05-09', 300);
  // CDNUR takes 20,000 and 3,600 of IGST off; May sold 300, and April 200 more than it said: 27 and 18 of each other tax.
  const { outward, agrees } = await gstr3b('2026-05');
  expect(written(outward).map(([name, , ...figures]) => [name, ...figures])).toEqual([
    ['3.1(a)', -19_500, -3_600, 45, 45, 0],
    ['3.1(b)', 0, 0, 0, 0, 0],
    ['3.1(c)', -100, 0, 0, 0, 0],
    ['3.1(d)', 0, 0, 0, 0, 0],
    ['3.1(e)', 0, 0, 0, 0, 0],
    ['3.2', -20_000, -3_600, 0, 0, 0],
  ]);
  expect(agrees).toBe(true);
});

function rowOf({ setOff }: Gstr3bRead, name: string) {
  return written(setOff)
    .find(([of]) => of === name)
    ?.slice(1);
}

function sell(date: IsoDate, rupees: number): Promise<Voucher<InvoiceInput>> {
  return sold(date, asha, '27', [aLine(1, rupees, 18, { item: soap, hsn: '34011190' })]);
}

async function sold(date: IsoDate, to: Party, place: string, lines: InvoiceInput['lines']) {
  const input = { ...blankInvoice(date, OURS), party: documentParty(to), place, lines };
  return (await createVoucher(input, 'Issued')) as Voucher<InvoiceInput>;
}

async function takeBack(invoice: Voucher<InvoiceInput>, date: IsoDate, units: number) {
  const note = blankCreditNote(invoice, lineBalances(invoice.lines, []), date);
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(units) }));
  return createVoucher({ ...note, lines, reason: 'Sales return' }, 'Issued');
}

async function sendBack(purchase: Voucher<PurchaseInput>, date: IsoDate) {
  const note = blankDebitNote(purchase, lineBalances(purchase.lines, []), date);
  return createVoucher({ ...note, reason: 'Purchase return' }, 'Issued');
}

/** What is to be paid of a tax, by its ledger. */
async function owedBy(name: string, day: IsoDate) {
  const ledger = (await booksStore.records('ledgers').toArray()).find((one) => one.name === name);
  const id = ledger?.id ?? '';
  return (0 - ((await balancesOfLedgersOn([id], day))[id] ?? 0)) / 100;
}

let bills = 0;

function buy(date: IsoDate, rupees: number, said: Partial<PurchaseInput> = {}, from = asha) {
  const lines = [aBought(1, rupees, 18, { item: soap, hsn: '34011190' })];
  const bill = { billNumber: `A/${++bills}`, billDate: date, lines, ...said };
  return createVoucher({ ...blankPurchase(date, OURS), party: documentParty(from), ...bill }, 'Issued');
}

const OF_KARNATAKA = '29AABCT2222K1ZD';
