import { comingTo, wholeMove, WITHOUT_BATCH } from '#domain/books/stock/batch-balances.ts';
import { fieldProblems, type VoucherProblems } from '#domain/books/field-problems.ts';
import { isExpired } from '#domain/books/batch.ts';
import { type Move, unitsOf } from '#domain/books/stock/stock-move.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { formatNumber } from '#domain/format.ts';
import type { CreditNoteInput, InvoiceInput } from '#domain/books/documents/document.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { business } from '#data/books/business.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { ALL_BATCHES, type BatchStock, batchStockIn } from '#data/books/projections/batch-stock.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';
import { comingBack } from './coming-back.ts';

/**
 * Says at the lines of an invoice what has expired, at the quantity of the last line of each item: that fewer may be sold than they
 * take, or, where the business only warns, how many of those that go have expired. `id` is that of the invoice that is changed; what
 * `coming` brings back, which is saved along with it, may be sold. Only goods that are kept by batch are read.
 */
export async function expiredNow(input: InvoiceInput, id?: string, coming?: CreditNoteInput): Promise<VoucherProblems> {
  const { lines, date, godown } = input;
  const sellsExpired = (await business()).expiredGoods === 'Warn';
  const items = new Map<string, Readonly<{ at: number; count: number; unit: string }>>();
  for (const [at, line] of lines.entries()) {
    const { item, challans, batch } = line;
    // Who chose a batch saw when it expires.
    const isChosen = sellsExpired && batch !== undefined && batch.number.trim() !== '';
    if (!item?.batches || challans || isChosen) continue;
    const count = (items.get(item.id)?.count ?? 0) + countOfLine(line);
    items.set(item.id, { at, count, unit: item.unit ?? line.unit });
  }
  if (items.size === 0) return {};
  const moved = {
    own: movesOfVoucher(id === undefined ? undefined : await booksStore.records('vouchers').get(id)),
    coming: coming ? await comingBack(coming) : [],
  };
  const place = godown?.id ?? MAIN_GODOWN_ID;
  const found = await Promise.all(
    [...items].map(async ([item, { at, count, unit }]) => {
      const shelf = await shelfOf({ item, place, date }, moved);
      const sentence = sellsExpired ? pastInWords(shelf, count, unit) : tooFewInWords(shelf, count, unit);
      return [`lines.${at}.quantity`, sentence] as const;
    }),
  );
  return fieldProblems(Object.fromEntries(found));
}

/** The goods of an item at a place on a day, in thousandths: those without a batch, which go first, then what has expired, then the rest. */
type Shelf = Readonly<{ without: number; expired: number; others: number }>;

function tooFewInWords({ without, expired, others }: Shelf, count: number, unit: string): string | undefined {
  const most = without + others;
  if (expired === 0 || count <= most) return undefined;
  if (most <= 0) return 'All of it has expired.';
  const there = unitsOf(most);
  return `Only ${formatNumber(there)} ${unit} ${there === 1 ? 'has' : 'have'} not expired.`;
}

function pastInWords({ without, expired }: Shelf, count: number, unit: string): string | undefined {
  const past = Math.min(count - without, expired);
  return past > 0 ? `Expired: ${formatNumber(unitsOf(past))} ${unit} of it.` : undefined;
}

/** Counts what is on a shelf with what comes, and as if the invoice had never moved its `own`. */
async function shelfOf(
  { item, place, date }: Readonly<{ item: string; place: string; date: MaybeDate }>,
  moved: Readonly<{ own: readonly Move[]; coming: readonly Move[] }>,
): Promise<Shelf> {
  const db = booksStore.database();
  const stock = batchStockIn(db);
  const past: readonly BatchStock[] = await stock
    .where('[item+place+rank]')
    .between([item, place, ''], [item, place, date])
    .toArray();
  const ofItem = (move: Move) => move.item === item;
  const [own, coming] = [moved.own.filter(ofItem), moved.coming.filter(ofItem)];
  const more = (batch: string, of = (move: Move) => move) =>
    comingTo(place, batch, coming.map(of)) - comingTo(place, batch, own.map(of));
  const pastMoved = await expiredOf([...own, ...coming], date);
  const expired =
    past.reduce((sum, { quantity }) => sum + quantity, 0) + pastMoved.reduce((sum, batch) => sum + more(batch), 0);
  if (expired === 0) return { without: 0, expired, others: 0 };
  const [onHand, all] = await Promise.all([onHandIn(db).get(item), stock.get([item, place, ALL_BATCHES])]);
  const inBatches = all?.quantity ?? 0;
  return {
    without: Math.max(0, (onHand?.godowns[place] ?? 0) - inBatches + more(WITHOUT_BATCH)),
    expired,
    others: inBatches + more(WITHOUT_BATCH, wholeMove) - more(WITHOUT_BATCH) - expired,
  };
}

/** Returns the batches of some moves that have expired on a day, each once. */
async function expiredOf(moves: readonly Move[], day: MaybeDate): Promise<readonly string[]> {
  const ids = [...new Set(moves.flatMap(({ batches = [] }) => batches.map(({ batch }) => batch)))];
  if (ids.length === 0) return ids;
  const batches = await booksStore.database().records('batches').bulkGet(ids);
  return batches.flatMap((batch) => (batch && isExpired(batch.expiry, day) ? [batch.id] : []));
}
