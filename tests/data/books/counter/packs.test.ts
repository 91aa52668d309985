import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { tallyFiles } from '#data/books/exchange/tally-export.ts';
import { quantitiesOnHand } from '#data/books/stock/quantity-on-hand.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  BLANK_DOCUMENT_LINE,
  BLANK_PURCHASE_LINE,
  blankInvoice,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import type { NoteInput } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Pack } from '#domain/books/masters/pack.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { aBill, addGoods, aTrader } from '../../../support/trade.ts';

const BOX: Pack = {
  code: '8906000000014',
  unit: 'BOX',
  contains: asQuantity(12),
  sellingPrice: asRate(1200_0000),
  mrp: asPaise(1320_00),
};

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('a box is bought, sold and taken back as what it contains, and Tally reads it in the unit of the item', async () => {
  const salt = await addGoods('Salt', {
    unit: 'PCS',
    priceIncludesGst: true,
    purchasePrice: asRate(80_0000),
    packs: [BOX],
  });
  const [mills, usha] = [await aTrader('Supplier', 'Gokul Mills'), await aTrader('Customer', 'Usha')];
  const bill = aBill('2026-05-01', mills, []);
  await createVoucher({ ...bill, lines: [boxOf(salt, 3, { ...bill, blank: BLANK_PURCHASE_LINE })] }, 'Issued');
  expect(await quantitiesOnHand([salt.id])).toEqual({ [salt.id]: 36 });
  expect(await stockOn('2026-05-01')).toBe(2880_00);

  const sale = { ...withParty(blankInvoice('2026-05-02', OURS), usha, null), ratesIncludeGst: true };
  const line = boxOf(salt, 2, { ...sale, blank: BLANK_DOCUMENT_LINE });
  const sold = await createVoucher({ ...sale, lines: [line] }, 'Issued');
  expect(sold).toMatchObject({ lines: [{ unit: 'BOX', contains: 12, mrp: 1320_00 }], sums: { total: 2400_00 } });
  expect(await quantitiesOnHand([salt.id])).toEqual({ [salt.id]: 12 });

  const note = { ...(await noteOn(sold.id, '2026-05-03')), reason: 'Sales return' } as NoteInput;
  const lines = note.lines.map((one) => ({ ...one, quantity: asQuantity(1) }));
  const back = await createVoucher({ ...note, lines }, 'Issued');
  expect(back).toMatchObject({ lines: [{ unit: 'BOX', contains: 12 }], sums: { total: 1200_00 } });
  expect(await quantitiesOnHand([salt.id])).toEqual({ [salt.id]: 24 });
  expect(await stockOn('2026-05-03')).toBe(1920_00);

  const { vouchers, problems } = await tallyFiles({ from: '2026-04-01', to: '2027-03-31', begins: '2026-04-01' });
  const text = await new Blob([...vouchers]).text();
  expect(text).toContain('<ACTUALQTY>24 PCS</ACTUALQTY>');
  expect(problems).toEqual([]);
});

function boxOf<Line extends typeof BLANK_DOCUMENT_LINE>(
  item: Item,
  boxes: number,
  { blank, ...terms }: Readonly<{ blank: Line }> & Parameters<typeof withItem>[2],
): Line {
  return { ...withItem(blank, item, terms, BOX), quantity: asQuantity(boxes) };
}
