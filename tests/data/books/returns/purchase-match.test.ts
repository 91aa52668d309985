import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { markMatch, openGstr2b, purchaseMatch, rejectRow, takeBackMatch } from '#data/books/returns/purchase-match.ts';
import { purchaseFromGstr2bRow } from '#data/books/returns/purchase-from-gstr2b.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankPurchase, documentParty } from '#domain/books/documents/blank-document.ts';
import type { PurchaseInput } from '#domain/books/documents/document.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { aBought, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { gstr2bText, inFile, KARNATAKA_GSTIN, ofSupplier, OUR_GSTIN } from '../../../support/gstr2b.ts';

const RENT = { id: 'LED-000024', name: 'Rent' };
const A1 = 'B2B/27AAAPA1234A1ZT/A/1/2026-04-05';
let asha: Party;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  const registered = { registration: 'Regular', gstin: '27AAAPA1234A1ZT', creditDays: 30 } as const;
  asha = await createParty({ ...blankParty('Supplier'), name: 'Asha', ...registered });
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

/** 1,000 at 18 % by the bill of this number. */
function buy(billNumber: string, said: Partial<PurchaseInput> = {}, date: IsoDate = '2026-04-06') {
  const lines = [aBought(1, 1000, 18, { item: null, ledger: RENT, unit: 'NA' })];
  const bill = { party: documentParty(asha), billNumber, billDate: '2026-04-05', lines, ...said } as const;
  return createVoucher({ ...blankPurchase(date, OURS), ...bill }, 'Issued');
}

function open(inv: readonly object[], said: object = {}) {
  return openGstr2b([new Blob([gstr2bText({ b2b: [ofSupplier({ inv })] }, said)])], OUR_GSTIN);
}

async function told(month: '2026-04' | '2026-05' = '2026-04') {
  const read = await purchaseMatch(month);
  return read.pairs.map(({ bucket, row, bill }) => [bucket, row?.number, bill?.number]);
}

describe('a GSTR-2B', () => {
  it('is opened for its month, and matched with what is bought before or after', async () => {
    expect(await purchaseMatch('2026-04')).toMatchObject({ statement: null, pairs: [] });
    await buy('a-01');
    expect(await open([inFile('A/1'), inFile('A/2')])).toEqual({ month: '2026-04', unread: [] });
    expect(await told()).toEqual([
      ['Matched', 'A/1', 'a-01'],
      ['Only in 2B', 'A/2', undefined],
    ]);
    await buy('A/2', {}, '2026-06-01');
    await buy('A/3');
    expect(await told()).toEqual([
      ['Matched', 'A/1', 'a-01'],
      ['Matched', 'A/2', 'A/2'],
      ['Only in books', undefined, 'A/3'],
    ]);
  });

  it('opened again takes the place of the one before, and what was decided stays', async () => {
    await open([inFile('A/1'), inFile('A/2')]);
    await rejectRow(A1);
    await open([inFile('A/1'), inFile('A/9')]);
    expect(await told()).toEqual([
      ['Rejected', 'A/1', undefined],
      ['Only in 2B', 'A/9', undefined],
    ]);
    expect(await booksStore.records('gstr2bs').count()).toBe(1);
  });

  it('stands in the edit log by its month and how much it has', async () => {
    await open([inFile('A/1')]);
    const input = await booksStore.records('edits').orderBy('keys.serial').last();
    expect(input).toMatchObject({ kind: 'GSTR-2B', name: 'GSTR-2B of April 2026', after: { documents: 1 } });
    expect(input?.after).not.toHaveProperty('rows');
  });

  it('of another business, or what is none, changes nothing', async () => {
    await expect(open([], { gstin: KARNATAKA_GSTIN })).rejects.toMatchObject({ title: 'Not opened' });
    await expect(openGstr2b([new Blob(['{'])], OUR_GSTIN)).rejects.toThrow('cut or damaged');
    const large = new Blob([new Uint8Array(50_000_001)]);
    await expect(openGstr2b([large], OUR_GSTIN)).rejects.toThrow('larger than 50 MB');
    expect(await booksStore.records('gstr2bs').count()).toBe(0);
  });
});

describe('what the user decides', () => {
  it('stays after the purchase is changed, and ends when it is cancelled or taken back', async () => {
    await open([inFile('A/1')]);
    const bought = await buy('B/7', { lines: [aBought(1, 5, 18, { item: null, ledger: RENT, unit: 'NA' })] });
    await markMatch(A1, bought.id);
    expect(await told()).toEqual([['Matched', 'A/1', 'B/7']]);
    const input = { ...voucherInput(bought), billNumber: 'B/8' } as PurchaseInput;
    const { rev } = await updateVoucher(bought.id, bought.rev, input, 'Issued');
    expect(await told()).toEqual([['Matched', 'A/1', 'B/8']]);
    await takeBackMatch(A1);
    expect(await told()).toEqual([
      ['Only in 2B', 'A/1', undefined],
      ['Only in books', undefined, 'B/8'],
    ]);
    await markMatch(A1, bought.id);
    await cancelVoucher(bought.id, rev);
    expect(await told()).toEqual([['Only in 2B', 'A/1', undefined]]);
  });

  it('is refused for what is no purchase, or is matched already', async () => {
    await open([inFile('A/1'), inFile('A/2')]);
    const bought = await buy('B/7');
    const draft = await createVoucher(blankPurchase('2026-04-06', OURS), 'Draft');
    await expect(markMatch(A1, draft.id)).rejects.toThrow('no issued purchase');
    await markMatch(A1, bought.id);
    await expect(markMatch('B2B/27AAAPA1234A1ZT/A/2/2026-04-05', bought.id)).rejects.toThrow(
      'Purchase PUR/26-27/0001 is matched with another row already. Take that back first.',
    );
    await rejectRow(A1);
    expect((await told())[0]).toEqual(['Rejected', 'A/1', undefined]);
  });
});

describe('a purchase of a row', () => {
  const form = (key: string) => purchaseFromGstr2bRow('2026-04', key, blankPurchase('2026-11-25', OURS));

  it('is filled with the supplier of its GSTIN, and matches once it is saved', async () => {
    await open([inFile('A/1')]);
    const filled = await form(A1);
    expect(filled?.supplier).toBeUndefined();
    expect(filled?.input).toMatchObject({ party: { name: 'Asha' }, dueDate: '2026-05-05', billNumber: 'A/1' });
    const saved: Voucher = await createVoucher(filled?.input ?? blankPurchase('2026-04-05', OURS), 'Issued');
    expect(saved).toMatchObject({ state: 'Issued' });
    expect(await told()).toEqual([['Matched', 'A/1', 'A/1']]);
  });

  it('says who the supplier is where there is none, and is not made of a row that is gone', async () => {
    await openGstr2b(
      [new Blob([gstr2bText({ b2b: [ofSupplier({ inv: [inFile('K/1')] }, KARNATAKA_GSTIN)] })])],
      OUR_GSTIN,
    );
    expect(await form('B2B/29AABCT2222K1ZD/K/1/2026-04-05')).toMatchObject({
      supplier: { name: 'Karnataka Traders', gstin: KARNATAKA_GSTIN },
      input: { party: null },
    });
    expect(await form(A1)).toBeUndefined();
  });
});
