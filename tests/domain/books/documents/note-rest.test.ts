import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCreditNote, blankDebitNote } from '#domain/books/documents/blank-note.ts';
import type { InvoiceInput, NoteInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { type SummedDocument, withSums } from '#domain/books/documents/document-sums.ts';
import { problemsInNote } from '#domain/books/documents/note-problems.ts';
import { restOf, withRest } from '#domain/books/documents/note-rest.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import {
  ABROAD,
  aBought,
  aLine,
  anInvoiceInput,
  anyInvoice,
  anyPurchase,
  aPurchase,
} from '../../../support/documents.ts';
import { runs } from '../../../support/runs.ts';
import { DAY } from '../../../support/voucher-inputs.ts';

type Trade = SummedDocument<InvoiceInput | PurchaseInput>;
type Note = SummedDocument<NoteInput>;

describe('returns in parts leave nothing', () => {
  it('3 × 33.33 at 18 % are 118: two notes of a piece are 39 each, and the last 40', () => {
    const [document, notes] = inParts(anInvoiceInput({ lines: [aLine(3, 33.33, 18)] }), [1, 1, 1]);
    expect(notes.map(({ sums }) => sums.total)).toEqual([39_00, 39_00, 40_00]);
    expect(notes.map(({ sums }) => sums.roundOff)).toEqual([-33, -33, 67]);
    expectNothingLeft(document, notes);
  });

  it('10 × 125.50 at 18 % are 1,481: the last note takes a rupee more, and 5 paise a head less', () => {
    const [document, notes] = inParts(
      anInvoiceInput(),
      Array.from({ length: 10 }, () => 1),
    );
    expect(notes.map(({ sums }) => sums.total)).toEqual([...Array.from({ length: 9 }, () => 148_00), 149_00]);
    expect(notes.at(-1)?.sums).toMatchObject({ taxable: 125_50, cgst: 11_25, sgst: 11_25, roundOff: 1_00 });
    expectNothingLeft(document, notes);
  });

  it('a hundred notes of 2.50 do not round a rupee too much before they reach the last', () => {
    const [document, notes] = inParts(
      anInvoiceInput({ lines: [aLine(100, 2.5, 0)] }),
      Array.from({ length: 100 }, () => 1),
    );
    expect(new Set(notes.map(({ sums }) => sums.total))).toEqual(new Set([2_00, 3_00]));
    expectNothingLeft(document, notes);
  });

  it('so it is where the supplier is owed the value alone, and of a price that has its tax in it', () => {
    expectNothingLeft(...inParts(aPurchase({ reverseCharge: true, lines: [aBought(3, 33.33, 18)] }), [1, 2]));
    expectNothingLeft(...inParts(aPurchase({ party: ABROAD, lines: [aBought(3, 33.33, 18)] }), [2, 1]));
    expectNothingLeft(...inParts(anInvoiceInput({ ratesIncludeGst: true, lines: [aLine(3, 33.33, 18)] }), [1, 1, 1]));
  });

  it('goods given away free bear their cess by the piece until the last', () => {
    const cess = { percent: 0, perUnit: asRate(5_0000) };
    const [document, notes] = inParts(anInvoiceInput({ lines: [aLine(3, 0, 28, { cess })] }), [1, 2]);
    expect(notes.map(({ sums }) => sums.cess)).toEqual([5_00, 10_00]);
    expectNothingLeft(document, notes);
  });

  it('what is let off the price first leaves the goods to come back for the rest', () => {
    const document = issued(anInvoiceInput({ lines: [aLine(3, 33.33, 18)] }));
    const cut = withSums(
      withRest(
        { ...noteOf(document, [], [3], 1.11), reason: 'Discount after sale' } as NoteInput,
        restOf(document, []),
      ),
    );
    const back = noteOn(document, [cut], [3]);
    expectNothingLeft(document, [cut, back]);
  });
});

it('whatever is split into whatever notes: none takes more than is left, and together they take all', () => {
  const parts = fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 }), { maxLength: 5 });
  let several = 0;
  fc.assert(
    fc.property(fc.oneof(anyInvoice, anyPurchase), parts, (input, shares) => {
      const document = issued(input);
      const notes: Note[] = [];
      for (const share of shares) {
        const left = restOf(document, notes);
        const units = left.lines.map(({ quantity }, at) => Math.floor(quantity * (share[at] ?? 0) * 10) / 1000);
        const note = noteOn(document, notes, units);
        if (note.lines.length === 0) continue;
        expect(problemsInNote(note, left.lines)).toEqual({});
        notes.push(note);
        expectNoneTooMuch(document, notes);
      }
      const last = noteOn(document, notes);
      if (last.lines.length > 0) notes.push(last);
      if (notes.length > 1) several++;
      // A line whose goods are none has nothing that a note could name.
      if (document.lines.every(({ quantity }) => (quantity ?? 0) > 0)) expectNothingLeft(document, notes);
    }),
    { numRuns: runs(400) },
  );
  expect(several).toBeGreaterThan(20);
});

function expectNothingLeft(document: Trade, notes: readonly Note[]): void {
  const { sums, roundOff, total } = restOf(document, notes);
  for (const left of sums) expect(left).toEqual({ taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0 });
  expect([roundOff, total]).toEqual([0, 0]);
}

function expectNoneTooMuch(document: Trade, notes: readonly Note[]): void {
  const { sums, total } = restOf(document, notes);
  for (const left of sums) expect(Math.min(...Object.values(left))).toBeGreaterThanOrEqual(0);
  expect(total).toBeGreaterThanOrEqual(0);
  for (const note of notes) expect(note.sums.total).toBeGreaterThanOrEqual(0);
}

function inParts(input: InvoiceInput | PurchaseInput, parts: readonly number[]): [Trade, readonly Note[]] {
  const document = issued(input);
  const notes = parts.reduce<Note[]>((before, units) => [...before, noteOn(document, before, [units])], []);
  return [document, notes];
}

/** Takes back so many units of each line, or all that is left. */
function noteOn(document: Trade, before: readonly Note[], units?: readonly number[]): Note {
  const note = noteOf(document, before, units);
  return withSums(withRest(note, restOf(document, before)));
}

function noteOf(document: Trade, before: readonly Note[], units?: readonly number[], rupees?: number): NoteInput {
  const left = restOf(document, before).lines;
  const blank =
    document.kind === 'Invoice' ? blankCreditNote(of(document), left, DAY) : blankDebitNote(of(document), left, DAY);
  const lines = blank.lines.flatMap((line) => {
    const quantity = units ? asQuantity(units[line.at] ?? 0) : line.quantity;
    const rate = rupees === undefined ? line.rate : asRate(Math.round(rupees * 10_000));
    return quantity ? [{ ...line, quantity, rate }] : [];
  });
  const reason = document.kind === 'Invoice' ? 'Sales return' : 'Purchase return';
  return { ...blank, lines, reason } as NoteInput;
}

function issued(input: InvoiceInput | PurchaseInput): Trade {
  return withSums(input);
}

function of<Input extends InvoiceInput | PurchaseInput>(document: SummedDocument<Input>) {
  return { ...document, id: 'VCH-1', number: 'N/1', date: DAY } as unknown as SummedDocument<Input> & {
    id: string;
    date: typeof DAY;
  };
}
