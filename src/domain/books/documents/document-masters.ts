import { type DocumentEntry, isNote } from './document.ts';
import { moneyOf } from './document-named.ts';
import {
  found,
  notMoney,
  problemInStanding,
  type Standing,
  type VoucherProblems,
} from '#domain/books/field-problems.ts';

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
