import type { Database } from '#data/store/database.ts';
import { getMany, rowsAgreeing } from '#data/store/in-slices.ts';
import { type DebitCredit, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { addVoucher } from '#domain/books/ledger/posting-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { differencesInStandings } from '#data/books/projections/bank-standings.ts';
import { addDue, type DueTally, duesIn, duesOfParties } from '#data/books/projections/dues.ts';
import { compareMoves, differencesInStock } from './check-stock.ts';
import { discrepancyInCounts, type Discrepancy } from '#data/books/discrepancy.ts';
import { entriesIn, entriesOf, everyNode, openingsOfParties } from '#data/books/projections/projections.ts';
import { movesOfVoucher, openingStock } from '#data/books/projections/project-stock.ts';
import { everySum, sumsOf } from '#data/books/projections/sum-rows.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * Returns where the projections (entries, sums, dues, stock, bank standings) differ from the vouchers that they follow from,
 * in the transaction that is open. Reads all vouchers in batches.
 */
export async function differencesInProjections(db: Database<Rows>): Promise<readonly Discrepancy[]> {
  const [sums, entries] = [await openingsOfParties(db), { wrong: 0, expected: 0 }];
  const nodeOf = await everyNode(db);
  const dues = await duesOfParties(db);
  const [stock, moves] = [await openingStock(db), { right: 0, expected: 0 }];
  for (let from = '', isOver = false; !isOver; ) {
    const vouchers: Voucher[] = await db.records('vouchers').where('id').above(from).limit(AT_A_TIME).toArray();
    for (const voucher of vouchers) addVoucher(sums, voucher, nodeOf, 1);
    for (const voucher of vouchers) addDue(dues, voucher);
    for (const voucher of vouchers) stock.replace([], movesOfVoucher(voucher));
    await compareMoves(db, stock, moves);
    const expected = vouchers.flatMap(entriesOf);
    const stored = await getMany(
      entriesIn(db),
      expected.map((e) => [e.ledger, e.date, e.voucher, e.line]),
    );
    entries.expected += expected.length;
    entries.wrong += expected.filter(({ amount }, at) => stored[at]?.amount !== amount).length;
    from = vouchers.at(-1)?.id ?? from;
    isOver = vouchers.length < AT_A_TIME;
  }
  const count = await entriesIn(db).count();
  return [
    ...(count === entries.expected && entries.wrong === 0 ? [] : [inEntries(count, entries)]),
    ...(await differencesInSums(db, sums)),
    ...(await differencesInDues(db, dues)),
    ...(await differencesInStock(db, stock, moves)),
    ...(await differencesInStandings(db)),
  ];
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
