import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { comingTo, moveOfBatch, wholeMove, WITHOUT_BATCH } from '#domain/books/stock/batch-balances.ts';
import { formatNumber } from '#domain/format.ts';
import {
  problemsInGoods,
  quantityLeaving,
  shortageAfter,
  whyGoodsAreMissing,
} from '#domain/books/stock/missing-goods.ts';
import { type Move, quantitiesOf, unitsOf } from '#domain/books/stock/stock-move.ts';
import { titleOf, type SummedInput, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { BUSINESS_ID } from '#data/books/ids.ts';
import { ALL_BATCHES, type BatchStock, type BatchStockKey } from '#data/books/projections/batch-stock.ts';
import { BY_DAY, type MoveKey, type OnHand } from '#data/books/projections/stock-rows.ts';
import { changeOfVoucher, placeInWords } from '#data/books/stock/missing-goods.ts';
import type { Rows } from '#data/books/tables.ts';

type Transaction = WriteTransaction<Rows>;

/**
 * Refuses to issue, change or cancel what leaves a batch short, or the goods that have none, where the business wishes so: as
 * `refuseMissingGoods` does for the item as a whole, which may have enough of other batches.
 */
export async function refuseMissingBatches(
  transaction: Transaction,
  input: SummedInput | undefined,
  before?: Voucher,
  coming?: SummedInput,
): Promise<void> {
  const change = changeOfVoucher(input, before);
  const places = placesOf([...change.was, ...change.is]);
  if (places.length === 0) return;
  const { negativeStock } = await transaction.find('business', BUSINESS_ID);
  if (negativeStock === 'Warn') return;
  const [from = ''] = [...change.was, ...change.is].map(({ date }) => date).toSorted();
  const arriving = coming ? changeOfVoucher(coming, undefined).is : [];
  for (const { item, place, batch } of places) {
    const isOfItem = (move: Move) => move.item === item;
    const [was, is] = [change.was, change.is].map((moves) =>
      moves.filter(isOfItem).map((move) => moveOfBatch(move, batch)),
    );
    if (!was || !is) continue;
    const own = arriving.filter(isOfItem).map((move) => moveOfBatch(move, batch));
    const later = await laterMoves(transaction, item, from);
    const others = later.filter(({ voucher }) => voucher !== change.own).map((move) => moveOfBatch(move, batch));
    const now =
      (await quantityOf(transaction, item, place, batch)) + comingTo(place, WITHOUT_BATCH, own.map(wholeMove));
    const shortage = shortageAfter(now, place, [...others, ...own], { was, is });
    if (!shortage) continue;
    const leaving = quantityLeaving(is, item, place);
    const line = is.findLast(
      (move) => move.quantity > 0 && quantitiesOf(move).some(([where]) => where === place),
    )?.line;
    const isTaken = leaving > 0 && line !== undefined;
    const goods = change.goodsOf(item);
    const named = batch === WITHOUT_BATCH ? 'without a batch' : `of batch ${await numberOf(transaction, batch)}`;
    const missing = {
      ...shortage,
      ...goods,
      name: `${goods.name} ${named}`,
      voucher: await titleIn(transaction, shortage.voucher),
      place: await placeInWords(place, {
        godowns: () => transaction.findEvery('godowns'),
        partyIn: (id) => transaction.get('parties', id),
      }),
      most: isTaken ? mostOf(change.is, item, place, shortage.short) : undefined,
      field: isTaken ? `lines.${line}.quantity` : change.fieldOf(line),
    };
    const why =
      isTaken && batch === WITHOUT_BATCH ? tooFew({ ...missing, name: goods.name }) : whyGoodsAreMissing(missing);
    throw new Refusal('Not saved', why, { fields: problemsInGoods([missing]) });
  }
}

type Place = Readonly<{ item: string; place: string; batch: string }>;

/** Lists the batches and places that moves touch, each once; the goods without a batch come last. */
function placesOf(moves: readonly Move[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const batchOf of [(move: Move) => (move.batches ?? []).map(({ batch }) => batch), () => [WITHOUT_BATCH]]) {
    for (const move of moves.filter(({ batches }) => batches)) {
      for (const [place] of quantitiesOf(move)) {
        for (const batch of batchOf(move))
          places.set([move.item, place, batch].join('/'), { item: move.item, place, batch });
      }
    }
  }
  return [...places.values()];
}

/** Says how many may be taken of all batches that may go. */
function tooFew({
  name,
  unit,
  most = 0,
  godown,
}: Readonly<{ name: string; unit: string; most?: number | undefined; godown?: string | undefined }>) {
  const where = godown ?? 'stock';
  const units = unitsOf(Math.max(0, most));
  const [have, are] = units > 0 && units !== 1 ? ['have', 'are'] : ['has', 'is'];
  const count = units > 0 ? `Only ${formatNumber(units)} ${unit} of ${name}` : `No ${name}`;
  return `${count} that ${have} not expired ${are} in ${where} on that day. Enter less, or record first what came.`;
}

/** How many of an item may leave with these moves, all batches together. */
function mostOf(moves: readonly Move[], item: string, place: string, short: number): number {
  return quantityLeaving(moves, item, place) - short;
}

async function quantityOf(transaction: Transaction, item: string, place: string, batch: string): Promise<number> {
  const rows = transaction.projection<BatchStock, BatchStockKey>('batchStock');
  const [own] = await rows.bulkGet([[item, place, batch === WITHOUT_BATCH ? ALL_BATCHES : batch]]);
  if (batch !== WITHOUT_BATCH) return own?.quantity ?? 0;
  const [onHand] = await transaction.projection<OnHand>('onhand').bulkGet([item]);
  return (onHand?.godowns[place] ?? 0) - (own?.quantity ?? 0);
}

function laterMoves(transaction: Transaction, item: string, from: string): PromiseLike<readonly Move[]> {
  const moves = transaction.projection<Move, MoveKey>('moves');
  return moves.where(BY_DAY).between([item, from], [item, '\uffff']).toArray();
}

async function numberOf(transaction: Transaction, id: string): Promise<string> {
  return (await transaction.get('batches', id))?.number ?? id;
}

async function titleIn(transaction: Transaction, id: string | undefined): Promise<string | undefined> {
  const voucher = id === undefined ? undefined : await transaction.get('vouchers', id);
  return voucher && titleOf(voucher);
}
