import { exactOrUndefined, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import type { Batched } from '#domain/books/batch.ts';
import type { LineItem } from '#domain/books/documents/document.ts';
import { type TaxHeads, taxOf } from '#domain/books/documents/line-tax.ts';
import { withScanned } from '#domain/books/scanned-line.ts';
import type { Charged } from '#domain/books/documents/supply.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { distinctNames, type Named, type VoucherHead, trimmedTexts } from '#domain/books/voucher-head.ts';

/** Vouchers of goods that nobody sold or bought. A godown that is not named is the first one. */
export type StockVoucherInput = StockAdjustmentInput | StockTransferInput;

/** Goods written off, or found. The narration is its Reason. */
export type StockAdjustmentInput = VoucherHead &
  Readonly<{ kind: 'Stock Adjustment'; direction: Direction; lines: readonly AdjustmentLine[] }>;

export const DIRECTIONS = ['Written off', 'Found'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Goods moved from one godown to another; their cost goes with them. */
export type StockTransferInput = VoucherHead &
  Readonly<{
    kind: 'Stock Transfer';
    fromGodown: Named | null;
    toGodown: Named | null;
    lines: readonly StockLine[];
  }>;

export type StockLine = Batched & Readonly<{ item: LineItem | null; quantity: Quantity | null; unit: UnitCode }>;

export type AdjustmentLine = StockLine &
  Readonly<{
    godown: Named | null;
    /** Of goods lost, destroyed, written off or given away (CGST Act, section 17(5)(h)). */
    reverseInputTax: boolean;
    /** Known once it is issued, and not changed by what is entered later: the books stay as they were. */
    worth?: LineCost | undefined;
    /** How many were there at the end of the day, of goods that were counted: the quantity is by how many the books differed. */
    counted?: Quantity | undefined;
  }>;

/** The cost of the goods of a line, and the input tax that is reversed with them. */
export type LineCost = TaxHeads & Readonly<{ cost: Paise; charged: Charged }>;

export function isStockVoucher<Of extends Readonly<{ kind: string }>>(
  one: Of,
): one is Extract<Of, Readonly<{ kind: StockVoucherInput['kind'] }>> {
  return one.kind === 'Stock Adjustment' || one.kind === 'Stock Transfer';
}

/** Returns the cost of what was written off or found, with the tax that is reversed, in paise; 0 if too large to be exact. */
export function amountOfAdjustment({ lines }: StockAdjustmentInput): Paise {
  return exactOrUndefined(() => sumOf(lines.flatMap(({ worth }) => (worth ? [worth.cost, taxOf(worth)] : [])))) ?? ZERO;
}

/** Returns the direction in words: a count that found all as it was in the books has none. */
export function directionInWords({ direction, lines }: Pick<StockAdjustmentInput, 'direction' | 'lines'>): string {
  const isRight = lines.every(({ quantity, counted }) => quantity === 0 && counted !== undefined);
  return isRight && lines.length > 0 ? 'Counted' : direction;
}

/** Returns the items of a voucher of stock, each once. */
export function itemsOfStock({ lines }: StockVoucherInput): readonly Named[] {
  return distinctNames([...lines].map(({ item }) => item));
}

/** Returns the lines after goods were scanned: `by` more of them, or a line of their own, in the godown that a blank one has. */
export function withScannedGoods<Line extends StockLine>(
  lines: readonly Line[],
  item: LineItem,
  unit: UnitCode,
  blank: Line,
  by?: Quantity,
): readonly Line[] {
  return withScanned(lines, blank, {
    isSame: (line) => line.item?.id === item.id,
    isBlank: isBlankStockLine,
    fill: (line) => ({ ...line, item, unit }),
    ...(by !== undefined && { by }),
  });
}

/** A line that nothing was entered in; it is left out when the voucher is saved. */
export function isBlankStockLine({ item, quantity }: StockLine): boolean {
  return item === null && quantity === null;
}

export const BLANK_STOCK_LINE: AdjustmentLine = {
  item: null,
  quantity: null,
  unit: 'NOS',
  godown: null,
  reverseInputTax: false,
};

/** Returns an empty form, dated `date`. */
export function blankAdjustment(date: MaybeDate): StockAdjustmentInput {
  return {
    kind: 'Stock Adjustment',
    date,
    number: '',
    narration: '',
    direction: 'Written off',
    lines: [BLANK_STOCK_LINE],
  };
}

/** Returns an empty form, dated `date`. */
export function blankTransfer(date: MaybeDate): StockTransferInput {
  const { item, quantity, unit } = BLANK_STOCK_LINE;
  const lines = [{ item, quantity, unit }];
  return { kind: 'Stock Transfer', date, number: '', narration: '', fromGodown: null, toGodown: null, lines };
}

/** Returns an adjustment as it is stored: without spaces around texts, and lines of nothing. */
export function normalizeAdjustment(input: StockAdjustmentInput): StockAdjustmentInput {
  const lines = input.lines.filter((line) => !isBlankStockLine(line));
  return { ...input, ...trimmedTexts(input), lines: lines.map(withoutBlankCount) };
}

function withoutBlankCount({ counted, ...line }: AdjustmentLine): AdjustmentLine {
  return counted === undefined ? line : { ...line, counted };
}

/** Returns a transfer as it is stored: without spaces around texts, and lines of nothing. */
export function normalizeTransfer(input: StockTransferInput): StockTransferInput {
  return { ...input, ...trimmedTexts(input), lines: input.lines.filter((line) => !isBlankStockLine(line)) };
}
