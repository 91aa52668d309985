import { describe, expect, it } from 'vitest';
import type { TakenLine } from '#domain/books/counter/bill-return.ts';
import { leftAfter, problemInMoreBack, withAlreadyBack, withMoreBack } from '#domain/books/counter/more-back.ts';
import { noteWithoutBill, problemsWithoutBill } from '#domain/books/counter/return-without-bill.ts';
import { damagedLines, goodPart, noteOfTaken, problemsInTaken, soldLines } from '#domain/books/counter/take-back.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import { documentSums, withSums } from '#domain/books/documents/document-sums.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { asQuantity } from '#domain/quantity.ts';
import { anItem, factsOf, perUnit, rupees } from '../../../support/counter.ts';
import { aLine, anInvoiceInput, REPAIR, REGULAR, WALK_IN_PARTY } from '../../../support/documents.ts';

/** 10 soaps at 21, of which 4 came back, 1 repair at 118, and 2 soaps at 21 that all came back; rates include GST. */
const INVOICE = {
  ...withSums(
    anInvoiceInput({
      party: WALK_IN_PARTY,
      ratesIncludeGst: true,
      lines: [aLine(10, 21, 5), aLine(1, 118, 18, { item: REPAIR, hsn: '9987' }), aLine(2, 21, 5)],
    }),
  ),
  id: 'VCH-1',
  date: '2026-06-01',
} as const;
const LEFT = lineBalances(INVOICE.lines, [
  {
    reason: 'Sales return',
    lines: blankCreditNote(INVOICE, lineBalances(INVOICE.lines, []), '2026-06-02').lines.flatMap((one) =>
      one.at === 1 ? [] : [{ ...one, quantity: asQuantity(one.at === 0 ? 4 : 2) }],
    ),
  },
]);
const WHOLE = blankCreditNote(INVOICE, LEFT, '2026-06-10');

describe('a bill of which goods come back', () => {
  it('says of each line what was sold and what is left', () => {
    expect(soldLines(INVOICE, LEFT).map(({ name, sold, left }) => [name, sold, left])).toEqual([
      ['Soap', 10, 6],
      ['Repair', 1, 1],
      ['Soap', 2, 0],
    ]);
  });

  it('gives the note its price and its tax, the damaged ones among them', () => {
    const taken = [line(0, 2), line(0, 1, 'Damaged'), line(1, 1, 'Damaged')];
    const note = noteOfTaken(WHOLE, taken);
    expect(note).toMatchObject({ reason: 'Sales return', date: '2026-06-10', ratesIncludeGst: true });
    expect(note.lines.map(({ at, quantity, rate }) => [at, quantity, rate])).toEqual([
      [0, 3, 21_0000],
      [1, 1, 118_0000],
    ]);
    expect(documentSums(note)).toMatchObject({ total: rupees(181), taxable: rupees(160), cgst: 10_50 });
    // A repair is moved nowhere.
    expect(damagedLines(note.lines, taken)).toEqual([{ item: INVOICE.lines[0]?.item, unit: 'NOS', quantity: 1 }]);
  });

  it('is moved on in the unit of the item where it came back damaged: a box of 12 is 12 pieces', () => {
    const [soap] = WHOLE.lines;
    const item = soap?.item && { ...soap.item, unit: 'PCS' as const };
    const boxes = soap && item ? [{ ...soap, item, unit: 'BOX' as const, contains: asQuantity(12) }] : [];
    expect(damagedLines(boxes, [line(0, 2), line(0, 1, 'Damaged')])).toEqual([{ item, unit: 'PCS', quantity: 12 }]);
  });

  it('is moved on by batch where it came back damaged; the good ones are those that came back first', () => {
    const [soap] = WHOLE.lines;
    const part = (id: string, units: number) => ({ id, number: id.toUpperCase(), quantity: asQuantity(units) });
    const lines = soap ? [{ ...soap, batches: [part('b', 2), part('a', 2)] }] : [];
    const moved = (good: number, damaged: number) =>
      damagedLines(lines, [line(0, good), line(0, damaged, 'Damaged')]).map(({ quantity, batch }) => [
        batch?.number,
        quantity,
      ]);
    expect(moved(1, 3)).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
    expect(moved(2, 3)).toEqual([
      ['A', 2],
      [undefined, 1],
    ]);
  });

  it('has a part that is good, which is sold again', () => {
    const lines = [line(0, 2), line(0, 1, 'Damaged'), line(1, 1, 'Damaged')];
    const good = goodPart(noteOfTaken(WHOLE, lines), { invoice: { id: INVOICE.id, number: '' }, lines });
    expect(good.lines.map(({ at, quantity }) => [at, quantity])).toEqual([[0, 2]]);
  });

  it('refuses more than is left at each line, what is gone, and nothing at all', () => {
    const problems = (...taken: readonly TakenLine[]) => problemsInTaken(WHOLE, taken, LEFT);
    expect(problems(line(0, 4), line(0, 2, 'Damaged'))).toEqual({});
    expect(problems(line(0, 4), line(0, 3, 'Damaged'))).toEqual({ 0: 'At most 6 of this line can be taken back.' });
    expect(problems(line(0, -1))).toEqual({ 0: 'Enter the quantity without a minus.' });
    expect(problems(line(2, 1))).toEqual({ 2: 'All of this line came back already.' });
    expect(problems(line(0, 0))).toEqual({ '': 'Enter what comes back.' });
  });
});

describe('goods that come back with those before', () => {
  const of = (...lines: readonly TakenLine[]) => ({ invoice: { id: INVOICE.id, number: 'INV/26-27/0001' }, lines });
  const loose = (reason: string) => ({ reason, lines: [] });

  it('are more of the same invoice, and less is left of it', () => {
    const both = of(line(0, 2), line(0, 1, 'Damaged'));
    expect(withMoreBack(undefined, of(line(0, 2)))).toEqual(of(line(0, 2)));
    expect(withMoreBack(of(line(0, 2)), of(line(0, 1, 'Damaged')))).toEqual(both);
    expect(leftAfter(soldLines(INVOICE, LEFT), both.lines).map(({ left }) => left)).toEqual([3, 1, 0]);
    expect(withAlreadyBack({ 0: 'At most 6.', 1: 'At most 1.', '': 'None.' }, both.lines)).toEqual({
      0: 'At most 6. 3 of it is in this bill already.',
      1: 'At most 1.',
      '': 'None.',
    });
  });

  it('are refused of another invoice, and with those that have none', () => {
    const other = { ...of(), invoice: { id: 'VCH-2', number: 'INV/26-27/0002' } };
    expect(problemInMoreBack(undefined, of())).toBeUndefined();
    expect(problemInMoreBack(of(), of())).toBeUndefined();
    expect(problemInMoreBack(loose('Lost'), loose('Torn'))).toBeUndefined();
    expect(withMoreBack(loose('Lost'), loose('Torn'))).toEqual(loose('Lost; Torn'));
    expect(problemInMoreBack(of(), other)).toBe(
      'Goods of INV/26-27/0001 come back with this bill. Save it first, or remove them.',
    );
    expect(problemInMoreBack(loose('Lost'), of())).toBe(
      'Goods without a bill come back with this bill. Save it first, or remove them.',
    );
  });
});

describe('goods without a bill', () => {
  const salt = anItem('Salt', 105);
  const facts = factsOf([salt]);
  const back = (rate: number | null, quantity = 1, reason = 'The bill is lost') => ({
    reason,
    lines: [
      {
        item: { id: salt.id, name: 'Salt' },
        quantity: asQuantity(quantity),
        rate: rate === null ? null : perUnit(rate),
        condition: 'Good' as const,
      },
    ],
  });

  it('are a credit note within the own State at what is given for them, with the tax of the day', () => {
    const note = noteWithoutBill(back(100), facts);
    expect(note).toMatchObject({ against: null, withoutInvoice: true, place: facts.business.state });
    expect(documentSums(note)).toMatchObject({ total: rupees(100), taxable: 95_24, cgst: 2_38, sgst: 2_38 });
    expect(problemsInDocument(note, facts.business)).toEqual({});
  });

  it('are refused beyond the price of the day, without a reason, of nothing', () => {
    expect(problemsWithoutBill(back(105), facts)).toEqual({});
    expect(problemsWithoutBill(back(105.01), facts)).toEqual({
      'lines.0.rate': 'The price today is 105. Enter at most that.',
    });
    expect(problemsWithoutBill(back(null, 0, ' '), facts)).toEqual({
      reason: 'Enter why the goods come back without a bill.',
      'lines.0.quantity': 'Enter a quantity above 0.',
      'lines.0.rate': 'Enter the rate.',
    });
    expect(problemsWithoutBill({ reason: 'Lost', lines: [] }, facts)).toEqual({
      lines: 'Scan or find an item first.',
    });
  });

  it('as a note are refused beyond that price too, whoever changes it, and to a registered buyer or another State', () => {
    const note = noteWithoutBill(back(105), facts);
    const dearer = { ...note, lines: note.lines.map((one) => ({ ...one, rate: perUnit(106) })) };
    expect(problemsInDocument(dearer, facts.business)).toEqual({
      'lines.0.rate': 'Of this line ₹105 is left. Enter a rate of at most 105.',
    });
    const find =
      'Only who is not registered returns goods without an invoice, and only in your own State. Find the invoice.';
    expect(problemsInDocument({ ...note, party: REGULAR }, facts.business)).toEqual({ against: find });
    expect(problemsInDocument({ ...note, place: '29' }, facts.business)).toEqual({ against: find });
    expect(problemsInDocument({ ...note, narration: '' }, facts.business)).toEqual({
      narration: 'Say why the goods come back without an invoice.',
    });
    expect(problemsInDocument({ ...note, reason: 'Correction' }, facts.business)).toEqual({
      reason: 'Without an invoice only goods come back.',
    });
  });
});

function line(at: number, quantity: number, condition: TakenLine['condition'] = 'Good'): TakenLine {
  return { at, quantity: asQuantity(quantity), condition };
}
