import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { holdWorkers } from '../../support/held-workers.ts';
import { savedFile } from '../../support/books-copies.ts';
import { ledger, tallyFile } from '../../support/tally-files.ts';
import { toastOf } from '../../support/toasts.ts';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const progress = (name: string) => main.getByRole('progressbar', { name });
const inToasts = page.getByRole('region', { name: 'Notifications' });

let nextWorker: ReturnType<typeof holdWorkers>;
let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
  nextWorker = holdWorkers();
});
afterEach(() => vi.unstubAllGlobals());

const turnTo = (name: string) => page.getByRole('tab', { name }).click();
const leftToShelf = (router: Awaited<ReturnType<typeof openBooksAt>>) => router.navigate({ to: '/books' });

describe('Check Books', () => {
  async function begun() {
    const router = await openBooksAt(`/books/${key}/settings?tab=check-books`);
    await button('Check Books').click();
    return { router, worker: await nextWorker() };
  }

  test('goes on where its screen is left, and shows how far it is when one is back', async () => {
    const { worker } = await begun();
    await turnTo('Locks');
    worker.answer({ progress: [1, 4] });
    await turnTo('Check Books');
    await expect.element(progress('Checking the books')).toHaveAttribute('aria-valuenow', '25');
    worker.answer({ progress: [2, 4] });
    await expect.element(progress('Checking the books')).toHaveAttribute('aria-valuenow', '50');
    worker.answer({ result: [] });
    await expect.element(main.getByText('The books agree')).toBeVisible();
    await expect.element(inToasts.getByText('The books agree')).not.toBeInTheDocument();
  });

  test('is cancelled after coming back, and nothing is left of it', async () => {
    const { worker } = await begun();
    await turnTo('Locks');
    await turnTo('Check Books');
    await button('Cancel').click();
    await expect.element(button('Check Books')).toBeVisible();
    expect(worker.isEnded).toBe(true);
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
  });

  test('says its outcome outside the books, with the way to it', async () => {
    const { router, worker } = await begun();
    await leftToShelf(router);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
    worker.answer({ result: [{ what: 'Parties', stored: '7', rebuilt: '1' }] });
    await expect.element(toastOf('Check Books', 'Something differs from the records')).toBeVisible();
    await inToasts.getByRole('button', { name: 'See' }).click();
    const rows = main.getByRole('table', { name: 'Differences' }).getByRole('row');
    await expect.element(rows.nth(1)).toHaveTextContent('Parties71');
    // It was seen: one who comes back later checks anew.
    await turnTo('Locks');
    await turnTo('Check Books');
    await expect.element(button('Check Books')).toBeVisible();
    await expect.element(main.getByRole('table', { name: 'Differences' })).not.toBeInTheDocument();
  });

  test('mends in the same way: the sentence of a failure comes wherever one is, and what differed stays', async () => {
    const { router, worker } = await begun();
    worker.answer({ result: [{ what: 'Parties', stored: '7', rebuilt: '1' }] });
    await button('Mend').click();
    const mending = await nextWorker();
    mending.answer({ progress: [3, 4] });
    await expect.element(progress('Mending the books')).toHaveAttribute('aria-valuenow', '75');
    await leftToShelf(router);
    mending.answer({ refusal: ['Not saved', 'The storage of this device is full.'] });
    await expect.element(toastOf('Not saved', 'The storage of this device is full.')).toBeVisible();
    await inToasts.getByRole('button', { name: 'See' }).click();
    await expect.element(main.getByRole('alert')).toHaveTextContent('The storage of this device is full.');
    await expect.element(main.getByRole('table', { name: 'Differences' })).toBeVisible();
  });
});

describe('a move from Tally', () => {
  async function begun() {
    vi.unstubAllGlobals();
    const router = await openBooksAt('/books/new/tally');
    const masters = tallyFile(ledger('Cash', 'Cash-in-Hand', 500_00), ledger('Owner', 'Capital Account', -500_00));
    await userEvent.upload(page.getByLabelText('Tally files', { exact: true }), new File([masters], 'masters.xml'));
    await page.getByLabelText('GSTIN').fill('27AAPFU0939F1ZV');
    await button('See what moves in').click();
    await expect.element(button('Move In')).toBeVisible();
    nextWorker = holdWorkers();
    await button('Move In').click();
    return { router, worker: await nextWorker() };
  }

  test('goes on where its page is left, which nothing asks about, and is there when one is back', async () => {
    const { router, worker } = await begun();
    await leftToShelf(router);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
    worker.answer({ progress: [1, 4] });
    await main.getByRole('link', { name: 'Move in from Tally' }).click();
    await expect.element(progress('Moving in')).toHaveAttribute('aria-valuenow', '25');
    await leftToShelf(router);
    worker.answer({ result: { key: 'meera-traders', trial: [] } });
    await expect.element(toastOf('Books Started', 'Meera Traders is kept on this device.')).toBeVisible();
    await inToasts.getByRole('button', { name: 'See' }).click();
    await expect.element(main.getByRole('heading', { name: 'Moved in' })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Open the books' }))
      .toHaveAttribute('href', '/books/meera-traders');
  });

  test('is cancelled after coming back: the worker says itself that nothing is there, and all that was entered still is', async () => {
    const { router, worker } = await begun();
    await leftToShelf(router);
    await main.getByRole('link', { name: 'Move in from Tally' }).click();
    await button('Cancel').click();
    expect(worker.posted).toEqual([expect.anything(), 'stop']);
    expect(worker.isEnded).toBe(false);
    worker.answer({ failed: ['AbortError', 'The page asked for it'] });
    await button('Change the business').click();
    await expect.element(page.getByLabelText('GSTIN')).toHaveValue('27AAPFU0939F1ZV');
    await expect.element(page.getByLabelText('Business Name')).toHaveValue('Meera Traders');
  });
});

describe('a restore', () => {
  const dialog = page.getByRole('dialog');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });

  async function begun(address: string, typed = '') {
    vi.unstubAllGlobals();
    const file = new File([await savedFile()], 'copy.json');
    const router = await openBooksAt(address);
    await button('Restore from a copy').click();
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), file);
    await dialog.getByLabelText('Business Name').fill(typed);
    nextWorker = holdWorkers();
    await inDialog('Restore').click();
    const worker = await nextWorker();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    return { router, worker };
  }

  test('goes on where its dialog is closed, shows how far it is in a toast and in the next dialog, and leads to the books', async () => {
    const { worker } = await begun('/books');
    await inDialog('Leave It Running').click();
    await expect.element(dialog).not.toBeInTheDocument();
    // The toast comes once the work has taken longer than a moment.
    await expect
      .poll(() => {
        worker.answer({ progress: [1, 4] });
        return inToasts.getByRole('progressbar', { name: 'Restoring the books' }).query();
      })
      .not.toBeNull();
    await button('Restore from a copy').click();
    await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expect.element(inToasts.getByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    worker.answer({ result: { key, repairs: [], numbers: [] } });
    await expect.element(toastOf('Books Restored', 'Asha Stores is as it was on ')).toBeVisible();
    await inToasts.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('over the open books goes on outside them; its failure is a sentence there, and the way leads back to what was asked', async () => {
    const { router, worker } = await begun(`/books/${key}/settings?tab=backup`, 'Asha Stores');
    await leftToShelf(router);
    await expect.element(dialog).not.toBeInTheDocument();
    worker.answer({ refusal: ['Not restored', 'The storage of this device is full.'] });
    await expect.element(toastOf('Not restored', 'The storage of this device is full.')).toBeVisible();
    await inToasts.getByRole('button', { name: 'See' }).click();
    await button('Restore from a copy').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The storage of this device is full.');
    await expect.element(inDialog('Restore')).toBeVisible();
  });

  test('is cancelled in the toast by one who is elsewhere', async () => {
    const { router, worker } = await begun('/books');
    await router.navigate({ to: '/books/new' });
    await expect
      .poll(() => {
        worker.answer({ progress: [1, 4] });
        return inToasts.getByRole('button', { name: 'Cancel' }).query();
      })
      .not.toBeNull();
    await inToasts.getByRole('button', { name: 'Cancel' }).click();
    expect(worker.posted.at(-1)).toBe('stop');
    worker.answer({ failed: ['AbortError', 'The page asked for it'] });
    await expect.element(toastOf('Cancelled', 'Nothing was changed.')).toBeVisible();
  });

  test('in a real worker replaces books that were left meanwhile, whole', async () => {
    vi.unstubAllGlobals();
    const file = new File([await savedFile()], 'copy.json');
    await createParty({ ...blankParty('Customer'), name: 'After the copy' });
    const other = await startBooks(aBooksBusiness({ name: 'Other' }));
    const router = await openBooksAt(`/books/${key}/settings?tab=backup`);
    await button('Restore from a copy').click();
    await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), file);
    await dialog.getByLabelText('Business Name').fill('Asha Stores');
    await inDialog('Restore').click();
    await leftToShelf(router);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
    await router.navigate({ to: '/books/$key', params: { key: other } });
    await expect.element(toastOf('Books Restored', 'Asha Stores is as it was on ')).toBeVisible();
    expect((await listBooks()).map((set) => set.key).toSorted()).toEqual([key, other].toSorted());
    await openBooks(key);
    expect((await booksStore.records('parties').toArray()).map(({ name }) => name)).not.toContain('After the copy');
  });
});

describe('a spreadsheet', () => {
  const list = `Item name,GST Rate\n${Array.from({ length: 201 }, (_, at) => `Item ${at},5`).join('\n')}\n`;
  const status = main.getByRole('status');

  async function begun() {
    const router = await openBooksAt(`/books/${key}/import-export`);
    vi.unstubAllGlobals();
    await userEvent.upload(page.getByLabelText('Spreadsheet', { exact: true }), new File([list], 'items.csv'));
    await expect.element(button('Import 201 rows')).toBeVisible();
    nextWorker = holdWorkers();
    await button('Import 201 rows').click();
    return { router, worker: await nextWorker() };
  }

  test('is brought in where its screen is left, and the outcome leads back to what can be undone', async () => {
    const { router, worker } = await begun();
    await router.navigate({ to: '/books/$key/items', params: { key } });
    await router.navigate({ to: '/books/$key/import-export', params: { key } });
    worker.answer({ progress: [50, 201] });
    await expect.element(progress('Bringing in items.csv')).toHaveAttribute('aria-valuenow', '24');
    await leftToShelf(router);
    worker.answer({ result: { created: [], changed: [] } });
    await expect.element(toastOf('Imported', '201 rows of items.csv went in')).toBeVisible();
    await inToasts.getByRole('button', { name: 'See' }).click();
    await expect.element(status).toHaveTextContent('201 rows of items.csv went in');
    await expect.element(button('Undo Import')).toBeVisible();
  });

  test('is cancelled: its rows are there to go in again', async () => {
    const { worker } = await begun();
    await button('Cancel').click();
    expect(worker.posted.at(-1)).toBe('stop');
    worker.answer({ failed: ['AbortError', 'The page asked for it'] });
    await expect.element(button('Import 201 rows')).toBeVisible();
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is taken back with its progress, and why not stands beside it', async () => {
    const { worker } = await begun();
    const created = Array.from({ length: 201 }, (_, at) => ({ table: 'items', id: `I-${at}` }));
    worker.answer({ result: { created, changed: [] } });
    await button('Undo Import').click();
    const undoing = await nextWorker();
    undoing.answer({ progress: [100, 201] });
    await expect.element(progress('Taking the import back')).toHaveAttribute('aria-valuenow', '49');
    undoing.answer({ refusal: ['Not undone', 'Item 3 was changed since. So all of the import stays.'] });
    await expect.element(main.getByRole('alert')).toHaveTextContent('Item 3 was changed since.');
  });
});

test('a statement of the bank goes on coming in where its screen is left, and shows how far it is', async () => {
  vi.unstubAllGlobals();
  const router = await openBooksAt(`/books/${key}/banking`);
  const lines = Array.from({ length: 201 }, (_, at) => `0${1 + (at % 9)}/04/2026,Line ${at},${at + 1},,`);
  const text = `Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance\n${lines.join('\n')}\n`;
  await userEvent.upload(page.getByLabelText('Open Statement', { exact: true }), new File([text], 'april.csv'));
  await expect.element(button('Take in 201 lines')).toBeVisible();
  nextWorker = holdWorkers();
  await button('Take in 201 lines').click();
  const worker = await nextWorker();
  await leftToShelf(router);
  worker.answer({ progress: [50, 201] });
  await router.navigate({ to: '/books/$key/banking', params: { key } });
  await expect.element(progress('Taking in the statement')).toHaveAttribute('aria-valuenow', '24');
  await leftToShelf(router);
  worker.answer({ result: { ids: Array.from({ length: 200 }, (_, at) => `BL-${at}`), known: 1 } });
  await expect.element(toastOf('Statement', '200 lines of april.csv came in; 1 line was known already.')).toBeVisible();
  await inToasts.getByRole('button', { name: 'See' }).click();
  await expect.element(button('Take Back')).toBeVisible();
});
