import { type DocumentInput, isNote } from './document.ts';
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
  input: DocumentInput,
  standingOf: (id: string) => Standing | undefined,
  itemOf: (id: string) => Pick<Standing, 'name' | 'isActive'> | undefined,
): VoucherProblems {
  if (isNote(input)) return {};
  const money = moneyOf(input);
  return found({
    party: input.party ? problemInStanding(standingOf(input.party.id)) : undefined,
    ...Object.fromEntries(
      input.lines.map((line, at) => {
        const ledger = 'ledger' in line ? line.ledger : null;
        const known = line.item ? itemOf(line.item.id) : ledger && standingOf(ledger.id);
        return [`lines.${at}.item`, line.item || ledger ? problemInStanding(known ?? undefined) : undefined];
      }),
    ),
    [input.kind === 'Invoice' ? 'receivedIn' : 'paidFrom']:
      money && (problemInStanding(standingOf(money.id)) ?? notMoney(standingOf(money.id))),
  });
}
