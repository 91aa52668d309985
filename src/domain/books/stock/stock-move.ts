import type { MaybeDate } from '#domain/calendar.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { type CreditNoteInput, isDocument, isSale, type NoteLine } from '#domain/books/documents/document.ts';
import { costsOfLines } from '#domain/books/documents/document-posting.ts';
import { type Item, openingValue } from '#domain/books/masters/item.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import { isStockVoucher, type StockVoucherInput } from '#domain/books/vouchers/stock-voucher.ts';
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

/** Returns the moves of a voucher: a draft and a cancelled one have none. A document that names no godown means `main`. */
export function movesOf(voucher: Voucher | undefined, main: string): readonly Move[] {
  if (voucher?.state !== 'Issued') return [];
  if (isStockVoucher(voucher)) return movesOfStock(voucher, main);
  if (!isDocument(voucher)) return [];
  const inMain = () => main;
  if (voucher.kind === 'Invoice') return linesMoved(voucher, voucher, inMain, 'out');
  if (voucher.kind === 'Purchase')
    return linesMoved(voucher, voucher, inMain, 'in', costsOfLines(voucher, voucher.sums.lines));
  if (!takesGoodsBack(voucher)) return [];
  return linesMoved(voucher, voucher, inMain, isSale(voucher) ? 'return' : 'send back');
}

/** Written off goods go out, found ones come in for what they are worth; a transfer does both. */
function movesOfStock(voucher: Voucher<StockVoucherInput>, main: string): readonly Move[] {
  const { id, date } = voucher;
  if (voucher.kind === 'Stock Transfer') {
    const [godown, to] = [voucher.fromGodown?.id ?? main, voucher.toGodown?.id ?? main];
    return linesMoved(voucher, { id, date }, () => godown, 'transfer').map((move) => ({ ...move, to }));
  }
  const does = voucher.direction === 'Found' ? 'in' : 'out';
  const costs = voucher.lines.map(({ worth }) => (does === 'in' ? (worth?.cost ?? ZERO) : ZERO));
  return linesMoved(voucher, { id, date }, (at) => voucher.lines[at]?.godown?.id ?? main, does, costs);
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

type At = Readonly<{ id: string; date: MaybeDate }>;
type Lines = Readonly<{ lines: readonly Readonly<Pick<NoteLine, 'item' | 'quantity'>>[]; against?: Against }>;
type Against = CreditNoteInput['against'];

/** A move a line of goods. */
function linesMoved(
  { lines, against }: Lines,
  { id, date }: At,
  godownOf: (line: number) => string,
  does: Does,
  costs: readonly Paise[] = [],
): readonly Move[] {
  return lines.flatMap((line, at): readonly Move[] => {
    const quantity = thousandths(line.quantity ?? asQuantity(0));
    if (line.item?.kind !== 'Goods' || quantity <= 0) return [];
    const of = against && 'at' in line ? { of: sourceOf({ voucher: against.id, line: Number(line.at) }) } : {};
    const cost = costs[at] ?? ZERO;
    const godown = godownOf(at);
    return [
      { item: line.item.id, date, rank: RANKS[does], voucher: id, line: at, godown, quantity, does, cost, ...of },
    ];
  });
}

/**
 * The order within a day, whatever the order of saving: a shop sells what came in the morning though the bill is entered in
 * the evening, and what comes back went out before.
 */
export const RANKS = { in: 0, 'send back': 1, transfer: 2, out: 3, return: 4 } as const;
