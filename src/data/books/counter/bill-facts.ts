import { today } from '#data/clock.ts';
import type { Database } from '#data/store/database.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { BillFacts } from '#domain/books/counter/bill-invoice.ts';
import type { LimitFacts } from '#domain/books/counter/limits.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf, ZERO } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import { standingOfParties } from '#data/books/ledger/period-sums.ts';
import { WALK_IN_ID } from '#data/books/ids.ts';
import { itemsOf } from '#data/books/masters/items.ts';
import { hiddenHere } from '#data/books/staff/access.ts';
import { entriesIn } from '#data/books/projections/projections.ts';
import { worthsNow } from '#data/books/stock/worth-now.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { counterSettings } from '#data/books/counter-settings.ts';

type FactsFor = Pick<Bill, 'customer' | 'lines' | 'back'>;

/** Reads what a bill must know of the books: the business, its customer and its items, as they are now. */
export async function billFacts(of: FactsFor): Promise<BillFacts> {
  return factsOf(await readFacts(of));
}

/** Reads the facts of a bill, as `billFacts`, without costs and balances for one who may not see those. */
export async function shownBillFacts(of: FactsFor): Promise<BillFacts> {
  const read = await readFacts(of);
  const [customer] = booksStore.shown('parties', read.customer ? [read.customer] : []);
  return factsOf({ ...read, customer, items: booksStore.shown('items', read.items) });
}

async function readFacts({ customer: { id }, lines, back }: FactsFor) {
  const loose = back && !('invoice' in back) ? back.lines : [];
  // Where the books were closed meanwhile this throws, before a read has begun that nobody would await then.
  const parties = booksStore.records('parties');
  const [own, customer, items] = await Promise.all([
    business(),
    parties.get(id),
    itemsOf([...lines, ...loose].map(({ item }) => item.id)),
  ]);
  return { id, own, customer, items };
}

function factsOf({ id, own, customer, items }: Awaited<ReturnType<typeof readFacts>>): BillFacts {
  return {
    today: today(),
    business: own,
    customer,
    isWalkIn: id === WALK_IN_ID,
    items: new Map(items.map((item) => [item.id, item])),
  };
}

/** Reads what the limits of a bill are compared with. */
export async function limitFacts(bill: Bill): Promise<LimitFacts> {
  const settings = await counterSettings();
  const { id } = bill.customer;
  const isOwed = id !== WALK_IN_ID && (bill.tenders.onAccount ?? 0) > 0;
  const [worths, standing] = await Promise.all([
    settings.belowCost ? worthsNow(bill.lines.map(({ item }) => item.id)) : new Map(),
    isOwed ? standingOfParties([id], today()) : undefined,
  ]);
  return { settings, worths, balance: standing?.get(id) ?? ZERO, hidden: hiddenHere() };
}

/** The cash that a party paid on a day, in paise, by the entries of that day in its own ledger. */
export async function cashTakenFrom(db: Database<Rows>, party: string, day: IsoDate): Promise<Paise> {
  const entries = await entriesIn(db)
    .where('[ledger+date+voucher+line]')
    .between([party, day, ''], [party, day, '\uffff'])
    .toArray();
  const vouchers = await db.records('vouchers').bulkGet([...new Set(entries.map(({ voucher }) => voucher))]);
  const money = vouchers.flatMap((voucher) => (voucher?.kind === 'Receipt' && voucher.account ? [voucher] : []));
  const ledgers = await db.records('ledgers').bulkGet(money.map(({ account }) => account?.id ?? ''));
  return sumOf(money.map(({ amount }, at) => (ledgers[at]?.group === 'Cash-in-Hand' ? (amount ?? ZERO) : ZERO)));
}
