import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { JournalInput, MoneyInput } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { openBooksAt } from '../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from './fresh-books.ts';
import { aJournal, aReceipt, cr, dr } from './voucher-inputs.ts';

/** What tests of vouchers do on their pages: as a person, by label and by role. */

export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const line = (number: number) => page.getByRole('group', { name: `Line ${number}`, exact: true });
export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const sum = (name: string) => page.getByRole('region', { name: 'Sums' }).getByLabelText(name, { exact: true });
export const keys = (text: string) => userEvent.keyboard(text);

/** Starts books with a customer, and opens them. Resolves to their key. */
export async function voucherBooks(): Promise<string> {
  await emptyShelf();
  // A set of its own each time: where the next voucher begins is remembered by set.
  const key = await startBooks(aBooksBusiness({ name: `Asha Stores ${++sets}` }));
  await openBooks(key);
  await createParty({ ...blankParty('Customer'), name: 'Meena Traders' });
  return key;
}

/** Opens a new voucher, ready to be typed into. */
export async function begin(key: string, kind: 'receipt' | 'payment' | 'contra' | 'journal' | 'invoice') {
  const router = await openBooksAt(`/books/${key}/vouchers/new/${kind}`);
  await expect.element(button('Save')).toBeVisible();
  return router;
}

/** Types the beginning of a name into the field that has the focus and takes what it finds; the focus goes on. */
export async function choose(beginning: string): Promise<void> {
  // As a person does, who sees where the focus is before typing on.
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  await keys(beginning);
  await expect.element(page.getByRole('option').first()).toBeVisible();
  const here = document.activeElement;
  await keys('{Enter}');
  // What is typed before the options have come belongs to the name still.
  await expect.poll(() => here?.matches('[data-unread]')).toBe(false);
}

/** What the note at a field says. */
export function noteAt(element: Element): string {
  const note = element.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(note)?.textContent ?? '';
}

/** The ledger or party of a name. */
export async function named(name: string): Promise<Named> {
  const rows = [...(await booksStore.records('ledgers').toArray()), ...(await booksStore.records('parties').toArray())];
  const { id = '' } = rows.find((row) => row.name === name) ?? {};
  return { id, name };
}

export async function receiptInput(overrides: Partial<MoneyInput> = {}): Promise<MoneyInput> {
  return aReceipt({ against: await named('Meena Traders'), account: await named('Cash'), ...overrides });
}

export async function journalInput(): Promise<JournalInput> {
  return aJournal(dr(await named('Rent'), 500_00), cr(await named('Cash'), 500_00));
}

/** All vouchers that are stored, the oldest first. */
export function stored() {
  return booksStore.records('vouchers').toArray();
}

let sets = 0;
