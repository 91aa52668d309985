import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import type { BusinessInput } from '#domain/books/masters/business.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../../support/fresh-books.ts';
import { addGoods } from '../../../support/trade.ts';

/** What tests do at the counter: as a cashier, by label and by role. */

export const [SALT, SOAP, RICE, UNPRICED] = ['8901719110245', '036000291452', '4006381333931', '5901234123457'];

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const find = page.getByRole('combobox', { name: 'Find or Scan' });
export const region = (name: string) => page.getByRole('region', { name, exact: true });
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
export const keys = (text: string) => userEvent.keyboard(text);
export const lastScan = page.getByRole('status', { name: 'Last Scan' });

/** The lines as they are seen: item, quantity and amount. */
function lines(): readonly (readonly (string | undefined)[])[] {
  const rows = page.getByRole('table', { name: 'Lines' }).getByRole('row').elements();
  return rows
    .map((row) => [...row.querySelectorAll('[role="cell"]')].map(({ textContent }) => textContent))
    .filter((cells) => cells.length === 4)
    .map(([item, quantity, , amount]) => [item, quantity, amount]);
}

export const expectLines = (...wanted: readonly (readonly string[])[]) => expect.poll(lines).toEqual(wanted);

/** What stands beside a term, as "Total" among the sums. */
function amountOf(place: string, term: string): string | undefined {
  const terms = [...region(place).element().querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent ?? undefined;
}

export const expectAmount = (place: string, term: string, amount: string) =>
  expect.poll(() => amountOf(place, term)).toBe(amount);

/** Starts the books of a shop in Maharashtra that sells salt at 105, soap at 20, rice at 60 and one item without a price. */
export async function shop(overrides: Partial<BusinessInput> = {}): Promise<string> {
  await emptyShelf();
  const key = await startBooks(
    aBooksBusiness({ name: `Asha Stores ${++sets}`, registration: 'Regular', gstin: '27AAPFU0939F1ZV', ...overrides }),
  );
  await openBooks(key);
  const goods = { priceIncludesGst: true, openingQuantity: asQuantity(500), openingRate: asRate(10_0000) };
  await addGoods('Salt', { ...goods, barcode: SALT, sellingPrice: asRate(105_0000), unit: 'PCS' });
  await addGoods('Soap', { ...goods, barcode: SOAP, sku: 'SOAP-100', sellingPrice: asRate(21_0000), unit: 'PCS' });
  await addGoods('Rice', { ...goods, barcode: RICE, sellingPrice: asRate(60_0000), unit: 'KGS' });
  await addGoods('Oil', { ...goods, barcode: UNPRICED, unit: 'LTR' });
  return key;
}

/** Opens the counter, with its bill at hand. */
export async function openCounter(key: string) {
  const router = await openBooksAt(`/books/${key}/counter`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeInTheDocument();
  await expect.element(region('Sums')).toBeVisible();
  // The keys go to the frame that has the focus.
  (page.getByRole('main').element() as HTMLElement).focus();
  return router;
}

let sets = 0;
