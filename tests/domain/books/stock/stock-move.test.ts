import { describe, expect, it } from 'vitest';
import { blankDebitNote, blankCreditNote } from '#domain/books/documents/blank-note.ts';
import type { DocumentInput } from '#domain/books/documents/document.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { asRate } from '#domain/books/rate.ts';
import { openingMoves, quantitiesOf } from '#domain/books/stock/stock-move.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { VoucherState } from '#domain/books/voucher-head.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBought, aLine, anInvoiceInput, aPurchase, BOOK, REPAIR } from '../../../support/documents.ts';
import { DAY, voucherOf } from '../../../support/voucher-inputs.ts';
import { movesOf } from '#domain/books/voucher-kinds.ts';

function kept<Input extends DocumentInput>(input: Input, state: VoucherState = 'Issued'): Voucher<Input> {
  return voucherOf(input, { id: 'VCH-7', state, date: DAY });
}

const moved = (input: DocumentInput) => movesOf(kept<DocumentInput>(input), 'Main');

describe('what a document moves', () => {
  it('an invoice takes its goods out of Main, line by line, and no service', () => {
    const lines = [
      aLine(1, 10, 18, { item: REPAIR }),
      aLine(2.5, 10, 18),
      aLine(1, 5, 0, { item: BOOK }),
      aLine(0, 1, 0),
    ];
    expect(moved(anInvoiceInput({ lines }))).toMatchObject([
      { item: 'ITM-1', line: 1, does: 'out', godown: 'Main', quantity: 2500 },
      { item: 'ITM-2', line: 2, does: 'out', quantity: 1000 },
    ]);
  });

  it('a purchase brings them in at the taxable value, and the tax where it may not be claimed', () => {
    expect(moved(aPurchase())).toMatchObject([{ does: 'in', quantity: 20_000, cost: 5000_00 }]);
    expect(moved(aPurchase({ inputTax: 'Not claimable' }))).toMatchObject([{ cost: 5250_00 }]);
    const lines = [aBought(1, 100, 18, { item: null, ledger: { id: 'LED-3', name: 'Rent' } })];
    expect(moved(aPurchase({ lines }))).toEqual([]);
  });

  it('a draft and what is cancelled move nothing', () => {
    for (const state of ['Draft', 'Cancelled'] as const)
      expect(movesOf(kept(anInvoiceInput(), state), 'Main')).toEqual([]);
  });

  it('a note brings goods back if it says that they come back, and names the line', () => {
    const invoice = kept(anInvoiceInput());
    const note = blankCreditNote(invoice, lineBalances(invoice.lines, []), DAY);
    expect(moved({ ...note, reason: 'Sales return' })).toMatchObject([
      { does: 'return', quantity: 10_000, of: 'VCH-7/0' },
    ]);
    expect(moved({ ...note, reason: 'Discount after sale' })).toEqual([]);
  });

  it('a debit note sends goods back, and names the line; what they cost is found by valuing', () => {
    const purchase = kept(aPurchase());
    const note = blankDebitNote(purchase, lineBalances(purchase.lines, []), DAY);
    const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(4) }));
    expect(moved({ ...note, lines, reason: 'Purchase return' })).toMatchObject([
      { does: 'send back', quantity: 4000, cost: 0, of: 'VCH-7/0' },
    ]);
  });
});

it('what an item opened with came before all else', () => {
  const item = { id: 'ITM-1', openingQuantity: asQuantity(3), openingRate: asRate(33_3333) };
  expect(openingMoves(item, 'Main')).toMatchObject([{ date: '', does: 'in', quantity: 3000, cost: 100_00 }]);
  expect(openingMoves({ ...item, openingQuantity: asQuantity(0) }, 'Main')).toEqual([]);
  expect(openingMoves(undefined, 'Main')).toEqual([]);
});

it('a transfer takes from the one godown what it adds to the other', () => {
  const [move] = moved(anInvoiceInput());
  if (!move) throw new Error('An invoice moves goods.');
  expect(quantitiesOf(move)).toEqual([['Main', -10_000]]);
  expect(quantitiesOf({ ...move, does: 'transfer', to: 'Shed' })).toEqual([
    ['Main', -10_000],
    ['Shed', 10_000],
  ]);
});
