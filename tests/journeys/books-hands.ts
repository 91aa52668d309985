import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How the journeys of books enter documents and find what they read: each choice waits for its own option, so no list is taken half loaded. */

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
export const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
/** The fields of one line of a voucher, from 1 on. */
export const line = (page: Page, at: number) => page.getByRole('group', { name: `Line ${at}`, exact: true });
/** A sum below the lines of a document, with its term. */
export const sum = (page: Page, term: string) =>
  page
    .getByRole('region', { name: 'Sums' })
    .locator('div', { has: page.getByText(term, { exact: true }) })
    .last();
/** A fact on the page of a record, with its term. */
export const fact = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByRole('term').getByText(name, { exact: true }) });
export const rowOf = (page: Page, report: string, name: string) =>
  table(page, report)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** What a line of a document is of, how much, and for how much each. */
export type Sold = readonly [item: string, quantity: string, rate: string];

/** Starts the books of a business in Maharashtra; the address of its screens. */
export async function startTrading(
  page: Page,
  today: string,
  registration: 'Regular' | 'Composition' | 'Unregistered' = 'Regular',
): Promise<string> {
  await page.clock.setFixedTime(`${today}T10:00:00+05:30`);
  await page.goto('/books/new');
  if (registration === 'Regular') return startBooks(page);
  await page.getByLabel('Business Name').fill('Asha Stores');
  await pick(page, 'GST Registration', registration);
  if (registration === 'Unregistered') await choose(page, 'State', 'Maharashtra');
  else await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  return pressStart(page);
}

/** Starts books of a Regular business on the form that is open; the address of its screens. */
export async function startBooks(page: Page, name = 'Asha Stores'): Promise<string> {
  await page.getByLabel('Business Name').fill(name);
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  return pressStart(page);
}

async function pressStart(page: Page): Promise<string> {
  await button(page, 'Start Books').click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Brings in the rows of spreadsheets, all of them. */
export async function importSheets(page: Page, books: string, sheets: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${books}/import-export`);
  for (const [name, text] of Object.entries(sheets)) {
    const count = text.trim().split('\n').length - 1;
    const rows = `${count} ${count === 1 ? 'row' : 'rows'}`;
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('Spreadsheet', { exact: true }).setInputFiles(file);
    await button(page, `Import ${rows}`).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${rows} of ${name} went in`);
    await button(page, 'Import another file').click();
  }
}

export async function choose(within: Page | Locator, label: string, name: string): Promise<void> {
  const combobox = within.getByRole('combobox', { name: label, exact: true });
  await combobox.fill(name);
  const page = 'page' in within ? within.page() : within;
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) });
  await option.first().click();
  await expect(combobox).toHaveValue(name);
}

export async function pick(within: Page | Locator, label: string, option: string): Promise<void> {
  await within.getByRole('button', { name: new RegExp(`^${label}\\b`) }).click();
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types the day of a voucher; it stands there when the field is left. */
export async function setDay(page: Page, day: string, label = 'Date'): Promise<void> {
  const date = page.getByLabel(label, { exact: true });
  await date.fill(day);
  await date.press('Tab');
  await expect(date).toHaveValue(`${day.split('/').map(twoDigits).join('/')}/2026`);
}

/** Fills the lines of a document, each in its group. */
export async function fillLines(page: Page, label: 'Item' | 'Item or Ledger', lines: readonly Sold[]): Promise<void> {
  for (const [at, [item, quantity, rate]] of lines.entries()) {
    if (at > 0) await button(page, 'Add Line').click();
    await choose(line(page, at + 1), label, item);
    await line(page, at + 1)
      .getByLabel('Quantity', { exact: true })
      .fill(quantity);
    await line(page, at + 1)
      .getByLabel('Rate', { exact: true })
      .fill(rate);
  }
}

/** An invoice or a purchase, begun with its key and saved; its page opens. Without a customer it is the invoice that is begun. */
export async function enterTrade(
  page: Page,
  trade: Readonly<{ on: string; lines: readonly Sold[]; total: string; saved: string }> &
    (Readonly<{ customer: string | undefined }> | Readonly<{ supplier: string; bill: string; billDate?: string }>),
): Promise<void> {
  const { on, lines, total, saved } = trade;
  const isSale = 'customer' in trade;
  if (isSale) {
    if (trade.customer !== undefined) await beginInvoice(page, trade.customer);
  } else {
    await page.keyboard.press('F9');
    await expect(heading(page, 'New Purchase')).toBeVisible();
    await choose(page, 'Supplier', trade.supplier);
    await page.getByLabel('Bill Number').fill(trade.bill);
    await setDay(page, trade.billDate ?? on, 'Bill Date');
  }
  await setDay(page, on);
  await fillLines(page, isSale ? 'Item' : 'Item or Ledger', lines);
  await expectTotal(page, total);
  await saveAs(page, saved);
}

export async function beginInvoice(page: Page, customer: string): Promise<void> {
  await page.keyboard.press('F8');
  await expect(heading(page, 'New Invoice')).toBeVisible();
  await choose(page, 'Customer', customer);
}

/** A note against the document whose page is open: so many of its one line. */
export async function enterNote(
  page: Page,
  kind: 'Credit Note' | 'Debit Note',
  note: Readonly<{ on: string; quantities: readonly string[]; reason: string; total: string; saved: string }>,
): Promise<void> {
  await button(page, `New ${kind}`).click();
  await expect(heading(page, `New ${kind}`)).toBeVisible();
  await setDay(page, note.on);
  for (const [at, quantity] of note.quantities.entries()) {
    await line(page, at + 1)
      .getByLabel('Quantity', { exact: true })
      .fill(quantity);
  }
  await pick(page, 'Reason', note.reason);
  await expectTotal(page, note.total);
  await saveAs(page, note.saved);
}

export async function saveAs(page: Page, title: string): Promise<void> {
  await button(page, 'Save').click();
  await expect(heading(page, title)).toBeVisible();
}

export async function expectTotal(page: Page, total: string): Promise<void> {
  await expect(sum(page, 'Total')).toHaveText(`Total₹${total}`);
}

/** What the rows of a report say, without empty cells. */
export function rowsOf(page: Page, name: string): Promise<readonly (readonly string[])[]> {
  return table(page, name)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '').filter((text) => text !== '')),
    );
}

function twoDigits(number: string): string {
  return number.padStart(2, '0');
}
