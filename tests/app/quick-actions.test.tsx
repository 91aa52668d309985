import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from './open-app.tsx';

const button = page.getByRole('button', { name: 'Quick Actions' });
const panel = page.getByRole('dialog', { name: 'Quick Actions' });
const toasts = page.getByRole('region', { name: 'Notifications' });

beforeEach(() => page.viewport(1280, 800));

test.each([
  ['Create Invoice', '/invoices', 'Redirecting to Invoices', 'Opening invoice creation page', 'New Invoice'],
  ['Add Expense', '/purchases', 'Redirecting to Purchases', 'Opening expense recording page', 'New Purchase Order'],
  ['Add Customer', '/sales', 'Redirecting to Sales', 'Opening customer management page', 'New Sales Order'],
])('%s closes the panel, opens %s, says so, and focuses the create button', async (...row) => {
  const [action, path, title, sentence, create] = row;
  const router = await openApp('/');
  await button.click();
  await expect.element(panel.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  await panel.getByRole('button', { name: action }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.pathname).toBe(path);
  await expect.element(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect.element(toasts.getByText(sentence, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: create })).toHaveFocus();
});

test('an action that leads to the screen one is on says so and moves the focus, also at an address with a slash at its end', async () => {
  await openApp('/sales/');
  await expect.element(page.getByRole('button', { name: 'New Sales Order' })).toBeVisible();
  await button.click();
  await panel.getByRole('button', { name: 'Add Customer' }).click();
  await expect.element(toasts.getByText('Redirecting to Sales', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New Sales Order' })).toHaveFocus();
});

test('the panel opens from the keyboard, closes on Escape and returns the focus', async () => {
  await openApp('/');
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('button', { name: 'Create Invoice' })).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the selection bar stands above it, and covers none of it', async () => {
  await openApp('/invoices');
  await expect.element(page.getByText('1–14 of 14')).toBeVisible();
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await userEvent.keyboard(' ');
  const bar = page.getByRole('group', { name: 'Selected invoices' });
  await expect.element(bar).toBeVisible();
  const { bottom } = bar.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
});

test('Escape works from the moment the panel opens', async () => {
  await openApp('/gst');
  const opener = page.getByRole('button', { name: 'Quick Actions' });
  const escaped = new Promise<void>((resolve) => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return;
      watching.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      resolve();
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
  await opener.click();
  await escaped;
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(opener).toHaveFocus();
});
