import { formatName } from '#domain/format.ts';
import { addQuantities, asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { bringBack } from '#domain/books/batches/take-batches.ts';
import type { CreditNoteInput, InvoiceInput, NoteLine } from '#domain/books/documents/document.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import type { LineBalance } from '#domain/books/documents/note-balance.ts';
import { problemsInNote } from '#domain/books/documents/note-problems.ts';
import type { Rate } from '#domain/books/rate.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { StockLine } from '#domain/books/vouchers/stock-voucher.ts';
import type { BillReturn, Condition, TakenLine } from './bill-return.ts';

/** A line of an invoice with the quantity that was sold, and what the notes of before leave of it. */
export type SoldLine = Readonly<{
  at: number;
  name: string;
  unit: UnitCode;
  sold: Quantity;
  left: Quantity;
  rate: Rate | null;
}>;

/** Returns the lines of an invoice as they can be taken back, in its order; of some nothing may be left. */
export function soldLines({ lines }: Pick<InvoiceInput, 'lines'>, left: readonly LineBalance[]): readonly SoldLine[] {
  return lines.map(({ item, description, unit, quantity, rate }, at) => {
    const balance = left[at];
    const most = balance && (balance.value > 0n || rate === 0) ? balance.quantity : NONE;
    return {
      at,
      name: formatName(item?.name ?? description, 'Without a name'),
      unit,
      sold: quantity ?? NONE,
      left: most,
      rate,
    };
  });
}

/**
 * Returns the credit note that takes goods back, at the price and the tax of their invoice. `whole` is the note of all that is
 * left of it (`blankCreditNote`). What is left of no line is not in the note: `problemsInTaken` says so.
 */
export function noteOfTaken(whole: CreditNoteInput, taken: readonly TakenLine[]): CreditNoteInput {
  const lines = whole.lines.map((line) => ({ ...line, quantity: takenOf(line.at, taken) }));
  return { ...whole, reason: 'Sales return', lines: lines.filter(({ quantity }) => quantity !== 0) };
}

/** Returns the part of a note whose goods come back good, so that they can be sold again in the same bill. */
export function goodPart(note: CreditNoteInput, back: BillReturn): CreditNoteInput {
  const good = takenLines(back).filter(({ condition }) => condition === 'Good');
  return noteOfTaken(note, good);
}

/** Returns what comes back by the lines of its note: of goods without a bill each is a line of its own. */
export function takenLines({ lines }: BillReturn): readonly TakenLine[] {
  return lines.map((line, place) => ({
    at: 'at' in line ? line.at : place,
    quantity: line.quantity,
    condition: line.condition,
  }));
}

/** Returns a sentence for each line, by its place in the invoice, that more is taken back of than is left; '' is for all of them. */
export function problemsInTaken(
  whole: CreditNoteInput,
  taken: readonly TakenLine[],
  left: readonly LineBalance[],
): Readonly<Record<string, string>> {
  if (taken.every(({ quantity }) => quantity === 0)) return { '': 'Enter what comes back.' };
  const note = noteOfTaken(whole, taken);
  const found = problemsInNote(note, left);
  const ofLines = note.lines.flatMap(({ at }, place) => {
    const sentence = found[`lines.${place}.quantity`] ?? found[`lines.${place}.rate`];
    return sentence === undefined ? [] : [[at, sentence] as const];
  });
  const known = new Set(whole.lines.map(({ at }) => at));
  const gone = taken
    .filter(({ at, quantity }) => quantity !== 0 && !known.has(at))
    .map(({ at }) => [at, ALL_BACK] as const);
  return Object.fromEntries([...ofLines, ...gone]);
}

/**
 * Returns what of the goods came back damaged, as a transfer moves them on: in the unit of the item, a line for each batch. Of a line
 * of which some are good, too, the damaged ones are of the batches that come back last: the others may be sold again.
 */
export function damagedLines(lines: readonly NoteLine[], taken: readonly TakenLine[]): readonly StockLine[] {
  return lines.flatMap((line): readonly StockLine[] => {
    const { item, batches = [] } = line;
    if (item?.kind !== 'Goods') return [];
    const [good, count] = [countThat(line, taken, 'Good'), countThat(line, taken, 'Damaged')];
    const came = batches.map(({ id, quantity }) => ({ id, count: thousandths(quantity) })).toReversed();
    const damaged = bringBack(came, bringBack(came, [], good), count);
    const without = damaged.reduce((left, one) => left - one.count, count);
    return [...damaged, { id: '', count: without }].flatMap((one): readonly StockLine[] => {
      const number = batches.find(({ id }) => id === one.id)?.number;
      const moved = { item, unit: item.unit ?? line.unit, quantity: unitsOf(one.count) };
      return one.count > 0 ? [{ ...moved, ...(number !== undefined && { batch: { number } }) }] : [];
    });
  });
}

/** Counts what comes back of a line in a condition, in thousandths of the item's unit. */
function countThat(line: NoteLine, taken: readonly TakenLine[], condition: Condition): number {
  const own = taken.filter((one) => one.condition === condition);
  return countOfLine({ ...line, quantity: takenOf(line.at, own) });
}

/** Returns how much of a line of the invoice comes back, good or damaged. */
export function takenOf(at: number, taken: readonly Pick<TakenLine, 'at' | 'quantity'>[]): Quantity {
  return taken.filter((one) => one.at === at).reduce((sum, { quantity }) => addQuantities(sum, quantity), NONE);
}

const NONE = asQuantity(0);
const ALL_BACK = 'All of this line came back already.';
