import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { quantityInGodown } from '#data/books/stock/quantity-on-hand.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { countDifferences, daysChanged, openingDaysChanged } from '#data/books/stock/counted-days.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { cancelVoucher, updateVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { adjustmentsOf, changedDaysInWords } from '#domain/books/stock/stock-count.ts';
import { quantitiesOf } from '#domain/books/stock/stock-move.ts';
import { blankTransfer } from '#domain/books/vouchers/stock-voucher.ts';
import { type Voucher, type VoucherInput, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { runs } from '../../../support/runs.ts';
import { aBill, addGoods, aTrader, buy, sell, takeBack } from '../../../support/trade.ts';

const MAIN = { id: 'GDN-000001', name: 'Main' };
const OPENED = { openingQuantity: asQuantity(10), openingRate: asRate(20_0000) };
let asha: DocumentParty;
let mills: DocumentParty;
let rice: Item;
let oil: Item;

async function begin() {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Gokul Mills')];
  [rice, oil] = [await addGoods('Rice', OPENED), await addGoods('Oil', OPENED)];
}
beforeEach(begin);
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('a count', () => {
  it('keeps what was counted, also of goods that are as the books have them', async () => {
    expect(await count('2026-05-12', [rice, 8, 10], [oil, 10, 10])).toEqual(['Stock Adjustment SA/26-27/0001']);
    expect(await latest()).toMatchObject({
      direction: 'Written off',
      lines: [
        { item: { name: 'Rice' }, quantity: 2, counted: 8 },
        { item: { name: 'Oil' }, quantity: 0, counted: 10 },
      ],
    });
    expect(await count('2026-05-13', [rice, 8, 8])).toEqual(['Stock Adjustment SA/26-27/0002']);
    expect(await latest()).toMatchObject({ postings: [], lines: [{ quantity: 0, counted: 8 }] });
  });

  it('of more goods than a voucher has lines for becomes several', () => {
    const right = { item: lineItem(rice), unit: 'NOS', counted: asQuantity(1), there: asQuantity(1) } as const;
    const goods = Array.from({ length: 501 }, () => right);
    expect(adjustmentsOf('2026-05-12', MAIN, goods).map(({ lines }) => lines.length)).toEqual([500, 1]);
  });

  it('can be changed like any adjustment, and comes back from a copy as it was', async () => {
    await count('2026-05-12', [rice, 8, 10], [oil, 10, 10]);
    const made = await latest();
    await updateVoucher(made.id, made.rev, { ...voucherInput(made), narration: 'Counted by Usha' }, 'Issued');
    const changed = await latest();
    expect(changed).toMatchObject({ narration: 'Counted by Usha', lines: [{ counted: 8 }, { counted: 10 }] });
    const { key } = await restoreAsNew(await readable(await savedFile()));
    await openBooks(key);
    expect(await voucher(made.id)).toEqual(changed);
    expect(await warned(aBill('2026-05-11', mills, [[rice, 3, 20]]))).toHaveLength(1);
  });
});

describe('a voucher of a counted day or one before', () => {
  beforeEach(() => count('2026-05-12', [rice, 10, 10]));
  const COUNTED = 'Rice was counted on 12 May 2026 in Main: 10 NOS (SA/26-27/0001).';

  it('says that it changes what the books have for that day; of a later day, or of other goods, it says nothing', async () => {
    expect(await warned(aBill('2026-05-12', mills, [[rice, 3, 20]]))).toEqual([
      `${COUNTED} With this the books have 3 NOS more of it for that day.`,
    ]);
    expect(await warned(aBill('2026-05-13', mills, [[rice, 3, 20]]))).toEqual([]);
    expect(await warned(aBill('2026-05-11', mills, [[oil, 3, 20]]))).toEqual([]);
  });

  it('says it of what is changed by as much as is changed, or moved to another day, and of what is cancelled', async () => {
    const bought = await buy('2026-05-10', mills, [[rice, 3, 20]]);
    expect(await warned(aBill('2026-05-10', mills, [[rice, 2, 20]]), bought.id)).toEqual([
      `${COUNTED} With this the books have 1 NOS less of it for that day.`,
    ]);
    expect(await warned(aBill('2026-05-10', mills, [[rice, 3, 30]]), bought.id)).toEqual([]);
    expect(await warned(aBill('2026-05-11', mills, [[rice, 3, 20]]), bought.id)).toEqual([]);
    expect(await warned(aBill('2026-05-13', mills, [[rice, 3, 20]]), bought.id)).toEqual([
      `${COUNTED} With this the books have 3 NOS less of it for that day.`,
    ]);
    expect(await warned(undefined, bought.id)).toEqual([
      `${COUNTED} With this the books have 3 NOS less of it for that day.`,
    ]);
    const sold = await sell('2026-05-09', asha, [[rice, 4, 30]]);
    const back = await takeBack(sold, '2026-05-12', 1);
    expect(await warned(undefined, back.id)).toEqual([
      `${COUNTED} With this the books have 1 NOS less of it for that day.`,
    ]);
  });

  it('says it of a godown alone, and of a transfer of both that were counted', async () => {
    const shop = await createGodown({ ...BLANK_GODOWN, name: 'Shop' });
    const line = { item: lineItem(rice), unit: 'NOS', quantity: asQuantity(4) } as const;
    const moved = { ...blankTransfer('2026-05-01'), toGodown: shop, lines: [line] };
    expect(await warned(moved)).toEqual([`${COUNTED} With this the books have 4 NOS less of it for that day.`]);
    await saveCount('2026-05-20', shop, { [rice.id]: { counted: asQuantity(2), there: asQuantity(0) } });
    expect(await warned(moved)).toEqual([
      `${COUNTED} With this the books have 4 NOS less of it for that day.`,
      'Rice was counted on 20 May 2026 in Shop: 2 NOS (SA/26-27/0002). With this the books have 4 NOS more of it for that day.',
    ]);
  });

  it('names the first day of several that it changes, and the last count of a day', async () => {
    await count('2026-05-14', [rice, 9, 10]);
    await count('2026-05-14', [rice, 8, 9]);
    await count('2026-05-20', [rice, 8, 8]);
    expect(await warned(aBill('2026-05-13', mills, [[rice, 3, 20]]))).toEqual([
      'Rice was counted on 14 May 2026 in Main: 8 NOS (SA/26-27/0003). With this the books have 3 NOS more of it for that day.',
    ]);
  });

  it('says nothing of a count that was cancelled', async () => {
    const made = await latest();
    await cancelVoucher(made.id, made.rev);
    expect(await warned(aBill('2026-05-12', mills, [[rice, 3, 20]]))).toEqual([]);
  });

  it('is joined by what an item opened with', async () => {
    const days = await openingDaysChanged(rice, { ...rice, openingQuantity: asQuantity(12) });
    expect(changedDaysInWords(days)).toEqual([`${COUNTED} With this the books have 2 NOS more of it for that day.`]);
  });
});

describe('the page of a count', () => {
  it('says where the books have another quantity by now, until they are brought to the count, or counted again', async () => {
    await count('2026-05-12', [rice, 8, 10], [oil, 10, 10]);
    const made = await latest();
    expect(await countDifferences(made)).toEqual([]);
    await buy('2026-05-11', mills, [[rice, 3, 20]]);
    await sell('2026-05-13', asha, [[oil, 1, 30]]);
    const [found, ...more] = await countDifferences(made);
    expect([found, more]).toMatchObject([{ item: { name: 'Rice' }, counted: 8, there: 11 }, []]);
    if (!found) throw new Error('There is none.');
    expect(await saveCount('2026-05-12', found.godown, { [rice.id]: found })).toEqual([
      'Stock Adjustment SA/26-27/0002',
    ]);
    expect(await latest()).toMatchObject({ direction: 'Written off', lines: [{ quantity: 3, counted: 8 }] });
    expect(await countDifferences(made)).toEqual([]);
    expect(await quantityInGodown(rice.id)).toMatchObject({ quantity: 8 });
    const again = await latest();
    await cancelVoucher(again.id, again.rev);
    expect(await countDifferences(made)).toMatchObject([{ counted: 8, there: 11 }]);
  });

  it('says nothing once it is cancelled', async () => {
    await count('2026-05-12', [rice, 8, 10]);
    const made = await latest();
    await cancelVoucher(made.id, made.rev);
    await buy('2026-05-11', mills, [[rice, 3, 20]]);
    expect(await countDifferences((await voucher(made.id)) ?? made)).toEqual([]);
  });
});

it('counts and vouchers in any order: what differs is what a rebuild from all vouchers says', async () => {
  await emptyShelf();
  const day = fc.integer({ min: 1, max: 6 }).map((at) => `2026-05-0${at}` as IsoDate);
  const units = fc.integer({ min: 1, max: 9 });
  const step = fc.oneof(
    fc.record({ does: fc.constant('count' as const), day, units }),
    fc.record({ does: fc.constant('buy' as const), day, units }),
    fc.record({ does: fc.constant('sell' as const), day, units }),
    fc.record({ does: fc.constant('cancel' as const), day, at: fc.nat(20) }),
    fc.record({ does: fc.constant('redate' as const), day, at: fc.nat(20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      await begin();
      for (const one of steps) {
        if (one.does === 'count') {
          const there = unitsIn(await issued(), one.day);
          await count(one.day, [rice, one.units, there]);
        } else if (one.does === 'buy') await buy(one.day, mills, [[rice, one.units, 20]]);
        else if (one.does === 'sell') await sell(one.day, asha, [[rice, one.units, 20]]);
        else {
          const all = await issued();
          const chosen = all[one.at % Math.max(all.length, 1)];
          if (chosen && one.does === 'cancel') await cancelVoucher(chosen.id, chosen.rev);
          if (chosen && one.does === 'redate')
            await updateVoucher(chosen.id, chosen.rev, { ...voucherInput(chosen), date: one.day }, 'Issued');
        }
      }
      const all = await issued();
      for (const made of all) {
        const shown = (await countDifferences(made)).map(({ counted, there }) => [counted, there]);
        expect(shown).toEqual(differingIn(all, made));
      }
      await emptyShelf();
    }),
    { numRuns: runs(40) },
  );
  await begin();
});

/** Counts goods in Main: so many, of which the books had so many. Resolves to the titles of the adjustments. */
function count(day: IsoDate, ...goods: readonly (readonly [item: Item, counted: number, there: number])[]) {
  const counts = goods.map(([{ id }, counted, there]) => [
    id,
    { counted: asQuantity(counted), there: asQuantity(there) },
  ]);
  return saveCount(day, MAIN, Object.fromEntries(counts));
}

async function warned(input: VoucherInput | undefined, id?: string): Promise<readonly string[]> {
  return changedDaysInWords(await daysChanged(input, id));
}

async function latest(): Promise<Voucher> {
  const last = await booksStore.records('vouchers').orderBy('id').last();
  if (!last) throw new Error('There is no voucher.');
  return (await voucher(last.id)) ?? last;
}

async function issued(): Promise<readonly Voucher[]> {
  return (await booksStore.records('vouchers').toArray()).filter(({ state }) => state === 'Issued');
}

/** The units of rice in Main at the end of a day. */
function unitsIn(all: readonly Voucher[], day: IsoDate): number {
  const quantities = all
    .flatMap(movesOfVoucher)
    .filter((move) => move.item === rice.id && move.date <= day)
    .flatMap(quantitiesOf);
  return quantities.reduce((sum, [, by]) => sum + by / 1000, 10);
}

/** The count of a voucher with what the books have, if that is something else and no later count of the day holds. */
function differingIn(all: readonly Voucher[], made: Voucher): readonly (readonly number[])[] {
  if (made.kind !== 'Stock Adjustment') return [];
  const isLast = !all.some(({ kind, date, id }) => kind === made.kind && date === made.date && id > made.id);
  const there = unitsIn(all, made.date);
  return made.lines.flatMap(({ counted }) =>
    counted === undefined || counted === there || !isLast ? [] : [[counted, there]],
  );
}
