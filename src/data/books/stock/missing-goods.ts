import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import {
  quantityLeaving,
  mostThatMayLeave,
  type MissingGoods,
  problemsInGoods,
  whyGoodsAreMissing,
} from '#domain/books/stock/missing-goods.ts';
import { isStockVoucher } from '#domain/books/vouchers/stock-voucher.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import type { SummedInput, Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { BUSINESS_ID } from '#data/books/ids.ts';
import { BY_DAY, type MoveKey, movesIn, type OnHand, onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

/** Refuses to issue what takes more goods than there are, where the business wishes so. `before` is what is changed. */
export async function refuseMissingGoods(
  transaction: WriteTransaction<Rows>,
  input: SummedInput,
  before?: Voucher,
): Promise<void> {
  const { negativeStock } = await transaction.find('business', BUSINESS_ID);
  if (negativeStock === 'Warn') return;
  const stock: StockTables = {
    moves: transaction.projection<Move, MoveKey>('moves'),
    onhand: transaction.projection<OnHand>('onhand'),
  };
  const missing = await missingGoods(stock, input, before);
  const [first] = missing;
  if (first) throw new Refusal('Not saved', whyGoodsAreMissing(first), { fields: problemsInGoods(missing) });
}

/** The lines of a form that take more than there is, now. */
export async function missingNow(input: VoucherInput, id: string | undefined): Promise<readonly MissingGoods[]> {
  const db = booksStore.database();
  // A transaction for each of fifty items would keep the page from the next key.
  return db.transaction('r', ['vouchers', 'moves', 'onhand'], async () => {
    const before = id === undefined ? undefined : await db.records('vouchers').get(id);
    return missingGoods({ moves: movesIn(db), onhand: onHandIn(db) }, kindOf(input).sums(input), before);
  });
}

/** The tables of stock, as an action reads them, or a screen. */
type StockTables = Readonly<{
  moves: Pick<ReturnType<typeof movesIn>, 'where'>;
  onhand: Pick<ReturnType<typeof onHandIn>, 'bulkGet'>;
}>;

async function missingGoods(
  stock: StockTables,
  input: SummedInput,
  before?: Voucher,
): Promise<readonly MissingGoods[]> {
  const { date } = input;
  if (!isIsoDate(date)) return [];
  const own = before?.id ?? NEW;
  const moves = movesOfVoucher({ ...input, date, id: own, state: 'Issued', postings: [], rev: 0 });
  const was = movesOfVoucher(before);
  const places = [...new Map(moves.map((move) => [`${move.item}/${move.godown}`, move])).values()];
  const onHand = await stock.onhand.bulkGet(places.map(({ item }) => item));
  const missing: MissingGoods[] = [];
  for (const [at, { item, godown }] of places.entries()) {
    const needed = quantityLeaving(moves, item, godown);
    const had = quantityLeaving(was, item, godown);
    if (needed <= 0 || (before && before.date <= date && needed <= had)) continue;
    const later: readonly Move[] = await stock.moves.where(BY_DAY).between([item, date], [item, '\uffff']).toArray();
    const others = later.filter(({ voucher }) => voucher !== own);
    const most = mostThatMayLeave((onHand[at]?.godowns[godown] ?? 0) + had, others, godown, date);
    if (needed <= most) continue;
    const line = moves.findLast((move) => move.item === item && move.godown === godown)?.line ?? 0;
    missing.push({ line, most, ...namedIn(input, line) });
  }
  return missing;
}

function namedIn(input: SummedInput, line: number): Pick<MissingGoods, 'name' | 'unit'> {
  const own = isDocument(input) || isStockVoucher(input) ? input.lines[line] : undefined;
  return { name: own?.item?.name ?? '', unit: own?.unit ?? '' };
}

/** No voucher's id: that of one that is entered. */
const NEW = '';
