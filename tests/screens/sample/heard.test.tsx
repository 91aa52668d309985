import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '#app/app.tsx';
import { openRoutes } from '#app/routes.tsx';
import { recordId } from '#domain/record-id.ts';
import { openApp } from '../../app/open-app.tsx';
import { aBusiness, anInvoice } from '../../support/sample-records.ts';
import { pick } from '../../support/lists.ts';

const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const search = page.getByRole('searchbox', { name: 'Find invoices' });
const position = page.getByRole('navigation', { name: 'Pages of All Invoices' }).getByRole('status');
const press = (keys: string) => userEvent.keyboard(keys);
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

beforeEach(() => page.viewport(1280, 900));

describe('a user who goes through rows by keyboard and opens a dialog there', () => {
  test.each([
    ['/accounting', 'V-2024-001', '{Enter}', '{Escape}'],
    ['/accounting', 'V-2024-001', '{Delete}', '{Enter}'],
    ['/inventory', 'PRD-001', '{Enter}', '{Escape}'],
    ['/settings?tab=users', 'imran@example.in', '{Enter}', '{Control>}{Enter}{/Control}'],
  ])('continues at that row at %s, where there are tabs (%s: %s, then %s)', async (path, there, begin, end) => {
    await openApp(path);
    await expect.element(page.getByText(there, { exact: true }).first()).toBeVisible();
    rows()[0]?.focus();
    await press('{ArrowDown}');
    const row = rows()[1];
    await press(begin);
    await expect.element(begin === '{Delete}' ? question : dialog).toBeVisible();
    await press(end);
    await expect.element(begin === '{Delete}' ? question : dialog).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(row);
  });

  test('never has the focus under the sticky headings when going back', async () => {
    await page.viewport(1280, 600);
    await openApp('/invoices');
    await expect.element(position).toHaveTextContent('1–14 of 14');
    rows().at(-1)?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    const covered: string[] = [];
    for (let steps = 0; steps < 40; steps++) {
      await press('{Shift>}{Tab}{/Shift}');
      const { activeElement: one } = document;
      if (!(one instanceof HTMLButtonElement) || !one.closest('tbody')) continue;
      const { left, top, width, height } = one.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!one.contains(front)) covered.push(one.ariaLabel ?? '');
    }
    expect(covered).toEqual([]);
  });
});

test('a confirmation is described by all of its text', async () => {
  await openApp('/invoices');
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await expect.element(question).toHaveAccessibleDescription(/This action cannot be undone.*INV-2024-014/);
});

test('the number of matches is announced in the same live region, also after there were none', async () => {
  await openApp('/invoices');
  await expect.element(position).toHaveTextContent('1–14 of 14');
  const region = position.element();
  await search.fill('zzzz');
  await expect.element(position).toHaveTextContent('None');
  await search.fill('desai');
  await expect.element(position).toHaveTextContent(/^1–\d of \d$/);
  expect(position.element()).toBe(region);
});

test('deleting the only row of the last page never announces an empty list, and the focus stays in the list', async () => {
  const invoices = Array.from({ length: 51 }, (_, at) => anInvoice({ id: recordId('INV-2024-', at + 1) }));
  await openApp('/invoices', { business: aBusiness({ invoices }) });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(position).toHaveTextContent('51 of 51');
  await expect.poll(rows).toHaveLength(1);
  const said: string[] = [];
  const listening = new MutationObserver(() => said.push(position.element().textContent));
  listening.observe(position.element(), { subtree: true, childList: true, characterData: true });
  rows()[0]?.focus();
  await press('{Delete}');
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => said.at(-1)).toBe('1–50 of 50');
  listening.disconnect();
  expect(said).not.toContain('None');
  await expect.poll(() => document.activeElement?.matches('tbody tr')).toBe(true);
});

test('the sort direction of cards is announced', async () => {
  await page.viewport(820, 900);
  await openApp('/invoices');
  const sort = page.getByRole('button', { name: 'Sort by' });
  await expect.element(sort).toHaveAccessibleDescription('Invoice #, descending');
  await pick('Sort by', 'Invoice #', page);
  await expect.element(sort).toHaveAccessibleDescription('Invoice #, ascending');
});

test('missing fields are announced once, by the toast and the focused field; what a field refuses by itself at once', async () => {
  await openApp('/sales');
  await page.getByRole('button', { name: 'New Sales Order' }).first().click();
  const spoken = () => [...document.querySelectorAll('[role=dialog] [aria-live]')].map((one) => one.textContent);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter the amount.')).toBeVisible();
  expect(spoken()).not.toContain('Enter the amount.');
  await dialog.getByLabelText('Amount').fill('many');
  await expect.poll(() => spoken().join()).toContain('Not a number.');
});

test('without customers the form says where they come from', async () => {
  await openApp('/invoices', { business: aBusiness({ customers: [] }) });
  await page.getByRole('button', { name: 'New Invoice' }).first().click();
  await expect.element(dialog.getByText('There are no customers yet: they come with Import Data.')).toBeVisible();
});

test('a failure to open the sample data is shown in the colour of errors', async () => {
  const router = openRoutes(createMemoryHistory({ initialEntries: ['/gst'] }));
  const mirror = Promise.reject(new Error('refused'));
  mirror.catch(() => {});
  await render(<App router={router} opening={mirror} />);
  const said = page.getByText(/^The sample data could not be opened/);
  await expect.element(said).toBeVisible();
  const bad = document.body.appendChild(document.createElement('i'));
  bad.style.color = 'var(--color-bad)';
  expect(getComputedStyle(said.element()).color).toBe(getComputedStyle(bad).color);
  bad.remove();
});
