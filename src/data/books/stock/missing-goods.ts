import type { Database } from '#data/store/database.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import type { Godown } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Party } from '#domain/books/masters/party.ts';
import {
  type MissingGoods,
  type MovesChange,
  problemsInGoods,
  quantityLeaving,
  shortageAfter,
  whyGoodsAreMissing,
} from '#domain/books/stock/missing-goods.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import { isStockVoucher } from '#domain/books/vouchers/stock-voucher.ts';
import { type Move, openingMoves, quantitiesOf } from '#domain/books/stock/stock-move.ts';
import { type SummedInput, titleOf, type Voucher, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { BUSINESS_ID, isPartyId, MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { BY_DAY, type MoveKey, movesIn, type OnHand, onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { withPartsNow } from './parts-now.ts';

/**
 * Refuses to issue, change or cancel what leaves goods short, where the business wishes so: that takes more than there is, or
 * brings less than was taken. `before` is the issued voucher that is changed; without an input it is cancelled.
 * What `coming` brings, which the same action issues, may be taken.
 */
export async function refuseMissingGoods(
  transaction: WriteTransaction<Rows>,
  input: SummedInput | undefined,
  before?: Voucher,
  coming?: SummedInput,
): Promise<void> {
  const words = {
    titleIn: async (id: string) => titleIfAny(await transaction.get('vouchers', id)),
    partyIn: (id: string) => transaction.get('parties', id),
    godowns: () => transaction.findEvery('godowns'),
  };
  await refuse(transaction, words, { ...changeOfVoucher(input, before), coming: movesOfInput(coming) });
}

/** Refuses an item that opens with less than was taken of it, as `refuseMissingGoods` does a voucher. */
export async function refuseMissingOpening(
  transaction: WriteTransaction<Rows>,
  before: Item,
  after: Item,
): Promise<void> {
  // What an item opens with is in the first godown.
  const words = { titleIn: () => undefined, partyIn: () => Promise.resolve(undefined), godowns: () => [] };
  await refuse(transaction, words, changeOfOpening(before, after));
}

/** The goods that another opening stock of an item leaves short, now. */
export function missingOpeningNow(before: Item, after: Item): Promise<readonly MissingGoods[]> {
  return missingIn(async () => changeOfOpening(before, after));
}

/**
 * The goods that a form leaves short, now; without an input, those that cancelling the voucher does. What `coming` brings, which
 * is saved along with it, may be taken.
 */
export async function missingNow(
  input: VoucherInput | undefined,
  id: string | undefined,
  coming?: VoucherInput,
): Promise<readonly MissingGoods[]> {
  const change = await changeNow(input, id);
  return missingIn(async () => ({ ...change, coming: movesOfInput(coming && kindOf(coming).sums(coming)) }));
}

/**
 * Returns how a form changes what moves, as if it were saved now: what challans took along leaves the party that has it. `id` is that
 * of the voucher that is changed.
 */
export async function changeNow(input: VoucherInput | undefined, id: string | undefined): Promise<Change> {
  const before = id === undefined ? undefined : await booksStore.records('vouchers').get(id);
  const whole = input && (await withPartsNow(input));
  return changeOfVoucher(whole && kindOf(whole).sums(whole), before);
}

async function missingIn(changeIn: (db: Database<Rows>) => Promise<Change>): Promise<readonly MissingGoods[]> {
  const db = booksStore.database();
  // A transaction for each of fifty items would keep the page from the next key.
  return db.transaction('r', ['vouchers', 'godowns', 'parties', 'moves', 'onhand'], async () => {
    const change = await changeIn(db);
    const titleIn = async (one: string) => titleIfAny(await db.records('vouchers').get(one));
    const partyIn = (one: string) => db.records('parties').get(one);
    const godowns = () => db.records('godowns').toArray();
    return missingGoods({ moves: movesIn(db), onhand: onHandIn(db), titleIn, partyIn, godowns }, change);
  });
}

/** The tables of stock, as an action reads them, or a screen. */
type StockTables = Readonly<{
  moves: Pick<ReturnType<typeof movesIn>, 'where'>;
  onhand: Pick<ReturnType<typeof onHandIn>, 'bulkGet'>;
}> &
  WordsIn;
/** Looks up the words for vouchers, parties and godowns. */
type WordsIn = Readonly<{
  titleIn: (voucher: string) => Promise<string | undefined> | undefined;
  partyIn: (party: string) => PromiseLike<Party | undefined>;
  godowns: () => PromiseLike<readonly Godown[]> | readonly Godown[];
}>;

/**
 * A change with the words for its goods: `own` is the id of its voucher, `fieldOf` the field where less comes of a line, `coming`
 * the moves of what is saved along with it.
 */
type Change = MovesChange &
  Readonly<{
    own: string;
    coming?: readonly Move[];
    fieldOf: (line: number | undefined) => string;
    goodsOf: (item: string) => Pick<MissingGoods, 'name' | 'unit'>;
  }>;

async function refuse(transaction: WriteTransaction<Rows>, words: WordsIn, change: Change): Promise<void> {
  const { negativeStock } = await transaction.find('business', BUSINESS_ID);
  if (negativeStock === 'Warn') return;
  const moves = transaction.projection<Move, MoveKey>('moves');
  const missing = await missingGoods({ moves, onhand: transaction.projection<OnHand>('onhand'), ...words }, change);
  const [first] = missing;
  if (first) throw new Refusal('Not saved', whyGoodsAreMissing(first), { fields: problemsInGoods(missing) });
}

async function missingGoods(
  { moves, onhand, titleIn, godowns, partyIn }: StockTables,
  { own, was, is, coming = NOTHING, fieldOf, goodsOf }: Change,
): Promise<readonly MissingGoods[]> {
  const all = [...was, ...is];
  const [from = ''] = all.map(({ date }) => date).toSorted();
  const places = new Map(
    all.flatMap((move) =>
      quantitiesOf(move).map(([godown]) => [`${move.item}/${godown}`, [move.item, godown]] as const),
    ),
  );
  const worse = [...places.values()].filter(([item, godown]) => mayLeaveLess(item, godown, { was, is }));
  const onHand = await onhand.bulkGet(worse.map(([item]) => item));
  const missing: MissingGoods[] = [];
  for (const [at, [item, godown]] of worse.entries()) {
    const ofItem = (move: Move) => move.item === item;
    const later: readonly Move[] = await moves.where(BY_DAY).between([item, from], [item, '\uffff']).toArray();
    const arriving = coming.filter(ofItem);
    const others = [...later.filter(({ voucher }) => voucher !== own), ...arriving];
    const change = { was: was.filter(ofItem), is: is.filter(ofItem) };
    const now = (onHand[at]?.godowns[godown] ?? 0) - quantityLeaving(arriving, item, godown);
    const shortage = shortageAfter(now, godown, others, change);
    if (!shortage) continue;
    const leaving = quantityLeaving(is, item, godown);
    const line = is.findLast((move) => ofItem(move) && quantitiesOf(move).some(([where]) => where === godown))?.line;
    const voucher = shortage.voucher === undefined ? undefined : await titleIn(shortage.voucher);
    const taken = leaving > 0 && line !== undefined;
    missing.push({
      ...shortage,
      ...goodsOf(item),
      voucher,
      place: await placeInWords(godown, { godowns, partyIn }),
      most: taken ? leaving - shortage.short : undefined,
      field: taken ? `lines.${line}.quantity` : fieldOf(line),
    });
  }
  return missing;
}

/** Returns where goods are short: with a party, or in one of several godowns; undefined in the only one. */
export async function placeInWords(
  place: string,
  { godowns, partyIn }: Omit<WordsIn, 'titleIn'>,
): Promise<string | undefined> {
  if (isPartyId(place)) return `with ${(await partyIn(place))?.name ?? 'the party'}`;
  const stores = await godowns();
  const name = stores.length > 1 ? stores.find(({ id }) => id === place)?.name : undefined;
  return name === undefined ? undefined : `in ${name}`;
}

/** Whether a change may leave less in a godown on any day: on the same day only what takes more, or brings less. */
function mayLeaveLess(item: string, godown: string, { was, is }: MovesChange): boolean {
  const [had, has] = [quantityLeaving(was, item, godown), quantityLeaving(is, item, godown)];
  const isSameDay = was.length === 0 || is.length === 0 || was[0]?.date === is[0]?.date;
  return has > had || !isSameDay;
}

/** Returns how a voucher changes what moves, as it is entered; without an input, as it is cancelled. */
export function changeOfVoucher(input: SummedInput | undefined, before: Voucher | undefined): Change {
  const own = before?.id ?? NEW;
  const was = movesOfVoucher(before);
  const is = movesOfInput(input, own);
  const isOtherDay = before !== undefined && before.date !== (input?.date ?? '');
  const lines = [input, before].flatMap((of) =>
    of && (isDocument(of) || isStockVoucher(of) || isOrder(of)) ? [...of.lines] : [],
  );
  return {
    own,
    was: input && is === NOTHING ? NOTHING : was,
    is,
    fieldOf: (line) => (line === undefined ? 'lines' : isOtherDay ? 'date' : `lines.${line}.quantity`),
    goodsOf: (id) => {
      const line = lines.find(({ item }) => item?.id === id);
      return { name: line?.item?.name ?? '', unit: line?.item?.unit ?? line?.unit ?? '' };
    },
  };
}

/** The moves of an input as if it were issued; none of one whose day is not known. */
export function movesOfInput(input: SummedInput | undefined, id = NEW): readonly Move[] {
  const date = input?.date ?? '';
  if (!input || !isIsoDate(date)) return NOTHING;
  return movesOfVoucher({ ...input, date, id, state: 'Issued', postings: [], rev: 0 });
}

function changeOfOpening(before: Item, after: Item): Change {
  const [was, is] = [openingMoves(before, MAIN_GODOWN_ID), openingMoves(after, MAIN_GODOWN_ID)];
  return { own: NEW, was, is, fieldOf: () => 'openingQuantity', goodsOf: () => after };
}

function titleIfAny(voucher: Voucher | undefined): string | undefined {
  return voucher && titleOf(voucher);
}

const NOTHING: readonly Move[] = [];
/** No voucher's id: that of one that is entered, and of what an item opened with. */
const NEW = '';
