import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { createGodown, deleteGodowns, everyGodown, updateGodown } from '#data/books/masters/godowns.ts';
import { missingNow } from '#data/books/stock/missing-goods.ts';
import { quantityInGodown } from '#data/books/stock/quantity-on-hand.ts';
import { lastUsed } from '#data/books/vouchers/last-used.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import type { DebitNoteInput, DocumentParty, InvoiceInput } from '#domain/books/documents/document.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { whyGoodsAreMissing } from '#domain/books/stock/missing-goods.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, buy, sell, takeBack } from '../../../support/trade.ts';

const DAY = '2026-11-02';
let soap: Item;
let asha: DocumentParty;
let mills: DocumentParty;
let camp: Named;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  const { id, name } = await createGodown({ ...BLANK_GODOWN, name: 'Camp' });
  camp = { id, name };
  soap = await addGoods('Soap');
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Gokul Mills')];
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('goods come to the godown that the bill names and leave the one of the invoice; Main is not touched', async () => {
  await buy(DAY, mills, [[soap, 10, 250]], { godown: camp });
  expect(await there()).toEqual([0, 10]);
  const [short] = await missingNow(anInvoice(4), undefined);
  expect(short && whyGoodsAreMissing(short)).toMatch(/^No Soap is in Main on that day\./);
  expect(await missingNow({ ...anInvoice(4), godown: camp }, undefined)).toEqual([]);
  await createVoucher({ ...anInvoice(4), godown: camp }, 'Issued');
  expect(await there()).toEqual([0, 6]);
});

it('what goes back leaves the godown that it came to, and what comes back goes to the one that it left', async () => {
  const bought = await buy(DAY, mills, [[soap, 10, 250]], { godown: camp });
  await takeBack(bought, DAY, 3);
  expect(await there()).toEqual([0, 7]);
  const sold = await createVoucher({ ...anInvoice(5), godown: camp }, 'Issued');
  await takeBack(sold, DAY, 2);
  expect(await there()).toEqual([0, 4]);
});

it('a note may name another godown than its document', async () => {
  const bought = await buy(DAY, mills, [[soap, 10, 250]]);
  const note = (await noteOn(bought.id, DAY)) as DebitNoteInput;
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(1) }));
  await createVoucher({ ...note, lines, godown: camp, reason: 'Purchase return' }, 'Issued');
  expect(await there()).toEqual([10, -1]);
});

it('a godown that a document names is not deleted, and one that is inactive is refused at its field', async () => {
  await buy(DAY, mills, [[soap, 10, 250]], { godown: camp });
  await expect(deleteGodowns([camp.id])).rejects.toThrow('Camp is used by vouchers.');
  const all = await everyGodown();
  const own = all.find(({ id }) => id === camp.id);
  await updateGodown(camp.id, own?.rev ?? 0, { name: 'Camp', address: '', isActive: false });
  await expect(createVoucher({ ...anInvoice(1), godown: camp }, 'Issued')).rejects.toMatchObject({
    fields: { godown: 'Camp is inactive. Choose another one, or make it active again.' },
  });
});

it('the next document of a kind begins in the godown of the last one, by its name of now, while it is active', async () => {
  expect((await lastUsed('Purchase')).godown).toBeUndefined();
  await buy(DAY, mills, [[soap, 10, 250]], { godown: camp });
  await updateGodown(camp.id, 1, { name: 'Camp Road', address: '', isActive: true });
  expect((await lastUsed('Purchase')).godown).toEqual({ id: camp.id, name: 'Camp Road' });
  await sell(DAY, asha, [[soap, 1, 300]]);
  expect((await lastUsed('Invoice')).godown).toBeUndefined();
});

async function there(): Promise<readonly number[]> {
  return [(await quantityInGodown(soap.id)).quantity, (await quantityInGodown(soap.id, camp.id)).quantity];
}

function anInvoice(units: number): InvoiceInput {
  const lines = [aLine(units, 300, 5, { item: lineItem(soap) })];
  return { ...withParty(blankInvoice(DAY, OURS), asha, null), lines };
}
