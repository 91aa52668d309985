import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks, repairBooks } from '#data/books/audit/check-books.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { batchStockIn } from '#data/books/projections/batch-stock.ts';
import { movesIn, onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';
import { goodsToCount } from '#data/books/vouchers/count-sheet.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { updateBatch } from '#data/books/batches/batches.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { CreditNoteInput, DocumentParty } from '#domain/books/documents/document.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import { blankAdjustment, blankTransfer } from '#domain/books/vouchers/stock-voucher.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { buyBatches } from '../../../support/batches.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, sell } from '../../../support/trade.ts';

let item: Item;
let asha: DocumentParty;
let mills: DocumentParty;
let camp: Readonly<{ id: string; name: string }>;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
  item = await addGoods('Crocin', { batches: true, openingQuantity: asQuantity(3) });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Gokul Mills')];
  const { id, name } = await createGodown({ ...BLANK_GODOWN, name: 'Camp' });
  camp = { id, name };
});
afterEach(emptyShelf);

type Step = Readonly<{ does: (typeof DOES)[number]; day: number; units: number; which: number }>;
const DOES = ['buy', 'sell', 'return', 'move', 'write off', 'more', 'cancel', 'correct', 'count'] as const;

const steps = fc.array(
  fc.record({
    does: fc.constantFrom(...DOES),
    day: fc.integer({ min: 10, max: 28 }),
    units: fc.integer({ min: 1, max: 6 }),
    which: fc.nat({ max: 20 }),
  }),
  { minLength: 6, maxLength: 14 },
);

it('whatever the order of making, editing and cancelling, the stock of batches equals a rebuild and adds up to the item’s', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const made: string[] = [];
      for (const step of all) await take(step, made);
      expect(await checkBooks()).toEqual([]);
      await addsUp();
    }),
    { numRuns: 6 },
  );
}, 120_000);

it('in whatever order of days goods are taken, no batch has less than none on any day', async () => {
  const taking = steps.map((all) => all.map((step) => ({ ...step, does: TAKES[step.which % TAKES.length] ?? 'sell' })));
  await fc.assert(
    fc.asyncProperty(taking, async (all) => {
      const made: string[] = [];
      for (const step of all) await take(step, made);
      const moves = await movesIn(booksStore.database()).toArray();
      expect(lowest(moves)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 6 },
  );
}, 120_000);

const TAKES = ['buy', 'sell', 'move', 'write off'] as const;

/** The least of a batch that a place has at the end of any day, added up move by move. */
function lowest(moves: readonly Move[]): number {
  const parts = moves.flatMap((move) =>
    (move.batches ?? []).flatMap(({ batch, quantity }) => {
      const isIn = move.does === 'in' || move.does === 'return';
      const here = { at: `${move.godown}/${batch}`, date: move.date, by: isIn ? quantity : -quantity };
      return move.to === undefined ? [here] : [here, { ...here, at: `${move.to}/${batch}`, by: quantity }];
    }),
  );
  const days = parts.map(({ at, date }) => {
    const upTo = parts.filter((part) => part.at === at && part.date <= date);
    return upTo.reduce((sum, { by }) => sum + by, 0);
  });
  return Math.min(0, ...days);
}

it('a row that is wrong is found, and made right again', async () => {
  await buyBatches('2026-09-10', mills, item, [[5, { number: 'A', expiry: '09/26' }]]);
  const table = batchStockIn(booksStore.database());
  const [row] = await table.where('batch').notEqual('').toArray();
  if (!row) throw new Error('No batch.');
  await table.put({ ...row, quantity: 7000 });
  expect(await checkBooks()).toEqual([{ what: 'Batches in stock', stored: '2, of which 1 are wrong', rebuilt: '2' }]);
  await repairBooks();
  expect(await checkBooks()).toEqual([]);
  expect((await table.get([row.item, row.place, row.batch]))?.quantity).toBe(5000);
});

async function take({ does, day, units, which }: Step, made: string[]): Promise<void> {
  const date = `2026-09-${day}` as IsoDate;
  const line = { item: lineItem(item), quantity: asQuantity(units), unit: 'NOS' } as const;
  const add = (voucher: Voucher) => made.push(voucher.id);
  const one = await existing(made, which);
  try {
    switch (does) {
      case 'buy':
        add(await buyBatches(date, mills, item, [[units, { number: `B${which % 4}`, expiry: `1${which % 3}/26` }]]));
        break;
      case 'sell':
        add(await sell(date, asha, [[item, units, 20]]));
        break;
      case 'move':
        add(await createVoucher({ ...blankTransfer(date), toGodown: camp, lines: [line] }, 'Issued'));
        break;
      case 'write off': {
        const off = { ...line, godown: which % 2 === 0 ? null : camp, reverseInputTax: false };
        add(await createVoucher({ ...blankAdjustment(date), lines: [off] }, 'Issued'));
        break;
      }
      case 'return': {
        if (one?.kind !== 'Invoice') return;
        const note = (await noteOn(one.id, '2026-09-28')) as CreditNoteInput;
        add(await createVoucher({ ...note, reason: 'Sales return' }, 'Issued'));
        break;
      }
      case 'more': {
        if (!one || !('lines' in one)) return;
        const lines = one.lines.map((own) => ('quantity' in own ? { ...own, quantity: asQuantity(units) } : own));
        const input = { ...voucherInput(one), date, lines } as Parameters<typeof updateVoucher>[2];
        await updateVoucher(one.id, one.rev, input, 'Issued');
        break;
      }
      case 'cancel':
        if (one) await cancelVoucher(one.id, one.rev);
        break;
      case 'correct': {
        const batches = await booksStore.records('batches').toArray();
        const batch = batches[which % Math.max(1, batches.length)];
        if (batch) await updateBatch(batch.id, batch.rev, { number: batch.number, expiry: `1${units % 3}/26` });
        break;
      }
      case 'count':
        await countOne(date, units, which);
    }
  } catch (error) {
    // What is refused changes nothing: a known batch with another expiry, a note of more than is left, a document with notes.
    if (!(error instanceof Error) || error.name !== 'Refusal') throw error;
  }
}

/** Counts a batch, or what has none, which the books then have as many of on that day. */
async function countOne(date: IsoDate, units: number, which: number): Promise<void> {
  const rows = await goodsToCount(date, MAIN.id, [item.id]);
  const row = rows[which % Math.max(1, rows.length)];
  if (!row) return;
  await saveCount(date, MAIN, { [row.key]: { counted: asQuantity(units), there: row.there } });
  const after = await goodsToCount(date, MAIN.id, [item.id]);
  expect(after.find(({ key }) => key === row.key)?.there ?? 0).toBe(units);
}

const MAIN = { id: 'GDN-000001', name: 'Main' };

async function existing(made: readonly string[], which: number): Promise<Voucher | undefined> {
  const rows = await booksStore.records('vouchers').bulkGet([...made]);
  const issued = rows.filter((row) => row?.state === 'Issued');
  const row = issued[which % Math.max(1, issued.length)];
  if (!row) return undefined;
  const { keys: _, ...voucher } = row;
  return voucher;
}

/** The batches of a place come to what its row of all says, and none that went is of another place. */
async function addsUp(): Promise<void> {
  const db = booksStore.database();
  const rows = await batchStockIn(db).toArray();
  const onHand = await onHandIn(db).get(item.id);
  for (const place of new Set(rows.map((row) => row.place))) {
    const own = rows.filter((row) => row.place === place);
    const sum = own.filter(({ batch }) => batch !== '').reduce((all, { quantity }) => all + quantity, 0);
    expect(own.find(({ batch }) => batch === '')?.quantity ?? 0).toBe(sum);
  }
  expect(onHand?.quantity).toBe(Object.values(onHand?.godowns ?? {}).reduce((all, count) => all + count, 0));
}
