import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCreditNote, blankDebitNote } from '#domain/books/documents/blank-note.ts';
import type { DocumentInput, InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { costsOfLines, documentPostings, isClaimed } from '#domain/books/documents/document-posting.ts';
import { documentSums, withSums } from '#domain/books/documents/document-sums.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { sumOf } from '#domain/money.ts';
import {
  aBought,
  ABROAD,
  aLine,
  anInvoiceInput,
  anyInvoice,
  anyPurchase,
  aPurchase,
  IN_KARNATAKA,
  OURS,
} from '../../../support/documents.ts';
import { runs } from '../../../support/runs.ts';
import { DAY, RENT, ROLES, voucherOf } from '../../../support/voucher-inputs.ts';

/** Ledger and amount, as an accountant would note them. */
const posts = (input: DocumentInput) =>
  documentPostings(withSums(input), ROLES).map(({ ledger, amount }) => [ledger, amount]);
const creditNote = (input: InvoiceInput) => blankCreditNote(voucherOf(input), lineBalances(input.lines, []), DAY);
const debitNote = (input: PurchaseInput) => blankDebitNote(voucherOf(input), lineBalances(input.lines, []), DAY);

describe('an invoice posts', () => {
  it('the party to sales, output heads and round off', () => {
    expect(posts(anInvoiceInput())).toEqual([
      ['PTY-1', 1481_00],
      ['sales', -1255_00],
      ['outputCgst', -112_95],
      ['outputSgst', -112_95],
      ['roundOff', -10],
    ]);
  });

  it('UTGST in a territory, IGST to another State, nothing of tax under Composition', () => {
    const chandigarh = anInvoiceInput({ own: { ...OURS, state: '04' }, place: '04', lines: [aLine(1, 100, 18)] });
    expect(posts(chandigarh)).toContainEqual(['outputUtgst', -9_00]);
    expect(posts(anInvoiceInput({ party: IN_KARNATAKA, place: '29' }))).toContainEqual(['outputIgst', -225_90]);
    expect(posts(anInvoiceInput({ own: { ...OURS, registration: 'Composition' } }))).toEqual([
      ['PTY-1', 1255_00],
      ['sales', -1255_00],
    ]);
  });
});

describe('a purchase posts', () => {
  it('purchases and input heads to the supplier', () => {
    expect(posts(aPurchase())).toEqual([
      ['purchases', 5000_00],
      ['inputCgst', 125_00],
      ['inputSgst', 125_00],
      ['PTY-1', -5250_00],
    ]);
  });

  it('a line with a ledger to that, each ledger once', () => {
    const rent = aBought(1, 100, 18, { item: null, ledger: RENT });
    const input = aPurchase({ lines: [rent, aBought(1, 10, 0), rent] });
    expect(posts(input)).toEqual([
      ['LED-3', 200_00],
      ['purchases', 10_00],
      ['inputCgst', 18_00],
      ['inputSgst', 18_00],
      ['PTY-1', -246_00],
    ]);
  });

  it('what may not be claimed as a part of the cost', () => {
    const input = aPurchase({ inputTax: 'Not claimable' });
    expect(posts(input)).toEqual([
      ['purchases', 5250_00],
      ['PTY-1', -5250_00],
    ]);
    expect(costsOfLines(input, documentSums(input).lines)).toEqual([5250_00]);
    expect(costsOfLines(aPurchase(), documentSums(aPurchase()).lines)).toEqual([5000_00]);
  });

  // 100 for the shop and 100 for the home on one bill, at 18 % within the State.
  it('what may not be claimed of one line as a part of that line’s cost, where lines say it', () => {
    const lines = [aBought(1, 100, 18), aBought(1, 100, 18, { item: null, ledger: RENT, isBlocked: true })];
    const input = aPurchase({ inputTax: 'By line', lines });
    expect(posts(input)).toEqual([
      ['purchases', 100_00],
      ['LED-3', 118_00],
      ['inputCgst', 9_00],
      ['inputSgst', 9_00],
      ['PTY-1', -236_00],
    ]);
    expect(posts(debitNote(input))).toEqual([
      ['purchaseReturns', -100_00],
      ['LED-3', -118_00],
      ['inputCgst', -9_00],
      ['inputSgst', -9_00],
      ['PTY-1', 236_00],
    ]);
    expect(costsOfLines(aPurchase({ lines }), documentSums(input).lines)).toEqual([100_00, 100_00]);
  });

  it.each(['Composition', 'Unregistered'] as const)('all tax as cost if we are %s', (registration) => {
    const own = { ...OURS, registration };
    expect(isClaimed(aPurchase({ own }))).toBe(false);
    expect(posts(aPurchase({ own }))).toEqual([
      ['purchases', 5250_00],
      ['PTY-1', -5250_00],
    ]);
  });

  it('under reverse charge both heads, and the value alone to the supplier', () => {
    const fee = aBought(1, 1000, 18, { item: null, ledger: RENT });
    expect(posts(aPurchase({ reverseCharge: true, lines: [fee] }))).toEqual([
      ['LED-3', 1000_00],
      ['inputCgst', 90_00],
      ['inputSgst', 90_00],
      ['outputCgst', -90_00],
      ['outputSgst', -90_00],
      ['PTY-1', -1000_00],
    ]);
    expect(posts(aPurchase({ reverseCharge: true, inputTax: 'Not claimable', lines: [fee], party: ABROAD }))).toEqual([
      ['LED-3', 1180_00],
      ['outputIgst', -180_00],
      ['PTY-5', -1000_00],
    ]);
  });
});

describe('a note posts the reverse', () => {
  it('to the returns', () => {
    expect(posts(creditNote(anInvoiceInput()))).toEqual([
      ['PTY-1', -1481_00],
      ['salesReturns', 1255_00],
      ['outputCgst', 112_95],
      ['outputSgst', 112_95],
      ['roundOff', 10],
    ]);
    expect(posts(debitNote(aPurchase()))).toEqual([
      ['purchaseReturns', -5000_00],
      ['inputCgst', -125_00],
      ['inputSgst', -125_00],
      ['PTY-1', 5250_00],
    ]);
  });

  it('or the ledger of the line', () => {
    const lines = [aBought(1, 100, 0, { item: null, ledger: RENT })];
    expect(posts(debitNote(aPurchase({ lines })))).toEqual([
      ['LED-3', -100_00],
      ['PTY-1', 100_00],
    ]);
  });
});

describe('of any document', () => {
  it('debits equal credits, no line is of nothing, and the party has the total', () => {
    fc.assert(
      fc.property(fc.oneof(anyInvoice, anyPurchase), (input) => {
        const postings = documentPostings(withSums(input), ROLES);
        expect(sumOf(postings.map(({ amount }) => amount))).toBe(0);
        expect(postings.every(({ amount }) => amount !== 0)).toBe(true);
        const { total } = documentSums(input);
        const own = postings.find(({ ledger }) => ledger === input.party?.id)?.amount ?? 0;
        expect(own).toBe(input.kind === 'Invoice' ? total : 0 - total);
      }),
      { numRuns: runs(300) },
    );
  });

  it('a note of the whole brings every balance back to what it was before', () => {
    const isReturn: Readonly<Record<string, string>> = { salesReturns: 'sales', purchaseReturns: 'purchases' };
    const any = fc.oneof(
      anyInvoice.map((input) => [input, creditNote(input)] as const),
      anyPurchase.map((input) => [input, debitNote(input)] as const),
    );
    fc.assert(
      fc.property(any, ([input, note]) => {
        const balances = new Map<string, number>();
        for (const { ledger, amount } of [
          ...documentPostings(withSums(input), ROLES),
          ...documentPostings(withSums(note), ROLES),
        ]) {
          const name = isReturn[ledger] ?? ledger;
          balances.set(name, (balances.get(name) ?? 0) + amount);
        }
        expect([...balances.values()].every((balance) => balance === 0)).toBe(true);
        expect(documentSums(note).total).toBe(documentSums(input).total);
      }),
      { numRuns: runs(300) },
    );
  });

  it('without a party nothing is posted', () => {
    expect(() => documentPostings(withSums(anInvoiceInput({ party: null })), ROLES)).toThrow(
      'A posting needs its ledger.',
    );
    expect(() => documentPostings(withSums(anInvoiceInput()), {})).toThrow(
      'The ledger that documents post this to is missing.',
    );
  });
});
