import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { holdWorkers } from '../../support/held-workers.ts';
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
