import type { InvoiceInput, PurchaseInput } from './document.ts';
import { moneyOf } from './document-references.ts';
import {
  fieldProblems,
  problemInMoneyLedger,
  problemInStanding,
  type Masters,
  type VoucherProblems,
} from '#domain/books/field-problems.ts';

/**
 * Returns the problems of the masters that an invoice or purchase names. A note names those of its document, which may be
 * inactive since.
 */
export function problemsInDocumentMasters(
  input: InvoiceInput | PurchaseInput,
  { ledgerOf, itemOf, godownOf }: Masters,
): VoucherProblems {
  const money = moneyOf(input);
  return fieldProblems({
    party: input.party ? problemInStanding(ledgerOf(input.party.id)) : undefined,
    godown: input.godown && problemInStanding(godownOf(input.godown.id)),
    ...Object.fromEntries(
      input.lines.map((line, at) => {
        const ledger = 'ledger' in line ? line.ledger : null;
        const known = line.item ? itemOf(line.item.id) : ledger && ledgerOf(ledger.id);
        return [`lines.${at}.item`, line.item || ledger ? problemInStanding(known ?? undefined) : undefined];
      }),
    ),
    [input.kind === 'Invoice' ? 'receivedIn' : 'paidFrom']:
      money && (problemInStanding(ledgerOf(money.id)) ?? problemInMoneyLedger(ledgerOf(money.id))),
  });
}
