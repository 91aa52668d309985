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
 * Says at the lines of an invoice that fewer may be sold than they take, because the rest has expired: a sentence at the quantity of
 * the last line of the item. `id` is that of the invoice that is changed; what `coming` brings back, which is saved along with it, may
 * be sold. Only goods that are kept by batch are read.
 */
export async function expiredNow(input: InvoiceInput, id?: string, coming?: CreditNoteInput): Promise<VoucherProblems> {
  const { lines, date, godown } = input;
  const items = new Map<string, Readonly<{ at: number; count: number; unit: string }>>();
  for (const [at, line] of lines.entries()) {
    const { item, challans } = line;
    if (!item?.batches || challans) continue;
    const count = (items.get(item.id)?.count ?? 0) + countOfLine(line);
    items.set(item.id, { at, count, unit: item.unit ?? line.unit });
  }
  if (items.size === 0) return {};
  const { expiredGoods } = await business();
  if (expiredGoods === 'Warn') return {};
  const moved = {
    own: movesOfVoucher(id === undefined ? undefined : await booksStore.records('vouchers').get(id)),
    coming: coming ? await comingBack(coming) : [],
  };
  const place = godown?.id ?? MAIN_GODOWN_ID;
  const found = await Promise.all(
    [...items].map(async ([item, { at, count, unit }]) => {
      const { most, expired } = await shelfOf({ item, place, date }, moved);
      const there =
        most > 0 ? `Only ${formatNumber(unitsOf(most))} ${unit} have not expired.` : 'All of it has expired.';
      return [`lines.${at}.quantity`, expired > 0 && count > most ? there : undefined] as const;
    }),
  );
  return fieldProblems(Object.fromEntries(found));
}

type Shelf = Readonly<{ item: string; place: string; date: MaybeDate }>;

/** Counts how many of an item may be sold from a place on a day, in thousandths, and how many there have expired. */
async function shelfOf(
  { item, place, date }: Shelf,
  { own, coming }: Readonly<{ own: readonly Move[]; coming: readonly Move[] }>,
): Promise<Readonly<{ most: number; expired: number }>> {
  const db = booksStore.database();
  const stock = batchStockIn(db);
  const past: readonly BatchStock[] = await stock
    .where('[item+place+rank]')
    .between([item, place, ''], [item, place, date])
    .toArray();
  const arriving = coming.filter((move) => move.item === item);
  const pastBack = await expiredOf(arriving, date);
  const expired =
    past.reduce((sum, { quantity }) => sum + quantity, 0) +
    pastBack.reduce((sum, batch) => sum + comingTo(place, batch, arriving), 0);
  if (expired === 0) return { most: 0, expired };
  const [onHand, all] = await Promise.all([onHandIn(db).get(item), stock.get([item, place, ALL_BATCHES])]);
  const without = comingTo(place, WITHOUT_BATCH, arriving);
  const inBatches = (all?.quantity ?? 0) + comingTo(place, WITHOUT_BATCH, arriving.map(wholeMove)) - without;
  const others = Math.max(0, (onHand?.godowns[place] ?? 0) - (all?.quantity ?? 0) + without);
  const taken = own.filter((move) => move.item === item).map(wholeMove);
  return { most: others + inBatches - expired - comingTo(place, WITHOUT_BATCH, taken), expired };
}

/** Returns the batches of some moves that have expired on a day, each once. */
async function expiredOf(moves: readonly Move[], day: MaybeDate): Promise<readonly string[]> {
  const ids = [...new Set(moves.flatMap(({ batches = [] }) => batches.map(({ batch }) => batch)))];
  if (ids.length === 0) return ids;
  const batches = await booksStore.database().records('batches').bulkGet(ids);
  return batches.flatMap((batch) => (batch && isExpired(batch.expiry, day) ? [batch.id] : []));
}
