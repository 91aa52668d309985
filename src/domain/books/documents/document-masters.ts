import { type DocumentInput, isNote } from './document.ts';
import { moneyOf } from './document-references.ts';
import {
  fieldProblems,
  problemInMoneyLedger,
  problemInStanding,
  type MasterStanding,
  type VoucherProblems,
} from '#domain/books/field-problems.ts';

/**
 * Returns the problems of the masters that a document names. `standingOf` knows a ledger or party, `itemOf` an item, by its
 * id; undefined if it is gone. A note names those of its document, which may be inactive since.
 */
export function problemsInMasters(
  input: DocumentInput,
  standingOf: (id: string) => MasterStanding | undefined,
  itemOf: (id: string) => Pick<MasterStanding, 'name' | 'isActive'> | undefined,
): VoucherProblems {
  if (isNote(input)) return {};
  const money = moneyOf(input);
  return fieldProblems({
    party: input.party ? problemInStanding(standingOf(input.party.id)) : undefined,
    ...Object.fromEntries(
      input.lines.map((line, at) => {
        const ledger = 'ledger' in line ? line.ledger : null;
        const known = line.item ? itemOf(line.item.id) : ledger && standingOf(ledger.id);
        return [`lines.${at}.item`, line.item || ledger ? problemInStanding(known ?? undefined) : undefined];
      }),
    ),
    [input.kind === 'Invoice' ? 'receivedIn' : 'paidFrom']:
      money && (problemInStanding(standingOf(money.id)) ?? problemInMoneyLedger(standingOf(money.id))),
  });
}
