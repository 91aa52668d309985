import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { quantityInGodown } from '#data/books/stock/quantity-on-hand.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { updateItem } from '#data/books/masters/items.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import type { CreditNoteInput, DocumentParty, InvoiceInput } from '#domain/books/documents/document.ts';
import { type Item, itemInput } from '#domain/books/masters/item.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBought, aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, buy } from '../../../support/trade.ts';

const DAY = '2026-11-02';
let asha: DocumentParty;
let mills: DocumentParty;
let soap: Versioned<Item>;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Gokul Mills')];
  soap = await addGoods('Soap');
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('a gross that is bought brings 144, two dozen that are sold take 24, and half a dozen that comes back brings 6', async () => {
  await buy(DAY, mills, [], { lines: [aBought(1, 1440, 5, { item: lineItem(soap), unit: 'GRS' })] });
  expect(await there()).toBe(144);
  const sold = await createVoucher(anInvoice(2, 'DOZ'), 'Issued');
  expect(await there()).toBe(120);
  expect(await stockOn(DAY)).toBe(1200_00);
  const note = (await noteOn(sold.id, DAY)) as CreditNoteInput;
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(0.5) }));
  await createVoucher({ ...note, lines, reason: 'Sales return' }, 'Issued');
  expect(await there()).toBe(126);
});

it('a unit that says not how many is refused in words, whether the form knew the item’s or not', async () => {
  const sentence = 'Soap is counted in NOS Numbers, and BOX says not how many. Enter the quantity in NOS.';
  const input = anInvoice(1, 'BOX');
  await expect(createVoucher(input, 'Issued')).rejects.toMatchObject({ fields: { 'lines.0.unit': sentence } });
  const { unit: _, ...item } = lineItem(soap);
  const lines = [aLine(1, 200, 5, { item, unit: 'BOX' })];
  await expect(createVoucher({ ...input, lines }, 'Issued')).rejects.toMatchObject({
    fields: { 'lines.0.unit': sentence },
  });
});

it('the unit of an item stays once a voucher uses it, as all that it counted would be read in another one', async () => {
  const input = itemInput(soap, DAY);
  await updateItem(soap.id, soap.rev, { ...input, unit: 'DOZ' });
  await updateItem(soap.id, soap.rev + 1, input);
  await buy(DAY, mills, [[soap, 10, 100]]);
  const sentence =
    'Soap is used in 1 voucher and counted in NOS there: its stock would be another one. Make a new item for DOZ.';
  await expect(updateItem(soap.id, soap.rev + 2, { ...input, unit: 'DOZ' })).rejects.toMatchObject({
    message: sentence,
    fields: { unit: sentence },
  });
  await updateItem(soap.id, soap.rev + 2, { ...input, name: 'Soap bar' });
  expect(await there()).toBe(10);
});

it('goods that a voucher uses do not become a service, by which they could come back in another unit', async () => {
  const input = itemInput(soap, DAY);
  await buy(DAY, mills, [[soap, 10, 100]]);
  await expect(updateItem(soap.id, soap.rev, { ...input, kind: 'Service', unit: 'NA', hsn: '' })).rejects.toMatchObject(
    {
      fields: { kind: expect.stringMatching(/^Soap is used in 1 voucher .*Make a new item for the service\.$/) },
    },
  );
  expect(await there()).toBe(10);
});

function anInvoice(units: number, unit: UnitCode): InvoiceInput {
  const lines = [aLine(units, 200, 5, { item: lineItem(soap), unit })];
  return { ...withParty(blankInvoice(DAY, OURS), asha, null), lines };
}

async function there(): Promise<number> {
  return (await quantityInGodown(soap.id)).quantity;
}
