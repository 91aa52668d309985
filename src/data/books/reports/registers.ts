import { isDocument } from '#domain/books/documents/document.ts';
import { see } from '#data/books/staff/access.ts';
import { registerFigures, type RegisterName, registerRow, type RegisterRow } from '#domain/books/ledger/register.ts';
import { type RegisterDocument, registerReport } from '#domain/books/reports/register-report.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { sumOf } from '#domain/money.ts';
import { registerSumsBetween } from '#data/books/ledger/period-sums.ts';
import { INVOICE_LIST, PURCHASE_LIST, vouchersIn } from '#data/books/vouchers/voucher-lists.ts';

/** Returns the figures of a register in a period, from stored sums. */
export async function registerSums(name: RegisterName, { from, to }: Days): Promise<RegisterRow> {
  see('reports');
  const figureOf = await registerSumsBetween(from, to);
  return registerFigures((figure) => figureOf(name, figure));
}

/** The whole register of a period, for a file, or what of it is found by some words, with its own sums. Drafts are in none. */
export async function wholeRegister(name: RegisterName, days: Days, find = ''): Promise<Report> {
  see('files', 'reports');
  const view = { sort: 'date', direction: 'up', filter: '', find, range: [days.from, days.to] } as const;
  const [vouchers, all] = await Promise.all([vouchersIn(listOfRegister(name), view), registerSums(name, days)]);
  const documents = vouchers.flatMap(asDocument);
  if (find.trim() === '') return registerReport(name, days, documents, all);
  const rows = documents.filter(({ state }) => state === 'Issued').map(registerRow);
  const sums = registerFigures((figure) => sumOf(rows.map((row) => row[figure])));
  return { ...registerReport(name, days, documents, sums), of: `“${find.trim()}”` };
}

/** The list whose vouchers a register is made of. */
export function listOfRegister(name: RegisterName) {
  return name === 'Sales Register' ? INVOICE_LIST : PURCHASE_LIST;
}

function asDocument(voucher: Voucher): readonly RegisterDocument[] {
  return voucher.state !== 'Draft' && isDocument(voucher) ? [voucher] : [];
}
