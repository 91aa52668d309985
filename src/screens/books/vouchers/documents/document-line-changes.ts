import { type DocumentLine, type InvoiceInput, type PurchaseInput } from '#domain/books/documents/document.ts';
import { BLANK_DOCUMENT_LINE, BLANK_PURCHASE_LINE } from '#domain/books/documents/blank-document.ts';
import {
  onDay,
  withItem,
  withLedgerOnLine,
  withPack,
  withScannedItem,
  withUnit,
} from '#domain/books/documents/document-lines.ts';
import type { Scanned } from '#domain/books/counter/code-outcome.ts';
import { quantityAtPrice } from '#domain/books/counter/scale-code.ts';
import { type IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Pack } from '#domain/books/masters/pack.ts';
import { withGst, withoutGst } from '#domain/books/rate.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** Changes of the lines of a document's form. Each takes the input as it is then, and returns a changed one. */

export type TradeInput = InvoiceInput | PurchaseInput;
/** Whose lines a form has: those of a purchase may be of a ledger; those of a purchase order are priced as they are bought. */
export type LinesOf = TradeInput['kind'] | 'Purchase Order';
/** Keeps its identity, so that what a line is given does not change while another one is typed into. */
export type ChangeTrade = (next: (before: TradeInput) => TradeInput) => void;

export function changeLine(input: TradeInput, at: number, patch: Partial<DocumentLine>): TradeInput {
  return onLines(input, (lines) => atLine(lines, at, (line) => ({ ...line, ...patch })));
}

export function chooseItem(input: TradeInput, at: number, item: Item, pack?: Pack): TradeInput {
  return onLines(input, (lines) => atLine(lines, at, (line) => withItem(line, item, input, pack)));
}

/** Chooses a pack of the item of a line, or the item's own unit. */
export function choosePack(input: TradeInput, at: number, item: Item, pack?: Pack): TradeInput {
  return onLines(input, (lines) => atLine(lines, at, (line) => withPack(line, item, input, pack)));
}

export function chooseUnit(input: TradeInput, at: number, unit: UnitCode): TradeInput {
  return onLines(input, (lines) => atLine(lines, at, (line) => withUnit(line, unit)));
}

/** Only a purchase has ledgers in its lines. */
export function chooseLedger(input: TradeInput, at: number, ledger: Named): TradeInput {
  if (input.kind !== 'Purchase') return input;
  return { ...input, lines: atLine(input.lines, at, (line) => withLedgerOnLine(line, ledger)) };
}

/** Returns the input with what was scanned on a line of its own, or one more of it, and a blank line for the next scan. */
export function addScanned(input: TradeInput, scanned: Scanned): TradeInput {
  const { item, pack } = scanned.row;
  const added = <Line extends DocumentLine>(lines: readonly Line[], blank: Line) => {
    const line = withItem(blank, item, input, pack);
    if (scanned.kind === 'row') return withScannedItem(lines, line, blank);
    if (scanned.kind === 'weighed') return withScannedItem(lines, line, blank, scanned.quantity);
    const { quantity, rate } = pricedLine(line, scanned.price, input.ratesIncludeGst);
    return withScannedItem(lines, { ...line, rate }, blank, quantity);
  };
  return input.kind === 'Invoice'
    ? { ...input, lines: added(input.lines, BLANK_DOCUMENT_LINE) }
    : { ...input, lines: added(input.lines, BLANK_PURCHASE_LINE) };
}

/** How much of a line a price with GST pays for, at the rate of the line or at one that comes to that price. */
function pricedLine({ rate, percent }: DocumentLine, price: Paise, ratesIncludeGst: boolean) {
  if (ratesIncludeGst) return quantityAtPrice(price, rate);
  const paid = quantityAtPrice(price, rate && withGst(rate, percent ?? 0));
  return { ...paid, rate: withoutGst(paid.rate, percent ?? 0) };
}

export function addLine(input: TradeInput): TradeInput {
  return input.kind === 'Invoice'
    ? { ...input, lines: [...input.lines, BLANK_DOCUMENT_LINE] }
    : { ...input, lines: [...input.lines, BLANK_PURCHASE_LINE] };
}

export function removeLine(input: TradeInput, at: number): TradeInput {
  return onLines(input, (lines) => lines.toSpliced(at, 1));
}

/** Returns the input with the GST rates of another day: see `onDay`. */
export function withRatesOfDay(
  input: TradeInput,
  from: IsoDate,
  to: IsoDate,
  itemOf: (id: string) => Item | undefined,
): TradeInput {
  return onLines(input, (lines) => onDay(lines, from, to, itemOf));
}

function onLines(
  input: TradeInput,
  next: <Line extends DocumentLine>(lines: readonly Line[]) => readonly Line[],
): TradeInput {
  return input.kind === 'Invoice' ? { ...input, lines: next(input.lines) } : { ...input, lines: next(input.lines) };
}

function atLine<Line>(lines: readonly Line[], at: number, next: (line: Line) => Line): readonly Line[] {
  const line = lines[at];
  return line === undefined ? lines : lines.with(at, next(line));
}
