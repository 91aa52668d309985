import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { createBooksFromTally } from '#data/books/exchange/books-from-tally.ts';
import { tallyFiles } from '#data/books/exchange/tally-export.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { agedOn } from '#data/books/payments/ageing.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import { openDocuments, owedWithoutNote, settlersOf } from '#data/books/payments/open-documents.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { leftOn, noteOn } from '#data/books/vouchers/notes.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { isNote, type CreditNoteInput, type LineItem } from '#domain/books/documents/document.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty, type Party, type PartyKind } from '#domain/books/masters/party.ts';
import { settlementsOf } from '#domain/books/payments/due.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { aBought, aLine, OURS } from '../../../support/documents.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { pay, receive } from '../../../support/posted.ts';
import { runs } from '../../../support/runs.ts';

const BOOKS = { registration: 'Regular', gstin: '27AAPFU0939F1ZV' } as const;
/** Rice of 100 a bag, which bears no tax. */
let rice: LineItem;
let asha: Party;

beforeEach(openWithAsha);
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('a credit note on an invoice that is paid', () => {
  it('is set against the next invoice, which is Paid with what is received besides; nothing stays on account', async () => {
    const old = await paidFor(105);
    const next = await sell(168);
    const note = await takeBack(old, 105, [part(next, 105)]);
    expect([await standing(old), await standing(next)]).toEqual([
      ['Paid', 0],
      ['Part paid', 63],
    ]);
    expect(await settlersOf(next.id)).toEqual([
      { id: note.id, title: `Credit Note ${note.number}`, page: 'vouchers', amount: 105_00 },
    ]);
    await receive('2026-04-20', 'Asha Stores', 63);
    expect(await standing(next)).toEqual(['Paid', 0]);
    expect(await agedOn('receivable', '2026-04-20')).toEqual([]);
    await readable(await savedFile());
  });

  it('is refused for more than its own invoice leaves of it, than is open, or on a document of another party', async () => {
    const old = await paidFor(400, 300);
    const next = await sell(150);
    const bina = await aParty('Bina General');
    const other = await sell(500, bina);
    await expect(takeBack(old, 400, [part(next, 301)])).rejects.toMatchObject({
      fields: { [`allocations.${next.id}`]: '₹150 is owed on BOS/26-27/0002. Enter at most that.' },
    });
    await expect(takeBack(old, 400, [part(next, 150), part(other, 1)])).rejects.toThrow(/^Nothing is owed on this/);
    await expect(takeBack(old, 200, [part(next, 101)])).rejects.toMatchObject({
      fields: {
        allocations: '₹101 is set against documents, and only ₹100 is settled. Lower the amounts.',
      },
    });
    await expect(takeBack(old, 400, [part(old, 1)])).rejects.toThrow(/^Nothing is owed on this/);
    await takeBack(old, 200, [part(next, 100)]);
    expect([await standing(old), await standing(next)]).toEqual([
      ['Paid', 0],
      ['Part paid', 50],
    ]);
  });

  it('takes nothing from its own invoice for what it is set against another: without its receipt that is open again', async () => {
    const old = await sell(105);
    const receipt = await receive('2026-04-11', 'Asha Stores', 105);
    const next = await sell(105);
    const note = await takeBack(old, 105, [part(next, 105)]);
    await cancelVoucher(receipt.id, receipt.rev);
    expect([await standing(old), await standing(next)]).toEqual([
      ['Unpaid', 105],
      ['Paid', 0],
    ]);
    expect(await owedWithoutNote(old.id, note.id)).toBe(105_00);
    expect((await leftOn(old.id))?.total).toBe(0);
    // What is taken back once is so, whatever the note settles.
    await expect(noteOn(old.id, '2026-04-30')).rejects.toThrow(/^Nothing of BOS\/26-27\/0001 is left/);
  });

  it('keeps what it settles: that cannot be cancelled, lowered or given to another party; cancelled it is open again', async () => {
    const old = await paidFor(105);
    const next = await sell(168);
    const note = await takeBack(old, 105, [part(next, 105)]);
    await expect(cancelVoucher(next.id, next.rev)).rejects.toThrow(
      'Credit Note CN/26-27/0001 is against Invoice BOS/26-27/0002',
    );
    const lower = { ...voucherInput(next), lines: [bags(100)] } as never;
    await expect(updateVoucher(next.id, next.rev, lower, 'Issued')).rejects.toThrow(
      '₹105 is set against it by Credit Note CN/26-27/0001, and it comes to ₹100.',
    );
    // It takes nothing back from that one, whose lines may change.
    const more = { ...voucherInput(next), lines: [bags(200)] } as never;
    await updateVoucher(next.id, next.rev, more, 'Issued');
    expect((await leftOn(next.id))?.total).toBe(200_00);
    await cancelVoucher(note.id, note.rev);
    expect([await standing(old), await standing(next)]).toEqual([
      ['Paid', 0],
      ['Unpaid', 200],
    ]);
  });

  it('is set against another later, and freed again, unless its day is locked', async () => {
    const old = await paidFor(300);
    const note = await takeBack(old, 300);
    const [first, second] = [await sell(200), await sell(200)];
    const change = async (allocations: CreditNoteInput['allocations']) => {
      const row = await booksStore.records('vouchers').get(note.id);
      if (!row) throw new Error('The note is there.');
      const { keys: _, ...now } = row;
      await updateVoucher(note.id, now.rev, { ...voucherInput(now), allocations } as never, 'Issued');
    };
    await change([part(first, 200), part(second, 100)]);
    expect([await standing(first), await standing(second)]).toEqual([
      ['Paid', 0],
      ['Part paid', 100],
    ]);
    const open = await openDocuments(asha.id, 'receivable', note.id);
    expect(open.map(({ number, balance }) => [number, balance])).toEqual([
      ['BOS/26-27/0002', 200_00],
      ['BOS/26-27/0003', 200_00],
    ]);
    await change([]);
    expect(await standing(first)).toEqual(['Unpaid', 200]);
    expect('allocations' in ((await booksStore.records('vouchers').get(note.id)) ?? {})).toBe(false);
    await lockUpTo('2026-04-30');
    await expect(change([part(first, 1)])).rejects.toMatchObject({ title: 'Locked' });
  });

  it('goes to Tally against both, and comes back on its own invoice with what it settles', async () => {
    const old = await paidFor(300, 200);
    const next = await sell(150);
    await takeBack(old, 300, [part(next, 150)]);
    const open = await openBalances();
    const { masters, vouchers } = await tallyFiles({ from: '2026-04-01', to: '2027-03-31', begins: '2026-04-01' });
    const { key } = await createBooksFromTally({
      files: [new Blob([...masters]), new Blob([...vouchers])],
      fileNames: ['masters.xml', 'vouchers.xml'],
      business: businessFrom(aBooksBusiness({ ...BOOKS, name: 'Moved' })),
    });
    await openBooks(key);
    expect(await openBalances()).toEqual(open);
    const back = await booksStore.records('vouchers').toArray();
    const [note] = back.filter(isNote);
    expect([note?.against?.number, note?.allocations?.map(({ amount }) => amount)]).toEqual([
      'BOS/26-27/0001',
      [150_00],
    ]);
  });
});

it('a debit note on a purchase that is paid is set against the next one in the same way', async () => {
  const mill = await aParty('Mill', 'Supplier');
  const old = await buy(mill, 300, 'B-1');
  await pay('2026-04-11', 'Mill', 300);
  const next = await buy(mill, 500, 'B-2');
  const note = await noteOn(old.id, '2026-04-12');
  const own = { ...note, reason: 'Purchase return', allocations: [part(next, 300)] } as never;
  await createVoucher(own, 'Issued');
  expect([await standing(old), await standing(next)]).toEqual([
    ['Paid', 0],
    ['Part paid', 200],
  ]);
});

const anyDeed = fc.record({
  deed: fc.constantFrom('sell', 'sell', 'receive', 'back', 'back', 'set', 'cancel', 'resize'),
  on: fc.nat({ max: 5 }),
  other: fc.nat({ max: 5 }),
  hundreds: fc.integer({ min: 1, max: 20 }),
});

it('after any deeds a note settles no more than it comes to, what is open ties with the ledger, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { minLength: 4, maxLength: 12 }), async (deeds) => {
      await emptyShelf();
      await openWithAsha();
      for (const { deed, on, other, hundreds } of deeds) {
        const all = (await booksStore.records('vouchers').toArray()).filter(({ state }) => state === 'Issued');
        const invoices = all.filter(({ kind }) => kind === 'Invoice');
        const [one, next] = [invoices[on % invoices.length], invoices[other % invoices.length]];
        const notes = all.filter(isNote);
        const note = notes[on % notes.length];
        await orRefused(async () => {
          if (deed === 'sell') await sell(hundreds * 100);
          if (deed === 'receive') await receive('2026-04-20', 'Asha Stores', hundreds * 100);
          if (deed === 'cancel') {
            const any = all[on % Math.max(1, all.length)];
            if (any) await cancelVoucher(any.id, any.rev);
          }
          if (!one || !next) return;
          if (deed === 'back') await takeBack(one, 100, other % 2 === 0 ? [part(next, hundreds * 30)] : []);
          if (deed === 'set' && note) {
            const { keys: _, ...now } = note;
            const set = { ...voucherInput(now), allocations: [part(next, hundreds * 30)] } as never;
            await updateVoucher(note.id, note.rev, set, 'Issued');
          }
          if (deed === 'resize') {
            const { keys: _, ...now } = one;
            await updateVoucher(
              one.id,
              one.rev,
              { ...voucherInput(now), lines: [bags(hundreds * 100)] } as never,
              'Issued',
            );
          }
        });
      }
      const vouchers = (await booksStore.records('vouchers').toArray()).filter(({ state }) => state === 'Issued');
      for (const note of vouchers.filter(isNote)) {
        const settled = [...settlementsOf(note).values()];
        expect(settled.every(({ paid, noted }) => paid >= 0 && noted >= 0)).toBe(true);
        expect(settled.reduce((sum, { paid, noted }) => sum + paid + noted, 0)).toBe(note.sums.total);
      }
      const dues = await duesIn(booksStore.database()).toArray();
      expect(dues.every(({ paid, total }) => paid >= 0 && paid <= total)).toBe(true);
      expect(await checkBooks()).toEqual([]);
    }),
    { numRuns: runs(16) },
  );
});

async function openWithAsha() {
  await freshBooks(BOOKS);
  rice = lineItem(await createItem({ ...BLANK_ITEM, name: 'Rice', hsn: '10063010', percent: 0 }));
  asha = await aParty('Asha Stores');
}

function aParty(name: string, kind: PartyKind = 'Customer'): Promise<Party> {
  return createParty({ ...blankParty(kind), name, state: '27' });
}

function bags(rupees: number) {
  return aLine(rupees / 100, 100, 0, { item: rice });
}

function sell(rupees: number, to = asha): Promise<Voucher> {
  const input = withParty(blankInvoice('2026-04-10', OURS), documentParty(to), null);
  return createVoucher({ ...input, dueDate: '', lines: [bags(rupees)] }, 'Issued');
}

function buy(from: Party, rupees: number, billNumber: string): Promise<Voucher> {
  const input = withParty(blankPurchase('2026-04-10', OURS), documentParty(from), null);
  const lines = [aBought(rupees / 100, 100, 0, { item: rice })];
  return createVoucher({ ...input, billNumber, billDate: '2026-04-10', dueDate: '', lines }, 'Issued');
}

/** An invoice, and a receipt set against it: of all of it where no other sum is given. */
async function paidFor(rupees: number, received = rupees): Promise<Voucher> {
  const invoice = await sell(rupees);
  await receive('2026-04-11', 'Asha Stores', received, { allocations: [part(invoice, received)] });
  return invoice;
}

/** Takes back goods of so many rupees of an invoice. */
async function takeBack(
  invoice: Voucher,
  rupees: number,
  allocations?: CreditNoteInput['allocations'],
): Promise<Voucher> {
  const note = await noteOn(invoice.id, '2026-04-12');
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(rupees / 100) }));
  return createVoucher({ ...note, lines, reason: 'Sales return', allocations } as CreditNoteInput, 'Issued');
}

function part({ id }: Voucher, rupees: number) {
  return { document: id, amount: asPaise(rupees * 100) };
}

async function standing({ id }: Voucher) {
  const row = await booksStore.records('vouchers').get(id);
  const owed = row && (await owedOn([row], '2026-04-15'))[id];
  return [owed?.status, (owed?.balance ?? 0) / 100];
}

async function openBalances(): Promise<readonly (readonly [string, number])[]> {
  const open = (await duesIn(booksStore.database()).toArray()).filter(({ state }) => state === 'Open');
  return open.map(({ number, total, paid: set, noted }) => [number, total - set - noted] as const);
}

async function orRefused(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
