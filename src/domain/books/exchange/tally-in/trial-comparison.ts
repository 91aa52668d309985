import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { GROUP_NAMES, type GroupName } from '#domain/books/ledger-group.ts';
import { DIFFERENCE_IN_OPENINGS } from '#domain/books/masters/opening-balance.ts';
import { groupOfParty } from '#domain/books/masters/party.ts';
import type { TallyPlan } from './tally-plan.ts';

/** A row of both trial balances, debit positive; of parties one for each group, and one for each that differs. */
export type ComparedBalance = Readonly<{ name: string; file: Paise; here: Paise }>;

/**
 * Compares the trial balance of the file with that of the books: with everything up to the last voucher, and the stock as
 * it opened. All that one ledger of Tally became here stands in one row, which names it. Rows of nothing are left out.
 */
export function comparedBalances(
  plan: TallyPlan,
  { balances, stock }: Readonly<{ balances: ReadonlyMap<string, Paise>; stock: Paise }>,
): readonly ComparedBalance[] {
  const { ledgers, parties, roots, file, fileStock } = plan;
  const here = new Map<string, Paise>();
  for (const [id, amount] of balances) {
    const root = roots.get(id) ?? id;
    here.set(root, sumOf([here.get(root) ?? ZERO, amount]));
  }
  const rowOf = (name: string, id: string): ComparedBalance => {
    return { name, file: file.get(id) ?? ZERO, here: here.get(id) ?? ZERO };
  };
  const nameOf = (id: string) =>
    ledgers
      .filter((one) => (roots.get(one.id) ?? one.id) === id)
      .map(({ name }) => name)
      .join(' + ');
  const own = ledgers.filter(({ id }) => !roots.has(id));
  const byGroup = own.toSorted((a, b) => placeOf(a.group) - placeOf(b.group));
  const ofParties = parties.map((party) => ({ ...rowOf(party.name, party.id), group: groupOfParty(party.kind) }));
  const controls = (['Sundry Debtors', 'Sundry Creditors'] as const).map((name): ComparedBalance => {
    const all = ofParties.filter(({ group }) => group === name);
    return { name, file: sumOf(all.map((row) => row.file)), here: sumOf(all.map((row) => row.here)) };
  });
  const rows = [
    ...byGroup.map(({ id }) => rowOf(nameOf(id), id)),
    ...controls,
    { name: 'Opening Stock', file: fileStock, here: stock },
  ];
  const missing = {
    name: DIFFERENCE_IN_OPENINGS,
    file: negative(sumOf(rows.map((row) => row.file))),
    here: negative(sumOf(rows.map((row) => row.here))),
  };
  const differing = ofParties
    .filter((row) => row.file !== row.here)
    .map(({ name, file: is, here: at }) => ({ name, file: is, here: at }));
  return [...rows, missing, ...differing].filter((row) => row.file !== 0 || row.here !== 0);
}

function placeOf(group: GroupName | null): number {
  return group === null ? GROUP_NAMES.length : GROUP_NAMES.indexOf(group);
}
