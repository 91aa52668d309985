import { asRefusal } from '#data/store/refusal.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { CreditNoteInput } from '#domain/books/documents/document.ts';
import { isWithoutInvoice } from '#domain/books/documents/without-invoice.ts';
import { isLineClaimed } from '#domain/books/documents/document-posting.ts';
import { type Item, rateOn } from '#domain/books/masters/item.ts';
import { taxOnLine } from '#domain/books/documents/line-tax.ts';
import { amountAt } from '#domain/books/rate.ts';
import {
  sumOfValuations,
  NO_VALUATION,
  type Valuation,
  valuationOfClosing,
  valuationsOfMoves,
} from '#domain/books/stock/stock-month.ts';
import { type Move, RANKS } from '#domain/books/stock/stock-move.ts';
import { reversesTax } from '#domain/books/vouchers/stock-posting.ts';
import type { AdjustmentLine, LineCost, StockAdjustmentInput } from '#domain/books/vouchers/stock-voucher.ts';
import { type Charged, chargedOnSale } from '#domain/books/documents/supply.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { fraction, negative, type Paise, asPaise, ZERO } from '#domain/money.ts';
import { thousandths } from '#domain/quantity.ts';
import { business } from '#data/books/business.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { lastPurchaseOf } from './last-purchase.ts';
import { beginningOf, movesBetween } from './moves-of-item.ts';
import { booksStore } from '#data/books/store.ts';
import { issuedCostsBefore } from './valuation-batches.ts';
import { valueUpTo } from './valuation.ts';

/**
 * A stock adjustment that is to be issued, with what its goods are worth on its day; a credit note without an invoice with what
 * they would be worth if they were found; any other voucher as it is. `id` is that of the one that is changed, which does not
 * count. Throws a Refusal if stock cannot be read.
 */
export async function withAdjustmentCost(input: VoucherInput, id: string): Promise<VoucherInput> {
  if (input.kind === 'Stock Adjustment') return adjustmentWithWorths(input, id);
  if (input.kind !== 'Credit Note' || !isWithoutInvoice(input)) return input;
  const { lines: found } = await adjustmentWithWorths(asFound(input), id);
  const lines = input.lines.map(({ cost: _, ...line }, at) => {
    const cost = found[at]?.worth?.cost;
    return cost === undefined ? line : { ...line, cost };
  });
  return { ...input, lines };
}

function asFound({ date, godown, lines }: CreditNoteInput): StockAdjustmentInput {
  const found = lines.map(({ item, quantity, unit }) => ({
    item,
    quantity,
    unit,
    godown: godown ?? null,
    reverseInputTax: false,
  }));
  return { kind: 'Stock Adjustment', date, number: '', narration: '', direction: 'Found', lines: found };
}

async function adjustmentWithWorths(input: StockAdjustmentInput, id: string): Promise<StockAdjustmentInput> {
  const { date } = input;
  if (!isIsoDate(date)) return input;
  try {
    const own = await business();
    const goods = [
      ...new Set(
        input.lines.flatMap(({ item, quantity }) => (item?.kind === 'Goods' && quantity !== 0 ? [item.id] : [])),
      ),
    ];
    const worths = new Map<number, LineCost>();
    for (const item of goods) {
      for (const [line, worth] of await worthsOf(item, { ...input, date }, id, own)) worths.set(line, worth);
    }
    return { ...input, lines: input.lines.map((line, at) => withWorth(line, worths.get(at))) };
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

/** Counted goods that are as many as the books had are worth nothing. */
function withWorth({ worth: _, ...line }: AdjustmentLine, worth: LineCost | undefined): AdjustmentLine {
  return worth ? { ...line, worth } : line;
}

type Dated = StockAdjustmentInput & Readonly<{ date: IsoDate }>;

/** The worth of the lines of one item. */
async function worthsOf(
  id: string,
  input: Dated,
  voucher: string,
  own: Business,
): Promise<readonly (readonly [line: number, worth: LineCost])[]> {
  await valueUpTo(input.date, id);
  const item = await booksStore.records('items').get(id);
  if (!item) return [];
  const { ends, month } = await beginningOf(id, input.date);
  const all = await movesBetween(id, month, `${input.date}\uffff`);
  const before = all.filter((move) => move.voucher !== voucher && isBefore(move, input.date));
  const issued = { ...input, id: voucher, state: 'Issued', postings: [], rev: 0 } as Voucher;
  const moves = movesOfVoucher(issued).filter((move) => move.item === id);
  const gone = await issuedCostsBefore(booksStore.database(), id, month, before);
  const steps = valuationsOfMoves(own.stockValuation, ends, [...before, ...moves], gone);
  const there = [valuationOfClosing(ends), ...steps.slice(0, before.length).map(inAll)].reduce(
    sumOfValuations,
    NO_VALUATION,
  );
  const source = await taxOfSource(item, input.date, own);
  return moves.map((move, at) => {
    const line = input.lines[move.line];
    const cost =
      input.direction === 'Found'
        ? costOfFound(item, line, there)
        : negative(valueIn(inAll(steps[before.length + at] ?? new Map<string, Valuation>())));
    const isTaxed = line !== undefined && reversesTax(input, line);
    return [move.line, worthWithTax(cost, isTaxed ? source : NO_SOURCE)];
  });
}

/** Goods that are found are worth what those are that were there, or else what the item is bought for. */
function costOfFound(item: Item, line: AdjustmentLine | undefined, there: Valuation): Paise {
  const quantity = line?.quantity ?? null;
  if (quantity === null) return ZERO;
  if (there[0] > 0) return fraction(valueIn(there), thousandths(quantity), there[0]);
  return item.purchasePrice === null ? ZERO : amountAt(quantity, item.purchasePrice);
}

/** `cess` is what was paid on `taxable`. */
type Source = Readonly<{ percent: number; charged: Charged; cess: Paise; taxable: Paise }>;

function worthWithTax(cost: Paise, { percent, charged, cess, taxable }: Source): LineCost {
  const { cgst, sgst, igst } = taxOnLine(cost, { percent, cessPercent: 0, cessPerUnit: ZERO }, charged, false);
  return { cost, cgst, sgst, igst, cess: taxable === 0 ? ZERO : fraction(cost, cess, taxable), charged };
}

/** The tax that the item was last bought with, as far as it was claimed; before that, the item's own rate within the State. */
async function taxOfSource(item: Item, date: IsoDate, own: Business): Promise<Source> {
  if (own.registration !== 'Regular') return NO_SOURCE;
  const last = await lastPurchaseOf(item.id, date);
  const line = last && last.purchase.sums.lines[last.line];
  if (!last || !line) {
    const charged = chargedOnSale(own, 'Unregistered', own.state, 'Without payment of tax');
    return { ...NO_SOURCE, percent: rateOn(item, date), charged };
  }
  if (!isLineClaimed(last.purchase, last.line)) return NO_SOURCE;
  const { percent, cess, taxable } = line;
  return { percent, cess, taxable, charged: last.purchase.sums.charged };
}

function isBefore({ date, rank }: Move, day: IsoDate): boolean {
  return date < day || rank <= RANKS.out;
}

function inAll(worths: ReadonlyMap<string, Valuation>): Valuation {
  return [...worths.values()].reduce(sumOfValuations, NO_VALUATION);
}

function valueIn([, value]: Valuation): Paise {
  return asPaise(value);
}

const NO_SOURCE: Source = { percent: 0, charged: 'None', cess: ZERO, taxable: ZERO };
