import {
  type DocumentLine,
  type InvoiceEntry,
  isBlankDocumentLine,
  type PurchaseEntry,
} from '#domain/books/documents/document.ts';
import { BLANK_DOCUMENT_LINE, BLANK_PURCHASE_LINE } from '#domain/books/documents/blank-document.ts';
import { onDay, withItem, withLedgerOnLine, withScanned } from '#domain/books/documents/document-lines.ts';
import { type IsoDate } from '#domain/calendar.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** What a form of documents does to its lines. Each takes the entry as it is then, and changes nothing of it. */

export type TradeEntry = InvoiceEntry | PurchaseEntry;
/** Keeps its identity, so that what a line is given does not change while another one is typed into. */
export type ChangeTrade = (next: (before: TradeEntry) => TradeEntry) => void;

export function changed(entry: TradeEntry, at: number, patch: Partial<DocumentLine>): TradeEntry {
  return onLines(entry, (lines) => atLine(lines, at, (line) => ({ ...line, ...patch })));
}

export function itemChosen(entry: TradeEntry, at: number, item: Item): TradeEntry {
  return onLines(entry, (lines) => atLine(lines, at, (line) => withItem(line, item, entry)));
}

/** Only a purchase has ledgers in its lines. */
export function ledgerChosen(entry: TradeEntry, at: number, ledger: Named): TradeEntry {
  if (entry.kind !== 'Purchase') return entry;
  return { ...entry, lines: atLine(entry.lines, at, (line) => withLedgerOnLine(line, ledger)) };
}

/** With a blank line after it, in which the next one is scanned. */
export function scanned(entry: TradeEntry, item: Item): TradeEntry {
  if (entry.kind === 'Invoice') {
    const { lines } = withScanned(entry.lines, withItem(BLANK_DOCUMENT_LINE, item, entry));
    return lines.some(isBlankDocumentLine) ? { ...entry, lines } : added({ ...entry, lines });
  }
  const { lines } = withScanned(entry.lines, withItem(BLANK_PURCHASE_LINE, item, entry));
  return lines.some(isBlankDocumentLine) ? { ...entry, lines } : added({ ...entry, lines });
}

export function added(entry: TradeEntry): TradeEntry {
  return entry.kind === 'Invoice'
    ? { ...entry, lines: [...entry.lines, BLANK_DOCUMENT_LINE] }
    : { ...entry, lines: [...entry.lines, BLANK_PURCHASE_LINE] };
}

export function removed(entry: TradeEntry, at: number): TradeEntry {
  return onLines(entry, (lines) => lines.toSpliced(at, 1));
}

/** With the GST rates of another day: see `onDay`. */
export function dated(
  entry: TradeEntry,
  from: IsoDate,
  to: IsoDate,
  itemOf: (id: string) => Item | undefined,
): TradeEntry {
  return onLines(entry, (lines) => onDay(lines, from, to, itemOf));
}

function onLines(
  entry: TradeEntry,
  next: <Line extends DocumentLine>(lines: readonly Line[]) => readonly Line[],
): TradeEntry {
  return entry.kind === 'Invoice' ? { ...entry, lines: next(entry.lines) } : { ...entry, lines: next(entry.lines) };
}

function atLine<Line>(lines: readonly Line[], at: number, next: (line: Line) => Line): readonly Line[] {
  const line = lines[at];
  return line === undefined ? lines : lines.with(at, next(line));
}
