import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { party } from '#data/books/masters/parties.ts';
import { documentParty } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { addParty } from './document-hands.tsx';
import { OURS } from './documents.ts';
import { order as orderOf, type OrderKind, type OrderTerms } from './orders.ts';

/** What tests of the forms and pages of orders do: on one day, in books that are not registered. */

export const DAY: IsoDate = '2026-11-25';
const own = { ...OURS, registration: 'Unregistered' } as const;

export async function customer(name: string): Promise<DocumentParty> {
  const made = await party((await addParty(name)).id);
  if (!made) throw new Error(`${name} was not made.`);
  return documentParty(made);
}

/** Issues an order of a kind. */
export function order<Kind extends OrderKind>(
  kind: Kind,
  of: DocumentParty | null,
  lines: Parameters<typeof orderOf>[3],
  terms?: OrderTerms<Kind>,
): Promise<Voucher> {
  return orderOf(kind, DAY, of, lines, { own, ...terms } as OrderTerms<Kind>);
}

/** The cells of a table, row by row; those of actions are left out. */
export async function rowsOf(name: string): Promise<readonly (readonly (string | null)[])[]> {
  const table = page.getByRole('table', { name, exact: true });
  await expect.element(table).toBeVisible();
  const rows = table.getByRole('row').elements();
  return rows.map((row) => [...row.children].map((cell) => cell.textContent).filter((text) => text !== 'Actions'));
}

export const alertDialog = page.getByRole('alertdialog');
