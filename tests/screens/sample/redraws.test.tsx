import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { changeInvoiceStatus } from '#data/sample/invoices.ts';
import { setLocationActive } from '#data/sample/locations.ts';
import * as format from '#domain/format.ts';
import { openApp } from '../../app/open-app.tsx';
import { sampleStore } from '#data/sample/store.ts';

// A row of an invoice formats two dates, a location's card its name once: renders are counted by these calls.
vi.mock('#domain/format.ts', { spy: true });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

async function openInvoices() {
  await openApp('/invoices');
  await expect.element(page.getByText('1–14 of 14')).toBeVisible();
  vi.mocked(format.formatDay).mockClear();
}

/** How many dates rows have formatted; the letterhead formats today's. */
function datesFormatted(): number {
  return vi.mocked(format.formatDay).mock.calls.filter(([day]) => day !== today()).length;
}

test('a changed record renders its own row only', async () => {
  await openInvoices();
  await changeInvoiceStatus('INV-2024-010', 'Paid');
  await expect.element(page.getByRole('button', { name: 'Status of INV-2024-010' })).toHaveTextContent('Paid');
  expect(datesFormatted()).toBe(2);
});

test('a selection renders only the rows that it concerns', async () => {
  await openInvoices();
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(page.getByRole('group', { name: 'Selected invoices' })).toHaveTextContent('1 selected');
  // The tab stop moves from one row to the next, which is then selected.
  expect(datesFormatted()).toBeLessThanOrEqual(6);
});

test('a changed location renders its own card only', async () => {
  await openApp('/locations');
  await expect.element(page.getByText('1–3 of 3')).toBeVisible();
  vi.mocked(format.formatName).mockClear();
  const { id } = (await sampleStore.database().records('locations').toArray()).find(({ isActive }) => !isActive) ?? {
    id: '',
  };
  await setLocationActive(id, true);
  await expect.element(page.getByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
  expect(format.formatName).toHaveBeenCalledTimes(1);
});
