import type { Stored } from '#data/store/table.ts';
import { see } from '#data/books/staff/access.ts';
import {
  type OpenOnDay,
  onAccountOfParty,
  otherSideOfParty,
  type PartyAgeing,
} from '#domain/books/reports/ageing-report.ts';
import {
  balanceOfDue,
  type DueSide,
  isOpeningBill,
  type Settlement,
  settlementsOf,
} from '#domain/books/payments/due.ts';
import { isBeforeBooks } from '#domain/books/ledger/books-begin.ts';
import { controlOf } from '#domain/books/ledger/posting-sums.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { currentPostings, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import { type DueRow, duesIn, everyOpenDue } from '#data/books/projections/dues.ts';
import { standingOfAll } from '#data/books/ledger/period-sums.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * Returns what is open with each party at the end of a day, by name. Only the documents that are open are read, the parties
 * with whom anything stands that the side may show, and the vouchers dated after the day, which are taken off again: few
 * today, many on a day long ago.
 */
export async function agedOn(side: DueSide, day: IsoDate): Promise<readonly PartyAgeing[]> {
  see('reports');
  if (isBeforeBooks(day, await business())) return [];
  const dues = duesIn(booksStore.database());
  // All at once: while the page takes one in, storage reads the next.
  const [ever, later, receivable, payable] = await Promise.all([
    standingOfAll(),
    laterThan(day),
    everyOpenDue(dues, 'receivable'),
    everyOpenDue(dues, 'payable'),
  ]);
  const reopened = await dues.bulkGet([...later.settled.keys()]);
  const closed = reopened.filter((row): row is DueRow => row?.state === 'Settled');
  const open = openOn(day, [...receivable, ...payable, ...closed], later);
  const ids = [...new Set([...open.keys(), ...ever.keys(), ...later.posted.keys()])];
  const standing = new Map(
    ids.flatMap((id) => {
      const own = open.get(id) ?? NOTHING_OPEN;
      const balance = asPaise((ever.get(id) ?? 0) - (later.posted.get(id) ?? 0));
      const sums = { receivable: balanceOfAll(own.receivable), payable: balanceOfAll(own.payable) };
      const isSettled = own.receivable.length === 0 && own.payable.length === 0 && balance === 0;
      return isSettled ? [] : [[id, { balance, open: sums }] as const];
    }),
  );
  const parties = await booksStore.records('parties').bulkGet([...standing.keys()]);
  return parties
    .filter((party) => party !== undefined)
    .toSorted(compareNames)
    .flatMap(({ id, name, kind }) => {
      const own = standing.get(id);
      if (!own) return [];
      const documents = open.get(id)?.[side] ?? [];
      const onAccount = onAccountOfParty(side, { control: controlOf(kind), ...own });
      const otherSide = otherSideOfParty({ control: controlOf(kind), open: own.open });
      return documents.length === 0 && onAccount === 0 && otherSide === 0
        ? []
        : [{ id, name, documents, onAccount, otherSide }];
    });
}

/** Compares by the stored name that lists sort by. */
function compareNames(one: Stored<Party>, other: Stored<Party>): number {
  return (one.keys.name ?? '') < (other.keys.name ?? '') ? -1 : 1;
}

function balanceOfAll(documents: readonly OpenOnDay[]): Paise {
  return sumOf(documents.map(({ balance }) => balance));
}

type OpenOfParty = Record<DueSide, OpenOnDay[]>;

/** Sums of the vouchers after a day: settled by document, and posted by ledger or party. */
type Later = Readonly<{ settled: ReadonlyMap<string, Settlement>; posted: ReadonlyMap<string, number> }>;

/** The open documents of each party, the longest due first. */
function openOn(day: IsoDate, dues: readonly DueRow[], later: Later): ReadonlyMap<string, OpenOfParty> {
  const parties = new Map<string, OpenOfParty>();
  for (const row of dues.toSorted((one, other) => (one.due < other.due ? -1 : 1))) {
    const after = later.settled.get(row.id);
    const paid = asPaise(row.paid - (after?.paid ?? 0));
    const noted = asPaise(row.noted - (after?.noted ?? 0));
    const balance = balanceOfDue({ total: row.total, paid, noted });
    if (row.date > day || balance === 0) continue;
    const own = parties.get(row.party) ?? { receivable: [], payable: [] };
    const { id, number, date, dueDate } = row;
    own[row.side].push({ id, number, date, dueDate, balance, isPage: !isOpeningBill(id) });
    parties.set(row.party, own);
  }
  return parties;
}

async function laterThan(day: IsoDate): Promise<Later> {
  const settled = new Map<string, Settlement>();
  const posted = new Map<string, number>();
  const vouchers: readonly Voucher[] = await booksStore
    .records('vouchers')
    .where('[keys.day+keys.serial]')
    .above([day, Infinity])
    .toArray();
  for (const voucher of vouchers) {
    for (const [id, { paid, noted }] of settlementsOf(voucher)) {
      const had = settled.get(id);
      settled.set(id, { paid: asPaise((had?.paid ?? 0) + paid), noted: asPaise((had?.noted ?? 0) + noted) });
    }
    for (const { ledger, amount } of currentPostings(voucher)) posted.set(ledger, (posted.get(ledger) ?? 0) + amount);
  }
  return { settled, posted };
}

const NOTHING_OPEN: OpenOfParty = { receivable: [], payable: [] };
