import type { Database } from '#data/store/database.ts';
import { getMany, inSlices, rowsAgreeing } from '#data/store/in-slices.ts';
import { RowsDigest } from '#data/store/rows-digest.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type DebitCredit, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { addVoucher } from '#domain/books/ledger/posting-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { differencesInStandings } from '#data/books/projections/bank-standings.ts';
import { addDue, type DueTally, duesIn, duesOfParties } from '#data/books/projections/dues.ts';
import { differencesInMoves, differencesInStock } from './check-stock.ts';
import { discrepancyInCounts, type Discrepancy } from '#data/books/discrepancy.ts';
import {
  BY_KEY,
  entriesIn,
  entriesOf,
  type EntryRow,
  everyNode,
  keyOfEntry,
  openingsOfParties,
} from '#data/books/projections/projections.ts';
import { BatchTally, differencesInBatches } from '#data/books/projections/batch-stock.ts';
import { differencesInOrderLines, OrderLineTally } from '#data/books/projections/order-lines.ts';
import { movesOfVoucher, openingStock } from '#data/books/projections/project-stock.ts';
import { everySum, sumsOf } from '#data/books/projections/sum-rows.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * Returns where the projections (entries, sums, dues, stock, bank standings, lines of orders, batches) differ from the vouchers that they follow from,
 * in the transaction that is open. Reads all vouchers in batches.
 */
export async function differencesInProjections(db: Database<Rows>): Promise<readonly Discrepancy[]> {
  const sums = await openingsOfParties(db);
  const nodeOf = await everyNode(db);
  const dues = await duesOfParties(db);
  const stock = await openingStock(db);
  const orders = new OrderLineTally();
  const batches = new BatchTally();
  const [entries, moves] = [new RowsDigest(), new RowsDigest()];
  await eachBatch(db, async (vouchers) => {
    for (const voucher of vouchers) {
      addVoucher(sums, voucher, nodeOf, 1);
      addDue(dues, voucher);
      orders.replace(undefined, voucher);
      stock.replace([], movesOfVoucher(voucher));
      batches.replace([], movesOfVoucher(voucher));
      for (const entry of entriesOf(voucher)) entries.add(textOfEntry(entry));
    }
    for (const move of stock.takeMoves()) moves.add(canonicalJson(move));
  });
  return [
    ...(await differencesInEntries(db, entries)),
    ...(await differencesInSums(db, sums)),
    ...(await differencesInDues(db, dues)),
    ...(await differencesInMoves(db, moves, (take) => eachMoves(db, take))),
    ...(await differencesInStock(db, stock)),
    ...(await differencesInStandings(db)),
    ...(await differencesInOrderLines(db, orders)),
    ...(await differencesInBatches(db, batches)),
  ];
}

async function eachBatch(db: Database<Rows>, take: (vouchers: readonly Voucher[]) => Promise<void>): Promise<void> {
  for (let from = '', isOver = false; !isOver; ) {
    const vouchers: Voucher[] = await db.records('vouchers').where('id').above(from).limit(AT_A_TIME).toArray();
    await take(vouchers);
    from = vouchers.at(-1)?.id ?? from;
    isOver = vouchers.length < AT_A_TIME;
  }
}

/** Hands out the moves that there should be once more. */
async function eachMoves(db: Database<Rows>, take: (moves: readonly Move[]) => Promise<void>): Promise<void> {
  const stock = await openingStock(db);
  await eachBatch(db, async (vouchers) => {
    for (const voucher of vouchers) stock.replace([], movesOfVoucher(voucher));
    await take(stock.takeMoves());
  });
}

/** All that is stored is read in its own order; only if it is not what there should be, each entry is looked for. */
async function differencesInEntries(db: Database<Rows>, expected: RowsDigest): Promise<readonly Discrepancy[]> {
  const stored = new RowsDigest();
  await inSlices<EntryRow, void>(
    (size, after) => {
      const rows = entriesIn(db)
        .where(BY_KEY)
        .above(after === undefined ? [''] : keyOfEntry(after));
      return rows.limit(size).toArray();
    },
    (entry) => stored.add(textOfEntry(entry)),
  );
  if (stored.isEqual(expected)) return [];
  let wrong = 0;
  await eachBatch(db, async (vouchers) => {
    const own = vouchers.flatMap(entriesOf);
    const found = await getMany(entriesIn(db), own.map(keyOfEntry));
    wrong += own.filter(({ amount }, at) => found[at]?.amount !== amount).length;
  });
  return [inEntries(stored.count, { expected: expected.count, wrong })];
}

function textOfEntry({ ledger, date, voucher, line, amount }: EntryRow): string {
  return `${ledger}/${date}/${voucher}/${line}/${amount}`;
}

function inEntries(count: number, { wrong, expected }: Readonly<{ wrong: number; expected: number }>): Discrepancy {
  const stored = `${formatNumber(count)}, of which ${formatNumber(Math.max(wrong, count - expected))} are wrong`;
  return { what: 'Lines of statements', stored, rebuilt: formatNumber(expected) };
}

async function differencesInSums(
  db: Database<Rows>,
  rebuilt: ReadonlyMap<string, DebitCredit>,
): Promise<readonly Discrepancy[]> {
  const [stored, rows] = [new Set<string>(), [] as Discrepancy[]];
  const compare = (key: string, is: DebitCredit, should: DebitCredit) => {
    if (is.debit !== should.debit || is.credit !== should.credit)
      rows.push({ what: `Sum ${key}`, stored: sumInWords(is), rebuilt: sumInWords(should) });
  };
  await everySum(db, (row) => {
    for (const [key, flow] of sumsOf([row])) {
      stored.add(key);
      compare(key, flow, rebuilt.get(key) ?? NO_DEBIT_CREDIT);
    }
  });
  for (const [key, flow] of rebuilt) if (!stored.has(key)) compare(key, NO_DEBIT_CREDIT, flow);
  if (rows.length <= MOST_SHOWN) return rows;
  const rest = { what: 'Sums besides these', stored: formatNumber(rows.length - MOST_SHOWN), rebuilt: formatNumber(0) };
  return [...rows.slice(0, MOST_SHOWN), rest];
}

/** Documents whose balance is another, or that are in one of both only. */
async function differencesInDues(db: Database<Rows>, dues: DueTally): Promise<readonly Discrepancy[]> {
  const counts = await rowsAgreeing(duesIn(db), dues.rows(), ({ id }) => id);
  return discrepancyInCounts('Documents that are owed on', await duesIn(db).count(), counts);
}

function sumInWords({ debit, credit }: DebitCredit): string {
  return `${formatRupees(asPaise(debit))} Dr, ${formatRupees(asPaise(credit))} Cr`;
}

const AT_A_TIME = 500;
/** More differences than anybody would read, and than an entry of the log should hold. */
const MOST_SHOWN = 50;
