import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import {
  type InvoiceInput,
  isNote,
  isReverseCharge,
  type LineRest,
  type NoteInput,
  type NoteLine,
  type PurchaseInput,
} from './document.ts';
import { sumsIfCountable, type SummedDocument } from './document-sums.ts';
import { taxOf } from './line-tax.ts';
import { isLastOf, type LineBalance, lineBalances } from './note-balance.ts';

/** All that is left of a document after its issued notes: of its lines, of the sums of each, and of what is owed with the round off. */
export type NoteRest = Readonly<{
  lines: readonly LineBalance[];
  sums: readonly LineRest[];
  roundOff: Paise;
  total: Paise;
}>;

/** Whether it is a note that takes back from a document, and is not only set against it as a receipt is. */
export function isNoteOn<Of extends Readonly<{ kind: string; against?: Readonly<{ id: string }> | null }>>(
  document: string,
): (one: Of) => one is Extract<Of, Readonly<{ kind: NoteInput['kind'] }>> {
  return (one): one is Extract<Of, Readonly<{ kind: NoteInput['kind'] }>> =>
    isNote(one) && one.against?.id === document;
}

/** Returns what is left of an issued invoice or purchase after its issued notes, whatever their order. */
export function restOf(
  { lines, sums }: SummedDocument<InvoiceInput | PurchaseInput>,
  notes: readonly SummedDocument<NoteInput>[],
): NoteRest {
  const taken = (at: number) =>
    notes.flatMap((note) =>
      note.lines.flatMap((line, place) => (line.at === at ? (note.sums.lines[place] ?? []) : [])),
    );
  return {
    lines: lineBalances(lines, notes),
    sums: sums.lines.map((line, at) => taken(at).reduce<LineRest>(minus, line)),
    roundOff: asPaise(sums.roundOff - sumOf(notes.map((note) => note.sums.roundOff))),
    total: asPaise(sums.total - sumOf(notes.map((note) => note.sums.total))),
  };
}

/**
 * Returns a note with what it takes of the sums of its document, where that is not what its own lines come to. Parts that are
 * rounded each for itself do not add up to the whole: what takes the last of a line takes exactly what is left of its value
 * and of each head, and what takes the last of the document what is left of the round off. Nothing takes more than is left.
 */
export function withRest<Input extends NoteInput>(note: Input, rest: NoteRest): Input {
  const plain = withoutRest(note);
  const own = sumsIfCountable(plain);
  if (!own) return plain;
  const lines = plain.lines.map((line, at): NoteLine => {
    const [sums, left, balance] = [own.lines[at], rest.sums[line.at], rest.lines[line.at]];
    if (!sums || !left || !balance || !line.quantity) return line;
    const most = atLeastNothing(left);
    const takes = isLastOf(note, line, balance) ? most : least(sums, most);
    return HEADS.every((head) => takes[head] === sums[head]) ? line : { ...line, rest: takes };
  });
  const filled = { ...plain, lines };
  const sums = sumsIfCountable(filled);
  if (!sums || !note.own.roundOff) return filled;
  const exact = asPaise(sums.total - sums.roundOff);
  const stays = rest.sums.map((left, at) => {
    const takes = lines.flatMap((line, place) => (line.at === at ? (sums.lines[place] ?? []) : []));
    return takes.reduce<LineRest>(minus, atLeastNothing(left));
  });
  const isLast = stays.every((left) => HEADS.every((head) => left[head] === 0));
  const owed = sumOf(stays.map((left) => asPaise(left.taxable + (isReverseCharge(note) ? 0 : taxOf(left)))));
  const total = isLast ? Math.max(0, rest.total) : nearestTotal(sums.total, rest.total, owed);
  const roundOff = asPaise(total - exact);
  return roundOff === sums.roundOff ? filled : { ...filled, roundOff };
}

/** Returns a note whose lines come to what they say, as if it were the only one. */
export function withoutRest<Input extends NoteInput>({ roundOff: _, ...note }: Input): Input {
  // TypeScript does not see that a kind of note without its optional fields is still of that kind.
  return { ...note, lines: note.lines.map(({ rest: __, ...line }) => line) } as unknown as Input;
}

/**
 * Returns the total of a note, in whole rupees and no more than is left. What it leaves is within a rupee of the `owed` that
 * its lines leave, so that the last note need not make good the rounding of many.
 */
function nearestTotal(own: Paise, left: Paise, owed: Paise): number {
  const [lowest, highest] = [Math.ceil((left - owed) / 100 - 1) * 100, Math.floor((left - owed) / 100 + 1) * 100];
  return Math.max(0, Math.min(left, highest, Math.max(lowest, own)));
}

function minus(left: LineRest, taken: LineRest): LineRest {
  return everyHead((head) => left[head] - taken[head]);
}

function least(one: LineRest, other: LineRest): LineRest {
  return everyHead((head) => Math.min(one[head], other[head]));
}

/** Notes of before took what they came to, which was more at times. */
function atLeastNothing(left: LineRest): LineRest {
  return everyHead((head) => Math.max(ZERO, left[head]));
}

function everyHead(amountOf: (head: keyof LineRest) => number): LineRest {
  const of = (head: keyof LineRest) => asPaise(amountOf(head));
  return { taxable: of('taxable'), cgst: of('cgst'), sgst: of('sgst'), igst: of('igst'), cess: of('cess') };
}

const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'cess'] as const satisfies readonly (keyof LineRest)[];
