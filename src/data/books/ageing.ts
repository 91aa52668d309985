import { sortName } from '#data/lists/sort-name.ts';
import { type OpenOnDay, besideDocuments, type PartyAged } from '#domain/books/ageing-report.ts';
import { balanceOfDue, type DueSide, isOpeningBill, type Settled, settlingOf } from '#domain/books/due.ts';
import { controlOf } from '#domain/books/kept-sums.ts';
import type { Party } from '#domain/books/party.ts';
import { postedBy, type Voucher } from '#domain/books/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { type DueRow, duesIn, everyOpenDue } from './dues.ts';
import { standingOfAll } from './flows.ts';
import { booksStore } from './store.ts';

/**
 * What is open with each party at the end of a day, by name. Only the documents that are open are read, the parties with
 * whom anything stands, and the vouchers dated after the day, which are taken off again: few today, many on a day long ago.
 */
export async function agedOn(side: DueSide, day: IsoDate): Promise<readonly PartyAged[]> {
  const [ever, later] = await Promise.all([standingOfAll(), laterThan(day)]);
  const open = await openOn(day, later);
  const balanceOf = (id: string) => asPaise((ever.get(id) ?? 0) - (later.posted.get(id) ?? 0));
  const standing = [...ever.keys(), ...later.posted.keys()].filter((id) => balanceOf(id) !== 0);
  const parties = await booksStore.records('parties').bulkGet([...new Set([...open.keys(), ...standing])]);
  return parties
    .filter((party) => party !== undefined)
    .toSorted(byName)
    .map(({ id, name, kind }) => {
      const own = open.get(id) ?? NOTHING_OPEN;
      const sums = {
        receivable: sumOf(own.receivable.map((document) => document.balance)),
        payable: sumOf(own.payable.map((document) => document.balance)),
      };
      const control = controlOf(kind);
      const onAccount = besideDocuments(side, { control, balance: balanceOf(id), open: sums });
      return { id, name, documents: own[side], onAccount };
    });
}

function byName(one: Pick<Party, 'name'>, other: Pick<Party, 'name'>): number {
  return sortName(one.name) < sortName(other.name) ? -1 : 1;
}

type OpenOfParty = Record<DueSide, OpenOnDay[]>;

/** What the vouchers after a day settled, by document, and posted, by ledger or party. */
type Later = Readonly<{ settled: ReadonlyMap<string, Settled>; posted: ReadonlyMap<string, number> }>;

/** The open documents of each party, the longest due first. */
async function openOn(day: IsoDate, later: Later): Promise<ReadonlyMap<string, OpenOfParty>> {
  const dues = duesIn(booksStore.database());
  const [receivable, payable, reopened] = await Promise.all([
    everyOpenDue(dues, 'receivable'),
    everyOpenDue(dues, 'payable'),
    dues.bulkGet([...later.settled.keys()]),
  ]);
  const closed = reopened.filter((row): row is DueRow => row?.state === 'Settled');
  const parties = new Map<string, OpenOfParty>();
  for (const row of [...receivable, ...payable, ...closed].toSorted((one, other) => (one.due < other.due ? -1 : 1))) {
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
  const settled = new Map<string, Settled>();
  const posted = new Map<string, number>();
  const vouchers: readonly Voucher[] = await booksStore
    .records('vouchers')
    .where('[date+keys.serial]')
    .above([day, Infinity])
    .toArray();
  for (const voucher of vouchers) {
    for (const [id, { paid, noted }] of settlingOf(voucher)) {
      const had = settled.get(id);
      settled.set(id, { paid: asPaise((had?.paid ?? 0) + paid), noted: asPaise((had?.noted ?? 0) + noted) });
    }
    for (const { ledger, amount } of postedBy(voucher)) posted.set(ledger, (posted.get(ledger) ?? 0) + amount);
  }
  return { settled, posted };
}

const NOTHING_OPEN: OpenOfParty = { receivable: [], payable: [] };
