import type { MaybeDate } from '#domain/calendar.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import type {
  CreditNoteInput,
  DebitNoteInput,
  InvoiceInput,
  NoteLine,
  PurchaseInput,
} from '#domain/books/documents/document.ts';
import { countOfParts } from '#domain/books/line-source.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { isWithoutInvoice } from '#domain/books/documents/without-invoice.ts';
import { costsOfLines } from '#domain/books/documents/document-posting.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { type Item, openingValue } from '#domain/books/masters/item.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import type { StockAdjustmentInput, StockTransferInput } from '#domain/books/vouchers/stock-voucher.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

/**
 * Goods that came, went or were moved: a line of a voucher, or what an item opened with. `quantity` is in thousandths of the
 * unit and above 0.
 */
export type Move = Readonly<{
  item: string;
  /** Blank of what was there when the books began. */
  date: MaybeDate;
  /** The place within the day: see `RANKS`. */
  rank: number;
  voucher: string;
  line: number;
  godown: string;
  quantity: number;
  does: Does;
  /** The cost at which goods came in; 0 where it is found by valuing. */
  cost: Paise;
  /** The godown that a transfer goes to. */
  to?: string;
  /** The line that is taken back, as `sourceOf` names it. */
  of?: string;
  /** How many of each batch, in thousandths; those that they do not make up have none. Not there for goods without batches. */
  batches?: readonly Readonly<{ batch: string; quantity: number }>[];
}>;

/**
 * in: bought, found, or there from the beginning. return: a customer's, which comes in at the cost at which it went out.
 * send back: to the supplier, out at the cost at which it came, or at its share of an average.
 */
export type Does = keyof typeof RANKS;

/** The name of a line of a voucher, for what takes it back. */
export function sourceOf({ voucher, line }: Pick<Move, 'voucher' | 'line'>): string {
  return `${voucher}/${line}`;
}

/**
 * Returns the moves of an invoice. Goods of a document that names no godown are in `main`; what its challans delivered before leaves
 * the party that has it.
 */
export function movesOfInvoice(invoice: Voucher<InvoiceInput>, main: string): readonly Move[] {
  return linesMoved(invoice, () => invoice.godown?.id ?? main, 'out');
}

/** Returns the moves of a purchase. */
export function movesOfPurchase(purchase: Voucher<PurchaseInput>, main: string): readonly Move[] {
  return linesMoved(purchase, () => purchase.godown?.id ?? main, 'in', costsOfLines(purchase, purchase.sums.lines));
}

/** Returns the moves of a credit note, if it takes goods back: without an invoice they come in as found ones do. */
export function movesOfCreditNote(note: Voucher<CreditNoteInput>, main: string): readonly Move[] {
  if (!takesGoodsBack(note)) return [];
  const godownOf = () => note.godown?.id ?? main;
  if (!isWithoutInvoice(note)) return linesMoved(note, godownOf, 'return');
  return linesMoved(
    note,
    godownOf,
    'in',
    note.lines.map(({ cost }) => cost ?? ZERO),
  );
}

/** Returns the moves of a debit note, if it sends goods back. */
export function movesOfDebitNote(note: Voucher<DebitNoteInput>, main: string): readonly Move[] {
  return takesGoodsBack(note) ? linesMoved(note, () => note.godown?.id ?? main, 'send back') : [];
}

/** Returns the moves of a stock adjustment: written off goods go out, found ones come in for what they are worth. */
export function movesOfAdjustment(voucher: Voucher<StockAdjustmentInput>, main: string): readonly Move[] {
  const does = voucher.direction === 'Found' ? 'in' : 'out';
  const costs = voucher.lines.map(({ worth }) => (does === 'in' ? (worth?.cost ?? ZERO) : ZERO));
  return linesMoved(voucher, (at) => voucher.lines[at]?.godown?.id ?? main, does, costs);
}

/** Returns the moves of a stock transfer. */
export function movesOfTransfer(voucher: Voucher<StockTransferInput>, main: string): readonly Move[] {
  const [godown, to] = [voucher.fromGodown?.id ?? main, voucher.toGodown?.id ?? main];
  return linesMoved(voucher, () => godown, 'transfer').map((move) => ({ ...move, to }));
}

/** Returns the opening stock of an item as a move before all others; none if it opened with nothing. */
export function openingMoves(
  item: Pick<Item, 'id' | 'openingQuantity' | 'openingRate'> | undefined,
  main: string,
): readonly Move[] {
  const quantity = thousandths(item?.openingQuantity ?? asQuantity(0));
  if (!item || quantity <= 0) return [];
  const at = { date: '', rank: RANKS.in, voucher: '', line: 0 } as const;
  return [{ ...at, item: item.id, godown: main, quantity, does: 'in', cost: openingValue(item) }];
}

/** The quantities that a move adds to each godown, in thousandths. */
export function quantitiesOf({ does, godown, to, quantity }: Move): readonly (readonly [godown: string, by: number])[] {
  if (does === 'transfer') {
    return [
      [godown, -quantity],
      [to ?? godown, quantity],
    ];
  }
  return [[godown, does === 'in' || does === 'return' ? quantity : -quantity]];
}

/** Thousandths of the unit as a quantity. */
export function unitsOf(count: number): Quantity {
  return asQuantity(count / 1000);
}

type WithLines = Readonly<{
  id: string;
  date: MaybeDate;
  lines: readonly Readonly<Pick<NoteLine, 'item' | 'quantity' | 'unit' | 'contains' | 'challans' | 'batches'>>[];
  party?: Named | null;
  against?: CreditNoteInput['against'];
}>;

/** Returns a move for each line of goods, and one more for the part of it that the party has from challans. */
export function linesMoved(
  { id, date, lines, party, against }: WithLines,
  godownOf: (line: number) => string,
  does: Does,
  costs: readonly Paise[] = [],
): readonly Move[] {
  return lines.flatMap((line, at): readonly Move[] => {
    const { item, challans } = line;
    const count = countOfLine(line);
    if (item?.kind !== 'Goods' || count <= 0) return [];
    const of = against && 'at' in line ? { of: sourceOf({ voucher: against.id, line: Number(line.at) }) } : {};
    const ofBatches = (withParty: true | undefined) => {
      const own = line.batches?.filter((part) => part.withParty === withParty);
      return own && { batches: own.map((part) => ({ batch: part.id, quantity: thousandths(part.quantity) })) };
    };
    const move = (quantity: number, godown: string, rank: number, isWithParty?: true): readonly Move[] =>
      quantity <= 0
        ? []
        : [
            {
              item: item.id,
              date,
              rank,
              voucher: id,
              line: at,
              godown,
              quantity,
              does,
              cost: costs[at] ?? ZERO,
              ...of,
              ...ofBatches(isWithParty),
            },
          ];
    const withParty = party && challans ? Math.min(count, countOfParts(challans)) : 0;
    return [
      ...move(withParty, party?.id ?? '', RANK_WITH_PARTY, true),
      ...move(count - withParty, godownOf(at), RANKS[does]),
    ];
  });
}

/**
 * The order within a day, whatever the order of saving: a shop sells what came in the morning though the bill is entered in
 * the evening, and what comes back went out before.
 */
export const RANKS = { in: 0, 'send back': 1, transfer: 2, out: 3, return: 4 } as const;
/** The place of what leaves the hands of a party: after the challans of the day took it there. */
export const RANK_WITH_PARTY = 2.5;
