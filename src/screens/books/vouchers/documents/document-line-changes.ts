import { type DocumentLine, type InvoiceInput, type PurchaseInput } from '#domain/books/documents/document.ts';
import { BLANK_DOCUMENT_LINE, BLANK_PURCHASE_LINE } from '#domain/books/documents/blank-document.ts';
import { onDay, withItem, withLedgerOnLine, withScannedItem } from '#domain/books/documents/document-lines.ts';
import { type IsoDate } from '#domain/calendar.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** Changes of the lines of a document's form. Each takes the input as it is then, and returns a changed one. */

export type TradeInput = InvoiceInput | PurchaseInput;
/** Keeps its identity, so that what a line is given does not change while another one is typed into. */
export type ChangeTrade = (next: (before: TradeInput) => TradeInput) => void;

export function changeLine(input: TradeInput, at: number, patch: Partial<DocumentLine>): TradeInput {
  return onLines(input, (lines) => atLine(lines, at, (line) => ({ ...line, ...patch })));
}

export function chooseItem(input: TradeInput, at: number, item: Item): TradeInput {
  return onLines(input, (lines) => atLine(lines, at, (line) => withItem(line, item, input)));
}

/** Only a purchase has ledgers in its lines. */
export function chooseLedger(input: TradeInput, at: number, ledger: Named): TradeInput {
  if (input.kind !== 'Purchase') return input;
  return { ...input, lines: atLine(input.lines, at, (line) => withLedgerOnLine(line, ledger)) };
}

/** Returns the input with the item on a line of its own, or one more of it, and a blank line for the next scan. */
export function addScanned(input: TradeInput, item: Item): TradeInput {
  const added = <Line extends DocumentLine>(lines: readonly Line[], blank: Line) =>
    withScannedItem(lines, withItem(blank, item, input), blank);
  return input.kind === 'Invoice'
    ? { ...input, lines: added(input.lines, BLANK_DOCUMENT_LINE) }
    : { ...input, lines: added(input.lines, BLANK_PURCHASE_LINE) };
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
