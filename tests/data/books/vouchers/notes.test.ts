import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { createItem } from '#data/books/masters/items.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import { invoiceChoices, leftOn, noteOn, purchaseChoices } from '#data/books/vouchers/notes.ts';
import { createParty, party } from '#data/books/masters/parties.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import type {
  CreditNoteInput,
  DebitNoteInput,
  DocumentLine,
  InvoiceInput,
  LineItem,
  PurchaseInput,
} from '#domain/books/documents/document.ts';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { OURS, aBought, aLine } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

const DAY = '2026-11-02';
const LATER = '2026-11-20';
let asha: Party;
let soap: LineItem;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await aParty('Asha Stores');
  soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('a note on a document', () => {
  it('takes back all of it: 10 × 125.50 at 18 % is 1,481, and then nothing is left', async () => {
    const sold = await sell();
    const note = await noteOn(sold.id, LATER);
    expect(note).toMatchObject({
      kind: 'Credit Note',
      date: LATER,
      against: { id: sold.id, number: 'INV/26-27/0001', date: DAY },
      lines: [{ at: 0, quantity: 10, rate: 125_5000 }],
    });
    expect(documentSums(note).total).toBe(148_100);
    await issue(note);
    await expect(noteOn(sold.id, LATER)).rejects.toMatchObject({
      fields: { against: 'Nothing of INV/26-27/0001 is left to take back. Choose another invoice.' },
    });
  });

  it('takes back what the notes before it left, of the lines that anything is left of', async () => {
    const sold = await sell({ lines: [line(10), line(2)] });
    await issue(await noteOn(sold.id, LATER), [4, 2]);
    expect((await noteOn(sold.id, LATER)).lines).toMatchObject([{ at: 0, quantity: 6 }]);
    expect((await leftOn(sold.id))?.lines.map(({ quantity }) => quantity)).toEqual([6, 0]);
  });

  it('leaves the quantity where only the price was cut, at the rest of the rate', async () => {
    const sold = await sell();
    const note = await noteOn(sold.id, LATER);
    const cut = note.lines.map((one) => ({ ...one, rate: asRate(25_5000) }));
    await createVoucher({ ...note, lines: cut, reason: 'Discount after sale' } as CreditNoteInput, 'Issued');
    expect((await noteOn(sold.id, LATER)).lines).toMatchObject([{ quantity: 10, rate: 100_0000 }]);
  });

  it('that is changed leaves itself out, and a cancelled one counts no more', async () => {
    const sold = await sell();
    const taken = await issue(await noteOn(sold.id, LATER), [4]);
    expect((await leftOn(sold.id, taken.id))?.lines).toMatchObject([{ quantity: 10 }]);
    expect((await noteOn(sold.id, LATER, taken.id)).lines).toMatchObject([{ quantity: 10 }]);
    await cancelVoucher(taken.id, taken.rev);
    expect((await leftOn(sold.id))?.lines).toMatchObject([{ quantity: 10 }]);
  });

  it('that takes the last takes all that is left: 3 × 33.33 sold for 118 go back as 39, 39 and 40, and it is paid', async () => {
    const sold = await sell({ lines: [aLine(3, 33.33, 18, { item: soap })] });
    const totals = [];
    for (const units of [1, 1, 1]) totals.push(amountOf(await issue(await noteOn(sold.id, LATER), [units])));
    expect(totals).toEqual([39_00, 39_00, 40_00]);
    expect((await owedOn([sold], LATER))[sold.id]).toEqual({ status: 'Paid', balance: 0 });
  });

  it('is a debit note on a purchase', async () => {
    const bought = await buy();
    const note = await noteOn(bought.id, LATER);
    expect(note).toMatchObject({ kind: 'Debit Note', inputTax: 'Claimable', lines: [{ quantity: 20 }] });
    expect((await createVoucher({ ...note, reason: 'Purchase return' } as DebitNoteInput, 'Issued')).number).toBe(
      'DN/26-27/0001',
    );
  });

  it('is refused on what is not issued', async () => {
    const draft = await createVoucher(anInvoiceInput(), 'Draft');
    const cancelled = await sell();
    await cancelVoucher(cancelled.id, cancelled.rev);
    for (const id of [draft.id, cancelled.id, 'VCH-9999']) {
      await expect(noteOn(id, LATER)).rejects.toMatchObject({ fields: { against: expect.any(String) } });
      expect(await leftOn(id)).toBeUndefined();
    }
  });
});

describe('the documents to choose from', () => {
  it('are the issued ones, the newest first, found by number and party', async () => {
    const first = await sell();
    const bina = await aParty('Bina General');
    const second = await sell({ date: LATER, party: documentParty(bina) });
    const cancelled = await sell();
    await cancelVoucher(cancelled.id, cancelled.rev);
    await createVoucher(anInvoiceInput(), 'Draft');
    expect((await invoiceChoices('')).choices).toEqual([
      { id: second.id, name: 'INV/26-27/0002', detail: 'Bina General · 20 Nov 2026 · ₹1,481' },
      { id: first.id, name: 'INV/26-27/0001', detail: 'Asha Stores · 02 Nov 2026 · ₹1,481' },
    ]);
    expect((await invoiceChoices('ash')).choices.map(({ id }) => id)).toEqual([first.id]);
    expect((await invoiceChoices('0002')).choices.map(({ id }) => id)).toEqual([second.id]);
    expect(await purchaseChoices('')).toEqual({ choices: [], hasMore: false });
  });

  it('are found behind more drafts than a list shows', async () => {
    const sold = await sell();
    for (let at = 0; at < 61; at++) await createVoucher(anInvoiceInput({ date: LATER }), 'Draft');
    expect((await invoiceChoices('')).choices.map(({ id }) => id)).toEqual([sold.id]);
    expect((await invoiceChoices('asha')).choices.map(({ id }) => id)).toEqual([sold.id]);
  });
});

/** Takes back so many units of each line; without them, all. */
function issue(note: CreditNoteInput | DebitNoteInput, units?: readonly number[]): Promise<Voucher> {
  const lines = note.lines.map((one, at) => (units ? { ...one, quantity: asQuantity(units[at] ?? 0) } : one));
  return createVoucher({ ...note, lines, reason: 'Sales return' } as CreditNoteInput, 'Issued');
}

/** 10 × 125.50 at 18 % to Asha Stores. */
function sell(said: Partial<InvoiceInput> = {}): Promise<Voucher> {
  return createVoucher(anInvoiceInput(said), 'Issued');
}

function anInvoiceInput(said: Partial<InvoiceInput> = {}): InvoiceInput {
  return { ...withParty(blankInvoice(DAY, OURS), documentParty(asha), null), lines: [line(10)], ...said };
}

function buy(): Promise<Voucher> {
  const input: PurchaseInput = {
    ...withParty(blankPurchase(DAY, OURS), documentParty(asha), null),
    billNumber: 'B/1',
    billDate: DAY,
    lines: [aBought(20, 250, 18, { item: soap })],
  };
  return createVoucher(input, 'Issued');
}

function line(units: number): DocumentLine {
  return aLine(units, 125.5, 18, { item: soap });
}

async function aParty(name: string): Promise<Party> {
  const { id } = await createParty({ ...blankParty('Both'), name, registration: 'Unregistered', state: '27' });
  const made = await party(id);
  if (!made) throw new Error(`${name} was not made.`);
  return made;
}
