import type { BankLine } from '#domain/books/banking/bank-line.ts';
import {
  NEAR_DAYS,
  type OpenDue,
  type Suggestion,
  suggester,
  type UnmatchedEntry,
} from '#domain/books/banking/suggestions.ts';
import { outsideQuery } from '#data/store/database.ts';
import { everyById, inSlices, slicesOf } from '#data/store/in-slices.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { daysAfter, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { bankRules } from './bank-rules.ts';
import { standingsIn } from '#data/books/projections/bank-standings.ts';
import { duesIn, everyOpenDue } from '#data/books/projections/dues.ts';
import { entriesIn, type EntryRow } from '#data/books/projections/projections.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

/** The rows nearest to the day of a line, and whether there are more farther away. */
type Nearest<Each> = Readonly<{ rows: readonly Each[]; hasMore: boolean }>;

/** Suggests what these lines of an account may be, by their ids: the likeliest first. Reads along indexes only. */
export async function suggestionsFor(
  account: string,
  lines: readonly BankLine[],
): Promise<ReadonlyMap<string, readonly Suggestion[]>> {
  seeKind('Payment');
  const [entries, dues, parties, rules, cash] = await Promise.all([
    unmatchedNear(account, lines, NEAR_DAYS, isAmountOf(lines)),
    openDuesFor(lines),
    everyById(booksStore.records('parties'), (row) => row),
    bankRules(),
    booksStore.records('ledgers').where('keys.level').equals('Cash-in-Hand').first(),
  ]);
  const suggest = suggester({
    entries,
    dues,
    parties: parties.filter(({ isActive }) => isActive),
    rules,
    cash: cash && { id: cash.id, name: cash.name },
  });
  const found = new Map<string, readonly Suggestion[]>();
  for (const some of slicesOf(lines)) {
    await outsideQuery(async () => {
      for (const line of some) found.set(line.id, suggest(line));
    });
  }
  return found;
}

/** The vouchers that moved what a line did within a quarter of its day, and that none is matched with: to choose one by hand. */
export async function entriesOfAmount(line: BankLine): Promise<Nearest<UnmatchedEntry>> {
  seeKind('Payment');
  const found = await unmatchedNear(line.account, [line], A_QUARTER, isAmountOf([line]));
  return nearest(line.on, found, ({ date }) => date, MOST_ALIKE);
}

/**
 * The vouchers within a month of a line's day that no line is matched with and that moved another amount: some of them may be
 * the line together. What went the other way is among them, as the charge that a settlement of cards comes without.
 */
export async function entriesToCombine(line: BankLine): Promise<Nearest<UnmatchedEntry>> {
  seeKind('Payment');
  const found = await unmatchedNear(line.account, [line], A_MONTH, (amount) => amount !== 0 && amount !== line.amount);
  const { rows, hasMore } = nearest(line.on, found, ({ date }) => date, MOST_TO_COMBINE);
  return { rows: rows.toSorted((one, other) => (one.date < other.date ? -1 : 1)), hasMore };
}

/** The other lines that are to do within a month of a line, and went the same way: some of them may be one entry with it. */
export async function linesToCombine({ id, account, on, amount }: BankLine): Promise<Nearest<BankLine>> {
  seeKind('Payment');
  const ids = await standingsIn(booksStore.database())
    .where('[account+state+on+id]')
    .between([account, 'To do', daysAfter(on, -A_MONTH)], [account, 'To do', daysAfter(on, A_MONTH), []])
    .primaryKeys();
  const rows = await booksStore.records('bankLines').bulkGet(ids.filter((one) => one !== id));
  const alike = rows.flatMap((row) => (row && row.amount > 0 === amount > 0 ? [row] : []));
  const { rows: near, hasMore } = nearest(on, alike, (row) => row.on, MOST_TO_COMBINE);
  return { rows: near.toSorted((one, other) => (one.on < other.on ? -1 : 1)), hasMore };
}

/** The nearest to a day, at most so many. */
function nearest<Each>(
  day: IsoDate,
  all: readonly Each[],
  dayOf: (each: Each) => IsoDate,
  most: number,
): Nearest<Each> {
  const daysFrom = (each: Each) => Math.abs(daysBetween(dayOf(each), day));
  const rows = all.toSorted((one, other) => daysFrom(one) - daysFrom(other)).slice(0, most);
  return { rows, hasMore: all.length > most };
}

function isAmountOf(lines: readonly BankLine[]): (amount: number) => boolean {
  const amounts = new Set<number>(lines.map(({ amount }) => amount));
  return (amount) => amounts.has(amount);
}

/** Vouchers near the days of the lines that moved such an amount, and that none is matched with yet. */
async function unmatchedNear(
  account: string,
  lines: readonly BankLine[],
  days: number,
  isSought: (amount: number) => boolean,
): Promise<readonly UnmatchedEntry[]> {
  const moved = new Map<string, Readonly<{ date: IsoDate; amount: number }>>();
  for (const [from, to] of spansOf(lines, days)) {
    const near = await inSlices<EntryRow, EntryRow>(
      (size, after) => {
        const start = after ? [account, after.date, after.voucher, after.line] : [account, from, '', 0];
        return entriesIn(booksStore.database())
          .where('[ledger+date+voucher+line]')
          .between(start, [account, to, '\uffff', 0], after === undefined)
          .limit(size)
          .toArray();
      },
      (row) => row,
    );
    for (const { voucher, date, amount } of near) {
      moved.set(voucher, { date: date as IsoDate, amount: (moved.get(voucher)?.amount ?? 0) + amount });
    }
  }
  const alike = [...moved].filter(([, { amount }]) => isSought(amount)).map(([voucher]) => voucher);
  const taken = await standingsIn(booksStore.database()).where('voucher').anyOf(alike).toArray();
  const matched = new Set(
    taken.flatMap((one) => (one.account === account && one.state === 'Done' ? [one.voucher] : [])),
  );
  const found: UnmatchedEntry[] = [];
  for (const some of slicesOf(alike.filter((id) => !matched.has(id)))) {
    for (const voucher of await booksStore.records('vouchers').bulkGet([...some])) {
      const { date, amount } = moved.get(voucher?.id ?? '') ?? {};
      if (!voucher || !date || amount === undefined) continue;
      found.push({
        voucher: voucher.id,
        date,
        amount: asPaise(amount),
        title: titleOf(voucher),
        name:
          kindOf(voucher)
            .ledgers(voucher)
            .find(({ id }) => id !== account)?.name ?? '',
        reference: 'reference' in voucher ? voucher.reference : '',
      });
    }
  }
  return found;
}

/** The days near the lines, as spans that do not overlap. */
function spansOf(lines: readonly Pick<BankLine, 'on'>[], days: number): readonly (readonly [IsoDate, IsoDate])[] {
  const spans: [IsoDate, IsoDate][] = [];
  for (const on of lines.map((line) => line.on).toSorted()) {
    const [from, to] = [daysAfter(on, -days), daysAfter(on, days)];
    const last = spans.at(-1);
    if (last && from <= last[1]) last[1] = to;
    else spans.push([from, to]);
  }
  return spans;
}

async function openDuesFor(lines: readonly BankLine[]): Promise<readonly OpenDue[]> {
  const among = duesIn(booksStore.database());
  const [into, out] = [lines.some(({ amount }) => amount > 0), lines.some(({ amount }) => amount < 0)];
  const rows = await Promise.all([
    into ? everyOpenDue(among, 'receivable') : [],
    out ? everyOpenDue(among, 'payable') : [],
  ]);
  return rows.flat().map(({ id, party, side, number, ...due }) => {
    return { id, party, side, number, balance: balanceOfDue(due) };
  });
}

/** In days: cheques are valid for three months. */
const A_QUARTER = 92;
const MOST_ALIKE = 10;
const A_MONTH = 31;
/** Nobody looks through more for what comes to a sum. */
const MOST_TO_COMBINE = 40;
