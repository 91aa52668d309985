import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { updateItem } from '#data/books/masters/items.ts';
import { party, updateParty } from '#data/books/masters/parties.ts';
import { draftFromDocument } from '#data/books/vouchers/draft-from-document.ts';
import { createVoucher, updateVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty, InvoiceInput } from '#domain/books/documents/document.ts';
import { type Item, itemInput } from '#domain/books/masters/item.ts';
import { partyInput } from '#domain/books/masters/party.ts';
import { blankMoney, type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { aLine } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, sell } from '../../../support/trade.ts';

const DAY = '2026-11-02';
let soap: Item;
let asha: DocumentParty;
let sold: Voucher;

/** An invoice to Asha for soap, both of which are inactive since. */
beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  soap = await addGoods('Soap');
  asha = await aTrader('Customer', 'Asha');
  sold = await sell(DAY, asha, [[soap, 10, 100]]);
  const known = await party(asha.id);
  if (!known) throw new Error('Asha is there.');
  await updateParty(asha.id, 1, { ...partyInput(known), isActive: false });
  await updateItem(soap.id, 1, { ...itemInput(soap, DAY), isActive: false });
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('stay on the voucher that has them, whatever else of it is changed', async () => {
  const input = voucherInput(sold) as InvoiceInput;
  const lines = [...input.lines, aLine(1, 50, 5, { item: lineItem(soap) })];
  await updateVoucher(sold.id, 1, { ...input, reference: 'PO 7', lines }, 'Issued');
  expect(await voucher(sold.id)).toMatchObject({ reference: 'PO 7', party: { name: 'Asha' }, rev: 2 });
});

it('stay on a draft that has them, which can be issued', async () => {
  const draft = await createVoucher(voucherInput(sold), 'Draft');
  expect(await updateVoucher(draft.id, 1, { ...voucherInput(draft), number: '' }, 'Issued')).toMatchObject({
    state: 'Issued',
  });
});

it('are no longer taken for another voucher', async () => {
  await expect(createVoucher({ ...voucherInput(sold), number: '' }, 'Issued')).rejects.toMatchObject({
    fields: {
      party: 'Asha is inactive. Choose another one, or make it active again.',
      'lines.0.item': 'Soap is inactive. Choose another one, or make it active again.',
    },
  });
});

it('still pay what they owe', async () => {
  const account = { id: 'LED-000001', name: 'Cash' };
  const receipt = await draftFromDocument(sold.id, blankMoney('Receipt', DAY, account), DAY);
  if (!receipt) throw new Error('The invoice is open.');
  expect(await createVoucher(receipt, 'Issued')).toMatchObject({ state: 'Issued', amount: 1050_00 });
});
