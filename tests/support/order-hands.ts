import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { party } from '#data/books/masters/parties.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { documentParty, lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { blankChallan, blankPurchaseOrder, blankQuotation, blankSalesOrder } from '#domain/books/orders/blank-order.ts';
import type { ChallanInput, OrderLine, PricedOrderInput } from '#domain/books/orders/order.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { addParty } from './document-hands.tsx';
import { aLine, OURS } from './documents.ts';

/** What tests of orders do: orders that are there already, in units and rupees, at 5 % within Maharashtra. */

export const DAY: IsoDate = '2026-11-25';
const OWN = { ...OURS, registration: 'Unregistered' } as const;

type Line = readonly [item: Item, units: number, rupees: number];
type Kind = PricedOrderInput['kind'];

const BLANKS = {
  Quotation: blankQuotation,
  'Sales Order': blankSalesOrder,
  'Delivery Challan': blankChallan,
  'Purchase Order': blankPurchaseOrder,
} as const;

export async function customer(name: string): Promise<DocumentParty> {
  const made = await party((await addParty(name)).id);
  if (!made) throw new Error(`${name} was not made.`);
  return documentParty(made);
}

/** Issues an order of a kind. */
export function order(
  kind: Kind,
  of: DocumentParty | null,
  lines: readonly Line[],
  overrides: Partial<Omit<ChallanInput, 'kind'>> & Readonly<{ validUntil?: IsoDate }> = {},
): Promise<Voucher> {
  const blank: PricedOrderInput = BLANKS[kind](DAY, OWN);
  return createVoucher(
    { ...blank, party: of, place: of ? '27' : '', lines: lines.map(lineOf), ...overrides },
    'Issued',
  );
}

function lineOf([item, units, rupees]: Line): OrderLine {
  return aLine(units, rupees, 5, { item: lineItem(item) });
}

/** The cells of a table, row by row; those of actions are left out. */
export async function rowsOf(name: string): Promise<readonly (readonly (string | null)[])[]> {
  const table = page.getByRole('table', { name, exact: true });
  await expect.element(table).toBeVisible();
  const rows = table.getByRole('row').elements();
  return rows.map((row) => [...row.children].map((cell) => cell.textContent).filter((text) => text !== 'Actions'));
}

export const alertDialog = page.getByRole('alertdialog');
