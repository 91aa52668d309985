import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { givenTime } from '../support/given-time.ts';
import { openApp } from './open-app.tsx';
import { someOf } from '../support/some-of.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const twice = { delay: 60 };

// A viewport in which the page is visible around a dialog.
beforeEach(() => page.viewport(1280, 800));

describe('a double click', () => {
  test.each(
    someOf(2, [
      ['/invoices', 'New Invoice', 'dialog'],
      ['/invoices', 'Delete INV-2024-014', 'alertdialog'],
      ['/gst', 'Find anything', 'dialog'],
      ['/gst', 'User menu', 'menu'],
      ['/invoices', 'Status of INV-2024-014', 'listbox'],
    ] as const),
  )('at %s on %s leaves open what the first click opened', async (path, name, role) => {
    await openApp(path);
    // The first time its file is fetched, which takes longer than the second click.
    await button(name).first().click();
    await expect.element(page.getByRole(role)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole(role)).not.toBeInTheDocument();
    await givenTime();
    await button(name).first().dblClick(twice);
    await givenTime();
    await expect.element(page.getByRole(role)).toBeVisible();
  });

  test('of slow hands leaves open a list that opens as soon as the mouse is pressed', async () => {
    await openApp('/invoices');
    await button('Status of INV-2024-014').dblClick({ delay: 200 });
    await givenTime();
    await expect.element(page.getByRole('listbox')).toBeVisible();
  });

  test('removes one item, and not the next one that moves up under the pointer', async () => {
    await openApp('/invoices');
    await button('New Invoice').click();
    for (const name of ['Item B', 'Item C']) {
      await button('Add Item').click();
      await userEvent.keyboard(name);
    }
    await button('Remove item 1').dblClick(twice);
    await givenTime();
    const names = page.getByLabelText('Item Name').elements();
    expect(names.map((field) => field instanceof HTMLInputElement && field.value)).toEqual(['Item B', 'Item C']);
  });

  test('does not click the control that replaces the first one', async () => {
    await openApp('/forgot-password');
    await page.getByRole('main').getByLabelText('Email').fill('asha@example.in');
    await button('Send Reset Link').dblClick(twice);
    await givenTime();
    await expect.element(page.getByText("We've sent a password reset link to")).toBeVisible();
  });

  test('toggles a switch twice, as it stays in place', async () => {
    await openApp('/settings?tab=system');
    const audit = page.getByRole('switch', { name: 'Audit Logging' });
    await expect.element(audit).toBeChecked();
    await audit.dblClick(twice);
    await givenTime();
    await expect.element(audit).toBeChecked();
  });

  test('does not hold back Escape or Enter, nor any click after a pause', async () => {
    await openApp('/invoices');
    await button('New Invoice').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await givenTime();
    await button('New Invoice').dblClick(twice);
    await givenTime();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    document.querySelector<HTMLElement>('[data-create]')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await givenTime();
    await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
