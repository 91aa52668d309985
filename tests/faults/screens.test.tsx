import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { whenAnswered } from '#data/store/live.ts';
import { openApp } from '../app/open-app.tsx';
import { type Kind, KINDS, endFault, injectFault, takeAway } from './storage-faults.ts';
import { sampleStore } from '#data/sample/store.ts';
import { someOf } from '../support/some-of.ts';

const toasts = page.getByRole('region', { name: 'Notifications' });
const dialog = page.getByRole('dialog');

/** The message of each kind of fault that makes a verb fail. */
const REFUSED: { readonly [K in Kind]?: RegExp } = {
  'a request is refused': /^Nothing was changed\. Please try again\.$/,
  'a request fails inside': /could not reach this device’s storage, so nothing was changed\. Please try again\.$/,
  'a request finds the device full': /no room left, so nothing was changed\. Free some space/,
  'the transaction is aborted': /^Nothing was changed\. Please try again\.$/,
  'the browser takes the connection away': /^Nothing was changed\. Please try again\.$/,
};

beforeEach(async () => {
  // Dexie and React log failures to the console; here they are expected.
  for (const way of ['trace', 'warn', 'error'] as const) vi.spyOn(console, way).mockReturnValue();
  await page.viewport(1280, 900);
});

afterEach(() => {
  endFault();
  vi.restoreAllMocks();
});

describe('a save or deletion when storage fails', () => {
  const forms = [
    {
      path: '/sales',
      begin: 'New Sales Order',
      fields: { 'Customer Name': 'Asha Rao', Amount: '120' },
      done: 'created',
    },
    {
      path: '/purchases',
      begin: 'New Purchase Order',
      fields: { 'Vendor Name': 'Asha Rao', Amount: '5' },
      done: 'created',
    },
    { path: '/gst', begin: 'Edit GST-001', fields: { Name: 'Asha’s rate' }, done: 'updated' },
    { path: '/sales', begin: 'Edit SO-2024-002', fields: { 'Customer Name': 'Asha Rao' }, done: 'updated' },
    { path: '/inventory', begin: 'Edit PRD-002', fields: { Name: 'Asha’s chair' }, done: 'updated' },
  ] as const;
  const kinds = KINDS.filter((kind) => REFUSED[kind]);

  test.each(
    someOf(
      2,
      forms.map((form, at) => ({ ...form, kind: kinds[at % kinds.length] ?? KINDS[0] })),
    ),
  )(
    'on $path, $begin, when $kind: the form keeps what was typed, a message says why, and the next try saves',
    async ({ path, begin, fields, done, kind }) => {
      await openApp(path);
      await page.getByRole('button', { name: begin }).first().click();
      for (const [label, text] of Object.entries(fields)) await dialog.getByLabelText(label).fill(text);
      const fault = injectFault(3, kind, { inWrites: true });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(toasts.getByText(REFUSED[kind] ?? /never/)).toBeVisible();
      expect(fault.end().wasHit).toBe(true);
      for (const [label, text] of Object.entries(fields)) {
        await expect.element(dialog.getByLabelText(label)).toHaveValue(text);
      }
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(toasts.getByText(`${done} successfully`, { exact: false })).toBeVisible();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(page.getByText(Object.values(fields)[0] ?? '').first()).toBeVisible();
    },
  );

  test('a failed deletion deletes nothing, its dialog stays open, and the next try deletes the record', async () => {
    await openApp('/invoices');
    const row = page.getByRole('row').filter({ hasText: 'INV-2024-014' });
    await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
    const question = page.getByRole('alertdialog');
    const fault = injectFault(4, 'the device is full on commit', { inWrites: true });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toasts.getByText(/no room left/)).toBeVisible();
    expect(fault.end().wasHit).toBe(true);
    expect(await sampleStore.database().records('invoices').get('INV-2024-014')).toBeDefined();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(row).not.toBeInTheDocument();
    await expect.element(page.getByText('INV-2024-013')).toBeVisible();
  });
});

describe('a read that fails', () => {
  test('for a print is reported, the screen stays, and the next click prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await openApp('/invoices');
    const button = page.getByRole('button', { name: 'Print INV-2024-010' });
    // A click focuses the page, and a focused page reads everything again.
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(button).toBeVisible();
    await whenAnswered();
    const fault = injectFault(1, 'a request is refused', { isLasting: true });
    await button.click();
    await expect.element(toasts.getByText('Not printed')).toBeVisible();
    expect(fault.end().wasHit).toBe(true);
    await expect.element(page.getByText('INV-2024-014')).toBeVisible();
    await button.click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    window.dispatchEvent(new Event('afterprint'));
  });

  const screens = [
    { path: '/invoices', shows: 'INV-2024-014', at: 1 },
    { path: '/inventory', shows: 'PRD-001', at: 2 },
    { path: '/accounting', shows: 'V-2024-001', at: 2 },
    { path: '/locations', shows: 'Andheri Head Office', at: 1 },
    { path: '/', shows: 'INV-2024-014', at: 4 },
  ] as const;

  test.each(someOf(2, screens))(
    'permanently from call $at on, on $path: the screen says so in words, and shows everything after Try again',
    async ({ path, shows, at }) => {
      const router = await openApp('/account');
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      const fault = injectFault(at, 'a request is refused', { isLasting: true });
      await router.navigate({ to: path });
      const again = page.getByRole('button', { name: 'Try again' }).first();
      await expect.element(again).toBeVisible();
      await expect
        .element(page.getByRole('alert').first())
        .toHaveTextContent(/as they were.*could not read this device’s storage\. Please try again\./);
      expect(page.getByText(/ConstraintError|Key already/).query()).toBeNull();
      fault.end();
      await again.click();
      await expect.element(page.getByText(shows).first()).toBeVisible();
      expect(page.getByRole('alert').query()).toBeNull();
    },
  );

  test.each(someOf(2, [1, 2, 5]))(
    'once, at call %d, is retried automatically, and the user notices nothing',
    async (at) => {
      const router = await openApp('/account');
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      const fault = injectFault(at, 'a request fails inside');
      await router.navigate({ to: '/invoices' });
      await expect.element(page.getByText('INV-2024-014')).toBeVisible();
      await expect.element(page.getByRole('group', { name: 'Total', exact: true })).toHaveTextContent('14');
      expect(fault.end().wasHit).toBe(true);
      expect(page.getByRole('alert').query()).toBeNull();
    },
  );

  test('while stepping through matches is reported beside the search, and the next step continues', async () => {
    await openApp('/inventory');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await search.fill('chair');
    await expect.element(page.getByText(/^\d+ of 14$/)).toBeVisible();
    const fault = injectFault(1, 'a request fails inside', { isLasting: true });
    await search.click();
    (search.element() as HTMLElement).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await expect.element(page.getByText('Could not be read. Press Enter to try again.')).toBeVisible();
    fault.end();
    (search.element() as HTMLElement).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await expect.element(page.getByText(/^\d+ of 14$/)).toBeVisible();
  });

  test('of a search is reported beside it, the list stays, and Enter continues', async () => {
    await openApp('/inventory');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await expect.element(page.getByText('PRD-001')).toBeVisible();
    const fault = injectFault(1, 'a request is refused', { isLasting: true });
    await search.fill('chair');
    await expect.element(page.getByText('Could not be read. Press Enter to try again.')).toBeVisible();
    await expect.element(page.getByText('PRD-001')).toBeVisible();
    fault.end();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^\d+ of 14$/)).toBeVisible();
  });

  test('in the header leaves the rest working, and the header fills when the user returns to the page', async () => {
    await openApp('/account', { whenSeeded: () => injectFault(1, 'a request is refused', { isLasting: true }) });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    await whenAnswered();
    const company = page.getByRole('banner').getByText('Shree Tarang Traders');
    expect(company.query()).toBeNull();
    endFault();
    window.dispatchEvent(new Event('focus'));
    await expect.element(company).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sample data · 0 changes, not kept' })).toBeVisible();
  });

  test('while typing in the palette closes it, and the toast says that storage failed, not the network', async () => {
    await openApp('/account');
    await page.getByRole('button', { name: 'Find anything' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
    const fault = injectFault(1, 'a request is refused', { isLasting: true });
    await userEvent.keyboard('desai');
    const toast = toasts.getByRole('listitem').filter({ hasText: 'Not opened' });
    await expect.element(toast).toHaveTextContent('The browser could not read this device’s storage.');
    fault.end();
  });

  test('of the tour is reported as a failure of storage, not of the network', async () => {
    await openApp('/');
    await expect.element(page.getByText('INV-2024-014').first()).toBeVisible();
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Replay tour' })).toBeVisible();
    await whenAnswered();
    const fault = injectFault(1, 'a request is refused', { isLasting: true });
    await page.getByRole('menuitem', { name: 'Replay tour' }).click();
    const toast = toasts.getByRole('listitem').filter({ hasText: 'The tour did not open' });
    await expect.element(toast).toHaveTextContent('The browser could not read this device’s storage.');
    fault.end();
  });

  test('for a pick list is reported beside it, typed text stays, and the list is read when the user returns to the page', async () => {
    await openApp('/invoices');
    await expect.element(page.getByText('INV-2024-014')).toBeVisible();
    const fault = injectFault(1, 'a request is refused', { isLasting: true });
    await page.getByRole('button', { name: 'New Invoice' }).click();
    await expect.element(dialog.getByText('The browser could not read this device’s storage.')).toBeVisible();
    await dialog.getByLabelText('Item Name').fill('Steel almirah');
    fault.end();
    window.dispatchEvent(new Event('focus'));
    await expect.element(dialog.getByText('could not read')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Customer' }).click();
    await page.getByRole('option', { name: 'Desai & Sons' }).click();
    await expect.element(dialog.getByLabelText('Item Name')).toHaveValue('Steel almirah');
  });

  test('repeatedly keeps an open form and its text, and warns of outdated figures until they are read again', async () => {
    await openApp('/sales');
    await page.getByRole('button', { name: 'New Sales Order' }).click();
    await dialog.getByLabelText('Customer Name').fill('Asha Rao');
    await whenAnswered();
    const fault = injectFault(1, 'a request is refused', { isLasting: true });
    window.dispatchEvent(new Event('focus'));
    await expect
      .element(page.getByText(/^Some of what you see may be out of date\. The browser could not/))
      .toBeVisible();
    await expect.element(dialog.getByLabelText('Customer Name')).toHaveValue('Asha Rao');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('SO-2024-010')).toBeVisible();
    fault.end();
    const line = page.getByRole('alert').filter({ hasText: 'may be out of date' });
    await line.getByRole('button', { name: 'Try again' }).click();
    await expect.element(line).not.toBeInTheDocument();
  });

  test('while a file is made is reported, and not mistaken for a cancellation', async () => {
    await openApp('/sales');
    await expect.element(page.getByText('SO-2024-010')).toBeVisible();
    // Load this code now, before the fault.
    await import('#data/files/csv.ts');
    const fault = injectFault(1, 'the transaction is aborted', { isLasting: true });
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const toast = toasts.getByRole('listitem').filter({ hasText: 'CSV not saved' });
    await expect
      .element(toast)
      .toHaveTextContent('The browser could not read this device’s storage. Please try again.');
    fault.end();
  });
});

test('when the browser takes the records away, typed text stays and can be copied, and a reload is offered', async () => {
  await openApp('/sales');
  await page.getByRole('button', { name: 'New Sales Order' }).click();
  await dialog.getByLabelText('Customer Name').fill('Asha Rao');
  await dialog.getByLabelText('Amount').fill('120');
  const db = sampleStore.database();
  takeAway(db.backendDB());
  indexedDB.deleteDatabase(db.name);
  await expect
    .element(toasts.getByText(/took this page’s records away.*Copy what you typed, then reload/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(toasts.getByText(/closed this page’s storage, so nothing was changed\. Copy what you typed, then reload/))
    .toBeVisible();
  // A user who copies the text to another program and returns finds the form unchanged.
  window.dispatchEvent(new Event('focus'));
  await expect.element(dialog.getByLabelText('Customer Name')).toHaveValue('Asha Rao');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Copy what you typed, then reload the page/);
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(page.getByText('SO-2024-010')).toBeVisible();
});
