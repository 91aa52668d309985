import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { formatNumber } from '#domain/format.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { problemInTakingOf } from '#domain/books/fulfilment/left-of-line.ts';
import { type ChallanPart, type LineSource, orderLineOf, rowOfLine, type Sourced } from '#domain/books/line-source.ts';
import { isOrder, isPricedOrder, type PricedOrderInput } from '#domain/books/orders/order.ts';
import {
  minusTaken,
  NOTHING_TAKEN,
  orderedLinesOf,
  type OrderLineSums,
  plusTaken,
  takingsOf,
} from '#domain/books/fulfilment/order-line-sums.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { type SummedInput, titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { BUSINESS_ID } from '#data/books/ids.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { OrderLineRow } from '#data/books/projections/order-lines.ts';
import type { Rows } from '#data/books/tables.ts';

type Transaction = WriteTransaction<Rows>;

/**
 * Refuses to issue, change or cancel what takes more of the lines of orders than they have, with what may be delivered over.
 * `before` is the issued one that is changed; without an input it is cancelled.
 */
export async function refuseTakings(
  transaction: Transaction,
  input: SummedInput | undefined,
  before?: Voucher,
): Promise<void> {
  const after = asIssued(input);
  const [was, is] = [takingsOf(before), takingsOf(after)];
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  if (ids.length === 0) return;
  const [rows, { overDelivery = 0 }] = await Promise.all([
    transaction.projection<OrderLineRow>('orderLines').bulkGet(ids),
    transaction.find('business', BUSINESS_ID),
  ]);
  for (const [at, id] of ids.entries()) {
    const row = rows[at];
    if (!row) continue;
    const without = { ...row, ...plusTaken(row, minusTaken(was.get(id) ?? NOTHING_TAKEN)) };
    const now = { ...row, ...plusTaken(without, is.get(id) ?? NOTHING_TAKEN) };
    const problem = problemInTakingOf({ row, without, now }, overDelivery);
    if (problem !== undefined) throw new Refusal('Not saved', problem, { fields: { [fieldOf(after, id)]: problem } });
  }
}

/** Refuses to change an issued order so that less is left of its lines, or other goods, than was made of them. */
export async function refuseOrderChange(
  transaction: Transaction,
  input: SummedInput<PricedOrderInput>,
  before?: Voucher,
): Promise<void> {
  if (!before || !isPricedOrder(before)) return;
  const had = orderedLinesOf(before);
  const rows = await transaction.projection<OrderLineRow>('orderLines').bulkGet(had.map(({ id }) => id));
  const used = had.flatMap((line, at) => {
    const row = rows[at];
    return row && mostTaken(row) > 0 ? [{ line, row }] : [];
  });
  if (used.length === 0) return;
  const by = titlesOf(await madeOf(transaction, before.id));
  if (input.party?.id !== before.party?.id)
    refuseIfWrong({
      party: `${by} of ${before.number}, so it stays of ${before.party?.name}. Cancel what was made of it first.`,
    });
  const now = orderedLinesOf(asIssued(input, before.id));
  for (const { line, row } of used) {
    const own = now.find(({ id }) => id === line.id);
    const at = input.lines.findIndex(({ key }) => key === line.line);
    const field = at < 0 ? 'lines' : `lines.${at}.quantity`;
    if (!own || own.item.id !== line.item.id || own.unit !== line.unit || isOtherUnit(before, input, line.line)) {
      refuseIfWrong({
        [at < 0 ? 'lines' : `lines.${at}.item`]:
          `${by} of ${line.item.name} in ${before.number}. Keep its item and unit, or cancel what was made of it first.`,
      });
    } else if (own.ordered < mostTaken(row)) {
      const least = formatNumber(asQuantity(mostTaken(row) / 1000));
      refuseIfWrong({
        [field]: `${least} ${line.unit} of it are taken by ${by.replace(/ (is|are) made$/, '')}. Enter at least that.`,
      });
    }
  }
}

/** Refuses to cancel an order, a challan or a purchase of which something was made. */
export async function refuseCancellingSource(transaction: Transaction, voucher: Voucher): Promise<void> {
  const made = await madeOf(transaction, voucher.id);
  if (made.length === 0) return;
  const it = made.length === 1 ? 'it' : 'them';
  throw new Refusal('Not saved', `${titlesOf(made)} of ${titleOf(voucher)}. Cancel ${it} first.`);
}

/** The issued documents that were made of one. */
async function madeOf(transaction: Transaction, id: string): Promise<readonly Voucher[]> {
  const all = await transaction.whereEvery('vouchers', 'keys.sources', id);
  return all.filter(({ state }) => state === 'Issued');
}

/** "Delivery Challan DC/26-27/0001, Delivery Challan DC/26-27/0002 and Invoice INV/26-27/0001 are made" */
function titlesOf(made: readonly Voucher[]): string {
  const titles = made.map(titleOf);
  const shown =
    titles.length > MOST_NAMED
      ? [...titles.slice(0, MOST_NAMED - 1), `${titles.length - MOST_NAMED + 1} more`]
      : titles;
  const last = shown.at(-1) ?? '';
  const words = shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
  return `${words} ${titles.length === 1 ? 'is' : 'are'} made`;
}

/** The most that was made of a line, in any of the ways in which it is taken. */
function mostTaken({ taken, delivered, billed, back, kind }: OrderLineSums): number {
  return kind === 'Delivery Challan' ? back + billed : Math.max(taken, delivered, billed);
}

function isOtherUnit(before: PricedOrderInput, after: PricedOrderInput, line: number): boolean {
  const [was, is] = [before, after].map(({ lines }) => lines.find(({ key }) => key === line));
  return was?.unit !== is?.unit || was?.contains !== is?.contains;
}

/** An input as if it were issued, for what it would take; undefined of one whose day is not known. */
function asIssued(input: SummedInput | undefined, id = ''): Voucher | undefined {
  const date = input?.date ?? '';
  if (!input || !isIsoDate(date)) return undefined;
  return { ...input, date, id, state: 'Issued', postings: [], rev: 0 };
}

/** The quantity of the first line that takes of a row. */
function fieldOf(voucher: Voucher | undefined, row: string): string {
  if (!voucher || (!isDocument(voucher) && !isOrder(voucher))) return 'lines';
  const lines: readonly Sourced[] = voucher.lines;
  const at = lines.findIndex(({ from, order, challans = [] }) => {
    const sources: readonly (LineSource | ChallanPart | undefined)[] = [
      from,
      order,
      orderLineOf({ ...(from && { from }) }),
      ...challans,
    ];
    return sources.some((one) => one && rowOfLine(one) === row);
  });
  return at < 0 ? 'lines' : `lines.${at}.quantity`;
}

const MOST_NAMED = 5;
