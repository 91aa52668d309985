import { type DocumentEntry, isNote } from './document.ts';
import type { Named } from './voucher.ts';
import { found, notMoney, problemInStanding, type Standing, type VoucherProblems } from './voucher-problems.ts';

/** The party and the ledgers that a document names, each once; a party comes first. */
export function namedInDocument(entry: DocumentEntry): readonly Named[] {
  return distinct([entry.party, ...entry.lines.map((line) => ('ledger' in line ? line.ledger : null)), moneyOf(entry)]);
}

/** The items that a document names, each once. */
export function itemsInDocument(entry: DocumentEntry): readonly Named[] {
  return distinct(entry.lines.map(({ item }) => item));
}

/**
 * What is wrong with the masters that a document names. `standingOf` knows a ledger or party, `itemOf` an item, by its id;
 * undefined if it is gone. A note names those of its document, which may be inactive since.
 */
export function problemsInMasters(
  entry: DocumentEntry,
  standingOf: (id: string) => Standing | undefined,
  itemOf: (id: string) => Pick<Standing, 'name' | 'isActive'> | undefined,
): VoucherProblems {
  if (isNote(entry)) return {};
  const money = moneyOf(entry);
  return found({
    party: entry.party ? problemInStanding(standingOf(entry.party.id)) : undefined,
    ...Object.fromEntries(
      entry.lines.map((line, at) => {
        const ledger = 'ledger' in line ? line.ledger : null;
        const known = line.item ? itemOf(line.item.id) : ledger && standingOf(ledger.id);
        return [`lines.${at}.item`, line.item || ledger ? problemInStanding(known ?? undefined) : undefined];
      }),
    ),
    [entry.kind === 'Invoice' ? 'receivedIn' : 'paidFrom']:
      money && (problemInStanding(standingOf(money.id)) ?? notMoney(standingOf(money.id))),
  });
}

/** The cash or bank ledger of what is paid at once; it stands for nothing while that is nothing. */
function moneyOf(entry: DocumentEntry): Named | undefined {
  if (entry.kind === 'Invoice') return (entry.receivedNow ?? 0) > 0 ? (entry.receivedIn ?? undefined) : undefined;
  return entry.kind === 'Purchase' && (entry.paidNow ?? 0) > 0 ? (entry.paidFrom ?? undefined) : undefined;
}

function distinct(all: readonly (Named | null | undefined)[]): readonly Named[] {
  const named = all.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []));
  return [...new Map(named.map((one) => [one.id, one])).values()];
}
