import type { Database } from '#data/store/database.ts';
import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { byHead, type Head, lessTax } from '#domain/books/returns/tax-heads.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import { roleOf } from '#domain/books/returns/set-off-journal.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { flowsOfWithin, flowsWithin } from '#data/books/ledger/period-sums-in-transaction.ts';
import type { Rows } from '#data/books/tables.ts';

/** The ledgers that have a role. */
export type TaxLedgers = ReadonlyMap<LedgerRole, Ledger>;

export async function taxLedgers(db: Database<Rows>): Promise<TaxLedgers> {
  const ledgers = await db.records('ledgers').toArray();
  return new Map(ledgers.flatMap((ledger) => (ledger.role ? [[ledger.role, ledger] as const] : [])));
}

/** Returns the credit in the input ledgers at the end of a month; what its set-off took counts as still there. */
export async function creditAt(
  db: Database<Rows>,
  month: Month,
  state: string,
  ledgers: TaxLedgers,
  posted: Voucher | undefined,
): Promise<TaxHeads> {
  const flows = await flowsWithin(db, 'L', '', daysOfMonth(month).to);
  return byHead((head) => {
    const ledger = ledgers.get(roleOf('input', head, state));
    if (!ledger) return ZERO;
    return sumOf([
      ledger.opening,
      netOf(flows.get(ledger.id) ?? NO_DEBIT_CREDIT),
      negative(postedTo(posted, ledger.id)),
    ]);
  });
}

/** Returns what the output ledgers had on their debit side when the books began, as tax below zero. */
export function openingTax(ledgers: TaxLedgers): TaxHeads {
  return byHead((head) =>
    sumOf(OUTPUT.filter(([of]) => of === head).map(([, role]) => negative(ledgers.get(role)?.opening ?? ZERO))),
  );
}

/**
 * Returns what the output ledgers were credited with in a month, without its set-off, what is owed under reverse charge, and
 * what was paid of the tax of earlier months.
 */
export async function taxInLedgers(
  db: Database<Rows>,
  month: Month,
  ledgers: TaxLedgers,
  posted: Voucher | undefined,
  reverseCharge: TaxHeads,
): Promise<TaxHeads> {
  const { from, to } = daysOfMonth(month);
  const ids = OUTPUT.flatMap(([, role]) => ledgers.get(role)?.id ?? []);
  const flows = await flowsOfWithin(db, ids, from, to);
  const payments = db.records('vouchers').where('[kind+date+keys.serial]');
  const paid = (await payments.between(['Payment', from], ['Payment', `${to}\uffff`]).toArray()).filter(
    ({ state }) => state === 'Issued',
  );
  const credited = (head: Head) =>
    sumOf(
      OUTPUT.filter(([of]) => of === head).map(([, role]) => {
        const id = idOf(ledgers, role);
        const others = [posted, ...paid].map((voucher) => postedTo(voucher, id));
        return sumOf([negative(netOf(flows.get(id) ?? NO_DEBIT_CREDIT)), ...others]);
      }),
    );
  return lessTax(byHead(credited), reverseCharge);
}

/** Returns what a posted set-off chose, as its lines show it: what CGST took of IGST credit, or gave to IGST of its own. */
export function choiceIn(posted: Voucher, ledgers: TaxLedgers): Paise {
  const [paid, used] = [postedTo(posted, idOf(ledgers, 'outputCgst')), postedTo(posted, idOf(ledgers, 'inputCgst'))];
  return asPaise(Math.abs(paid + used));
}

function idOf(ledgers: TaxLedgers, role: LedgerRole): string {
  return ledgers.get(role)?.id ?? '';
}

function postedTo(voucher: Voucher | undefined, ledger: string): Paise {
  return sumOf((voucher?.postings ?? []).filter((one) => one.ledger === ledger).map(({ amount }) => amount));
}

/** SGST and UTGST are one head. */
const OUTPUT = [
  ['igst', 'outputIgst'],
  ['cgst', 'outputCgst'],
  ['sgst', 'outputSgst'],
  ['sgst', 'outputUtgst'],
  ['cess', 'outputCess'],
] as const satisfies readonly (readonly [Head, LedgerRole])[];
