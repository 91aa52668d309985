import { formatDay, formatRupees } from '#domain/format.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Godown } from '#domain/books/masters/godown.ts';
import { type Item, openingValue } from '#domain/books/masters/item.ts';
import { nameKey } from '#domain/books/names.ts';
import { distinctNames } from '#domain/books/voucher-head.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { accountsFrom, type Accounts, type Ids } from './convert-accounts.ts';
import { groupsByName, isReserved, placeOfGroup } from './group-places.ts';
import { godownsFrom, itemsFrom } from './convert-goods.ts';
import { PlannedItems } from './planned-items.ts';
import { type Context, sumsByRoot } from './document-fit.ts';
import type { LastNumbers } from './voucher-numbers.ts';
import { wordsOfKind } from './unsupported-kinds.ts';
import type { TallyData } from './tally-collector.ts';
import { entriesOf, type TallyVoucher, titleOf } from './tally-vouchers.ts';
import { type Finding, ImportReport } from './import-report.ts';
import { kindsOf, type TallyKind } from './tally-voucher-kinds.ts';
import { type ConvertedVoucher, VoucherConverter } from './voucher-converter.ts';

/** Everything that the new books are to hold, and what the user is to know of it; can be posted between page and worker. */
export type TallyPlan = Readonly<{
  business: Business;
  ledgers: readonly Ledger[];
  parties: readonly Party[];
  items: readonly Item[];
  godowns: readonly Godown[];
  vouchers: readonly Voucher[];
  lastNumbers: LastNumbers;
  /** All that is otherwise than in Tally, that has no place here, and that is refused, with the reason. */
  findings: readonly Finding[];
  noPlace: readonly Finding[];
  refused: readonly Readonly<{ what: string; why: string }>[];
  /** The balances of the file by the account that a ledger became, debit positive, and its opening stock. */
  file: ReadonlyMap<string, Paise>;
  fileStock: Paise;
  /** The account whose balance holds that of another, where that is not its own. */
  roots: ReadonlyMap<string, string>;
}>;

/**
 * Turns what was read into the records of new books. Each voucher becomes the document that it is in Tally where that posts
 * the same to the paisa, and otherwise a journal with Tally's own entries, so that no figure differs. Pure, and the same
 * each time.
 */
export function planMove(read: TallyData, business: Business, ids: Ids): TallyPlan {
  const [report, noPlace] = [new ImportReport(), new ImportReport()];
  const kindOf = kindsOf(read.voucherTypes);
  const accounts = accountsFrom(read, { begins: business.booksBegin, ids, kindOf, report });
  const goods = new PlannedItems(itemsFrom(read, ids, report), ids, report);
  const refused = [...read.unreadable];
  const moving = read.vouchers.flatMap((voucher): ConvertedVoucher[] => {
    const why = problemIn(voucher, business);
    if (isLeftOut(voucher, kindOf(voucher.type), noPlace)) return [];
    if (why !== undefined) refused.push({ what: titleOf(voucher), why });
    return why === undefined ? [{ voucher, kind: kindOf(voucher.type), id: '' }] : [];
  });
  reportPlaces(read, noPlace);

  const godowns = godownsFrom(read, ids);
  const context: Context = {
    accounts,
    own: ownTerms(business),
    itemNamed: (name) => goods.named(name),
    godownNamed: (name) =>
      distinctNames([godowns.slice(1).find((godown) => nameKey(godown.name) === nameKey(name))])[0],
    serviceUnder: (ledger) => goods.serviceUnder(ledger),
    learnt: new Map(),
  };
  const way = new VoucherConverter(moving, context, ids, report);
  const vouchers = way.rows();
  const bought = new Set(vouchers.flatMap((row) => (row.kind === 'Purchase' && row.party ? [row.party.id] : [])));
  return {
    business,
    ledgers: accounts.ledgers,
    parties: accounts.parties.map((party) => {
      const allocations = way.openings.get(party.id) ?? [];
      const settling = allocations.length > 0 ? { ...party, allocations } : party;
      return party.kind === 'Customer' && bought.has(party.id) ? { ...settling, kind: 'Both' as const } : settling;
    }),
    items: goods.withRates(context.learnt),
    godowns,
    vouchers,
    lastNumbers: way.lastNumbers,
    findings: [...read.doubts, ...report.all()],
    noPlace: noPlace.all(),
    refused,
    file: balancesOfFile(read, kindOf, accounts),
    fileStock: sumOf(read.items.map(({ value }) => value)),
    roots: new Map(
      [...accounts.byId.keys()].flatMap((id) => (accounts.rootOf(id) === id ? [] : [[id, accounts.rootOf(id)]])),
    ),
  };
}

/** Adds up each account of the plan with everything, and the opening stock. */
export function balancesOfPlan({ ledgers, parties, items, vouchers }: TallyPlan) {
  const balances = new Map<string, Paise>([...ledgers, ...parties].map(({ id, opening }) => [id, opening]));
  for (const { ledger, amount } of vouchers.flatMap(({ postings }) => postings)) {
    balances.set(ledger, asPaise((balances.get(ledger) ?? 0) + amount));
  }
  return { balances, stock: sumOf(items.map(openingValue)) };
}

function isLeftOut(voucher: TallyVoucher, kind: TallyKind, noPlace: ImportReport): boolean {
  const isEmpty = entriesOf(voucher).every(({ amount }) => amount === 0);
  const reason = voucher.isOptional
    ? 'Optional vouchers: they are no part of the accounts.'
    : kind === 'not of the accounts'
      ? `Vouchers of the type “${voucher.type}”: they post nothing.`
      : isEmpty && !voucher.isCancelled
        ? 'Vouchers without an amount.'
        : undefined;
  if (reason !== undefined) noPlace.add(reason, titleOf(voucher));
  return reason !== undefined;
}

function problemIn(voucher: TallyVoucher, { booksBegin }: Business): string | undefined {
  const sum = sumOf(entriesOf(voucher).map(({ amount }) => amount));
  if (sum !== 0) return `its debits and credits differ by ${formatRupees(asPaise(Math.abs(sum)))}`;
  return voucher.date < booksBegin ? `it is from before the books begin, on ${formatDay(booksBegin)}` : undefined;
}

/** Groups of one's own, and every kind of master that has no place. */
function reportPlaces({ groups, others }: TallyData, noPlace: ImportReport): void {
  const byName = groupsByName(groups);
  for (const group of groups.filter((one) => !isReserved(one))) {
    noPlace.add(GROUPS, `${group.name} → ${placeOfGroup(group.name, byName) ?? 'Suspense A/c'}`);
  }
  for (const [kind, count] of Object.entries(others)) noPlace.add(wordsOfKind(kind), '', count);
}

/** The trial balance of the file, from its own openings and entries, those of refused vouchers included. */
function balancesOfFile({ ledgers, vouchers }: TallyData, kindOf: (type: string) => TallyKind, accounts: Accounts) {
  const counted = vouchers.filter(({ type, isCancelled, isOptional }) => {
    return !isCancelled && !isOptional && kindOf(type) !== 'not of the accounts';
  });
  const entries = [
    ...ledgers.map(({ name, opening }) => ({ ledger: name, amount: opening })),
    ...counted.flatMap(entriesOf),
  ];
  return sumsByRoot(
    entries.map(({ ledger, amount }) => ({ ledger: accounts.named(ledger).id, amount })),
    accounts.rootOf,
  );
}

const GROUPS = 'Groups of your own: their ledgers stand under the group of Tally that they belong to.';
