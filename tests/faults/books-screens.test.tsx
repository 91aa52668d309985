import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deleteBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { forgetAnswers, whenAnswered } from '#data/store/live.ts';
import { openBooksAt } from '../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../support/fresh-books.ts';
import { endFault, injectFault, type Kind, KINDS } from './storage-faults.ts';
import { someOf } from '../support/some-of.ts';

const toasts = page.getByRole('region', { name: 'Notifications' });
const dialog = page.getByRole('dialog');

/** The message of each kind of fault that makes a verb fail. */
const REFUSED: { readonly [K in Kind]?: RegExp } = {
  'a request is refused': /^Nothing was changed\. Please try again\.$/,
  'a request fails inside': /could not reach this device’s storage, so nothing was changed\. Please try again\.$/,
  'a request finds the device full': /no room left, so nothing was changed\. Free some space/,
  'the transaction is aborted': /^Nothing was changed\. Please try again\.$/,
};

beforeEach(async () => {
  // Dexie and React log failures to the console; here they are expected.
  for (const way of ['trace', 'warn', 'error'] as const) vi.spyOn(console, way).mockReturnValue();
  await page.viewport(1280, 900);
  await emptyShelf();
  forgetAnswers();
  await openBooks(await startBooks(aBooksBusiness()));
});

afterEach(() => {
  endFault();
  vi.restoreAllMocks();
});

async function openAt(path: string): Promise<void> {
  await openBooksAt(`/books/asha-stores${path}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

describe('a save when storage fails', () => {
  const forms = [
    { path: '/parties', begin: 'New Party', fields: { Name: 'Asha Rao', City: 'Pune' }, done: 'Party created' },
    {
      path: '/parties',
      begin: 'Edit Walk-in Customer',
      fields: { Name: 'Over the counter' },
      done: 'Party updated',
    },
    { path: '/accounting', begin: 'Edit Cash', fields: { Name: 'Till' }, done: 'Ledger updated' },
  ] as const;
  const kinds = KINDS.filter((kind) => REFUSED[kind]);

  test.each(
    someOf(
      4,
      forms.flatMap((form) => kinds.map((kind) => ({ ...form, kind }))),
    ),
  )(
    'on $path, $begin, when $kind: the form keeps what was typed, a message says why, and the next try saves',
    async ({ path, begin, fields, done, kind }) => {
      await openAt(path);
      await page.getByRole('button', { name: begin, exact: true }).click();
      for (const [label, text] of Object.entries(fields)) {
        await dialog.getByLabelText(label, { exact: true }).fill(text);
      }
      const fault = injectFault(3, kind, { inWrites: true });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(toasts.getByText(REFUSED[kind] ?? /never/)).toBeVisible();
      expect(fault.end().wasHit).toBe(true);
      for (const [label, text] of Object.entries(fields)) {
        await expect.element(dialog.getByLabelText(label, { exact: true })).toHaveValue(text);
      }
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(toasts.getByText(`${done} successfully`)).toBeVisible();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(page.getByText(fields.Name).first()).toBeVisible();
    },
  );

  test('on a page of its own keeps what was typed, too', async () => {
    await openAt('/settings');
    const city = page.getByLabelText('City', { exact: true });
    await city.fill('Pune');
    const fault = injectFault(3, 'a request finds the device full', { inWrites: true });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(toasts.getByText(/no room left/)).toBeVisible();
    expect(fault.end().wasHit).toBe(true);
    await expect.element(city).toHaveValue('Pune');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(toasts.getByText('Business updated successfully')).toBeVisible();
  });
});

describe('a read that fails', () => {
  test.each(
    someOf(3, [
      ['parties', 'Walk-in Customer'],
      ['items?tab=stock', 'Items'],
      ['accounting', 'Cash'],
      ['accounting?tab=trial-balance', 'Particulars'],
      ['settings?tab=numbering', 'Credit Note'],
      ['settings?tab=locks', 'Locked Up To'],
      ['settings?tab=edit-log', 'Created'],
    ]),
  )('for good, on /%s: the screen says so in words, and shows everything after Try again', async (path, shows) => {
    const router = await openBooksAt('/books/asha-stores/reports');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await whenAnswered();
    const fault = injectFault(1, 'a request is refused', { isLasting: true });
    router.history.push(`/books/asha-stores/${path}`);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    await expect.element(again).toBeVisible();
    await expect.element(page.getByRole('alert').first()).toHaveTextContent(/could not read this device’s storage/);
    fault.end();
    await again.click();
    await expect.element(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument();
  });

  test('shows nothing of books that were deleted, whose name the new ones have', async () => {
    const router = await openBooksAt('/books/asha-stores/parties');
    await expect.element(page.getByRole('main').getByText('Walk-in Customer')).toBeVisible();
    router.history.push('/books');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
    await deleteBooks('asha-stores', 'Asha Stores');
    await openBooks(await startBooks(aBooksBusiness()));
    injectFault(1, 'a request is refused', { isLasting: true });
    router.history.push('/books/asha-stores/parties');
    await expect.element(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(page.getByText('Walk-in Customer').query()).toBeNull();
  });
});
