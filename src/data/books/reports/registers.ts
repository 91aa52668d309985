import { isDocument } from '#domain/books/documents/document.ts';
import { registerFigures, type RegisterName, type RegisterRow } from '#domain/books/ledger/register.ts';
import { type Registered, registerReport } from '#domain/books/reports/register-report.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { registeredBetween } from '#data/books/ledger/flows.ts';
import { INVOICE_LIST, PURCHASE_LIST, vouchersIn } from '#data/books/vouchers/voucher-lists.ts';

/** What a register comes to in a period, from kept sums. */
export async function registerSums(name: RegisterName, { from, to }: Days): Promise<RegisterRow> {
  const kept = await registeredBetween(from, to);
  return registerFigures((figure) => kept(name, figure));
}

/** The whole register of a period, for a file. Drafts are in none. */
export async function wholeRegister(name: RegisterName, days: Days): Promise<Report> {
  const view = { sort: 'date', direction: 'up', filter: '', find: '', range: [days.from, days.to] } as const;
  const [vouchers, sums] = await Promise.all([vouchersIn(listOfRegister(name), view), registerSums(name, days)]);
  return registerReport(name, days, vouchers.flatMap(registered), sums);
}

/** The list whose vouchers a register is made of. */
export function listOfRegister(name: RegisterName) {
  return name === 'Sales Register' ? INVOICE_LIST : PURCHASE_LIST;
}

function registered(voucher: Voucher): readonly Registered[] {
  return voucher.state !== 'Draft' && isDocument(voucher) ? [voucher] : [];
}
