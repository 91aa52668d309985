import type { Database } from '#data/store/database.ts';
import { balanceOfDue, type Settlement, settlementsOf, settlementsOfOpening } from '#domain/books/payments/due.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { openingValue } from '#domain/books/masters/item.ts';
import { resultOf } from '#domain/books/ledger/ledger-figures.ts';
import { isNominal } from '#domain/books/ledger-group.ts';
import { billNames, type OpeningOfBill } from '#domain/books/exchange/tally/tally-bills.ts';
import { rolesIn, type TallyBooks } from '#domain/books/exchange/tally/tally-books.ts';
import { currentPostings } from '#domain/books/vouchers/voucher.ts';
import { dayBefore, type IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { duesIn, type DueRow } from '#data/books/projections/dues.ts';
import { BUSINESS_ID } from '#data/books/ids.ts';
import type { StockOfItems } from '#data/books/projections/stock-rows.ts';
import type { Rows } from '#data/books/tables.ts';
import { nextVouchers } from '#data/books/vouchers/voucher-batches.ts';

/**
 * The masters, and what they open with on the morning of a day: that on which the books began, or the first of a later
 * financial year, whose earlier vouchers are added up. Read in the transaction that is open.
 */
export async function tallyBooksOn(
  db: Database<Rows>,
  { begins, stock }: Readonly<{ begins: IsoDate; stock: StockOfItems }>,
): Promise<TallyBooks> {
  const business = await db.records('business').get(BUSINESS_ID);
  if (!business) throw new Error('These books have no business. Restore them from a copy.');
  const [ledgers, parties, items, godowns] = await Promise.all([
    db.records('ledgers').toArray(),
    db.records('parties').toArray(),
    db.records('items').toArray(),
    db.records('godowns').toArray(),
  ]);
  const { posted, settled } = await movedBefore(db, begins, business.booksBegin);
  const opened = settledByOpenings(parties);
  const opens = new Map<string, Paise>(
    [...ledgers, ...parties].map(({ id, opening }) => [id, asPaise(opening + (posted.get(id) ?? 0))]),
  );
  // A year ends by itself: what incomes, expenses and the rise of the stock came to is a part of Profit & Loss A/c from then on.
  if (begins > business.booksBegin) {
    const nominal = ledgers.filter(({ group }) => group !== null && isNominal(group));
    const account = rolesIn(ledgers).profitAndLoss ?? '';
    const result = resultOf(
      nominal.map(({ id }) => opens.get(id) ?? ZERO),
      sumOf(items.map(openingValue)),
      sumOf([...stock.values()].map(({ value }) => value)),
    );
    opens.set(account, sumOf([opens.get(account) ?? ZERO, result]));
    for (const { id } of nominal) opens.set(id, ZERO);
  }
  const dues = await duesIn(db).toArray();
  return {
    business,
    begins,
    ledgers,
    parties,
    items,
    godowns,
    openings: opens,
    openBills: openBillsOn(dues, begins, settled, opened),
    openingStock: stock,
  };
}

type Moved = Readonly<{ posted: Map<string, Paise>; settled: Map<string, Settlement> }>;

/** Adds up what was posted to each ledger and settled of each document since the books began and before a day. */
async function movedBefore(db: Database<Rows>, day: IsoDate, since: IsoDate): Promise<Moved> {
  const moved: Moved = { posted: new Map(), settled: new Map() };
  if (day <= since) return moved;
  const before = { from: since, to: dayBefore(day) };
  for (
    let batch = await nextVouchers(db, before);
    batch.length > 0;
    batch = await nextVouchers(db, before, batch.at(-1))
  ) {
    for (const voucher of batch) {
      for (const { ledger, amount } of currentPostings(voucher)) {
        moved.posted.set(ledger, asPaise((moved.posted.get(ledger) ?? 0) + amount));
      }
      for (const [id, { paid, noted }] of settlementsOf(voucher)) {
        const had = moved.settled.get(id) ?? { paid: ZERO, noted: ZERO };
        moved.settled.set(id, { paid: asPaise(had.paid + paid), noted: asPaise(had.noted + noted) });
      }
    }
  }
  return moved;
}

/** The documents from before a day that were open then, by party, under the names that vouchers settle them by. */
function openBillsOn(
  dues: readonly DueRow[],
  day: IsoDate,
  settled: ReadonlyMap<string, Settlement>,
  opened: ReadonlyMap<string, Paise>,
): ReadonlyMap<string, readonly OpeningOfBill[]> {
  const byAge = inOrderOfAge(dues);
  const names = billNames(byAge);
  const bills = new Map<string, OpeningOfBill[]>();
  for (const { id, party, side, number, date, dueDate, total } of byAge) {
    // An opening bill was open when the books began, whatever its date says.
    if (date >= day && !id.includes('/')) continue;
    const { paid, noted } = settled.get(id) ?? { paid: ZERO, noted: ZERO };
    const balance = balanceOfDue({ total, paid: sumOf([paid, opened.get(id) ?? ZERO]), noted });
    if (balance === 0) continue;
    const amount = side === 'receivable' ? balance : negative(balance);
    const own = bills.get(party) ?? [];
    bills.set(party, [...own, { name: names.get(id) ?? number, date, dueDate, amount }]);
  }
  return bills;
}

/** Returns what opening balances settle, by the id of the document. */
export function settledByOpenings(parties: readonly Party[]): ReadonlyMap<string, Paise> {
  return new Map(parties.flatMap((party) => [...settlementsOfOpening(party)].map(([id, { paid }]) => [id, paid])));
}

/** The oldest first; a name that two bills of a party share is the older one's. */
export function inOrderOfAge(dues: readonly DueRow[]): readonly DueRow[] {
  return dues.toSorted((one, other) => (`${one.date}/${one.id}` < `${other.date}/${other.id}` ? -1 : 1));
}
