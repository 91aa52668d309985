import { negative, type Paise, sumOf } from '#domain/money.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';

/**
 * Returns what is to be paid of each head as its ledgers stand: output tax less input tax, whatever its months, and less
 * what was set off or paid; negative where credit is left. `balances` are debit positive; several of one role add up.
 */
export function gstStanding(balances: readonly (readonly [LedgerRole | undefined, Paise])[]): TaxHeads {
  const of = (...names: readonly string[]) => {
    const roles = new Set<string | undefined>(names.flatMap((name) => [`output${name}`, `input${name}`]));
    return negative(sumOf(balances.flatMap(([role, balance]) => (roles.has(role) ? [balance] : []))));
  };
  return { igst: of('Igst'), cgst: of('Cgst'), sgst: of('Sgst', 'Utgst'), cess: of('Cess') };
}
