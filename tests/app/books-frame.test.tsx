import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createParty } from '#data/books/masters/parties.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { noteCopySaved } from '#data/books/copies/safety.ts';
import { listBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { lastOpened, noteBusiness, notedBusinesses, noteOpened } from '#data/books/last-opened.ts';
import { writeNote } from '#data/browser-notes.ts';
import { booksStore, closeBooks, openBooks } from '#data/books/store.ts';
import { reportValuation } from '#data/books/stock/valuation-progress.ts';
import { sampleStore } from '#data/sample/store.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { readable, savedFile } from '../support/books-copies.ts';
import { aBooksBusiness, emptyShelf } from '../support/fresh-books.ts';
import { enter } from '../support/posted.ts';
import { openApp, openBooksAt } from './open-app.tsx';

const navigation = page.getByRole('navigation', { name: 'Main Navigation' });
const header = page.getByRole('banner');
const books = navigation.getByRole('button', { name: 'Books', exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const palette = page.getByRole('dialog', { name: 'Find anything' });

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  vi.restoreAllMocks();
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(true);
  await emptyShelf();
  writeNote('last opened books', '');
  key = await startBooks(aBooksBusiness({ name: 'Asha Stores' }));
});

describe('the frame around a set of books', () => {
  test('says how far the stock is valued while that takes long, and no more when it is over', async () => {
    await openBooksAt(`/books/${key}`);
    await expect.element(heading('Dashboard')).toBeVisible();
    const said = page.getByRole('status').filter({ hasText: /^The stock is being valued; .* 34%$/ });
    await expect.element(said).not.toBeInTheDocument();
    reportValuation([204, 600]);
    await expect.element(said).toBeVisible();
    reportValuation(undefined);
    await expect.element(said).not.toBeInTheDocument();
  });

  test('has its own entries, the business and its year, and nothing of the sample', async () => {
    await openBooksAt(`/books/${key}`);
    await expect.element(heading('Dashboard')).toBeVisible();
    expect(document.title).toBe('Dashboard · Tarazu');
    expect(
      navigation
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual([
      'Dashboard',
      'Invoices',
      'Counter',
      'Orders',
      'Purchases',
      'Payments',
      'Banking',
      'Parties',
      'Items',
      'Accounting',
      'GST',
      'Reports',
      'Settings',
    ]);
    await expect.element(header.getByText('Asha Stores', { exact: true })).toBeVisible();
    await expect.element(header.getByText(/^FY \d{4}-\d\d$/)).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Find anything' })).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Toggle dark mode' })).toBeVisible();
    for (const name of ['Company', 'Today', 'User menu', 'Quick Actions', /^Notifications/])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /^Sample data/ })).not.toBeInTheDocument();
  });

  test('marks the entry of the screen, whose links stay in the set', async () => {
    const router = await openBooksAt(`/books/${key}`);
    await navigation.getByRole('link', { name: 'GST' }).click();
    await expect.element(heading('GST')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/books/${key}/gst`);
    await expect.element(navigation.getByRole('link', { name: 'GST' })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('tab', { name: 'Law' })).toBeVisible();
  });

  test('marks the entry that a screen lies under, and none at an address that leads to no screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const router = await openBooksAt(`/books/${key}/reports/day-book`);
    await expect.element(heading('Day Book')).toBeVisible();
    const reports = navigation.getByRole('link', { name: 'Reports' });
    await expect.element(reports).toHaveAttribute('aria-current', 'page');
    await router.navigate({ href: `/books/${key}/reports/x` });
    await expect.element(heading('404')).toBeVisible();
    await expect.element(reports).not.toHaveAttribute('aria-current');
  });

  test('an empty Dashboard leads to the first three steps', async () => {
    const router = await openBooksAt(`/books/${key}`);
    for (const [step, leadsTo] of [
      ['Add your parties', `/books/${key}/parties`],
      ['Add your items', `/books/${key}/items`],
      ['Save a copy', `/books/${key}/settings?tab=backup`],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: step });
      await expect.element(link).toHaveAttribute('href', leadsTo);
    }
    await page.getByRole('main').getByRole('link', { name: 'Add your items' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(`/books/${key}/items`);
  });

  test('a set that is not on this device says so, and no empty one appears in its place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openBooksAt('/books/no-such-books/parties');
    await expect.element(heading('These books are not on this device')).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'All books' })).toBeVisible();
    await expect.element(header.getByText('Asha Stores')).not.toBeInTheDocument();
    expect((await listBooks()).map(({ key: one }) => one)).toEqual([key]);
  });

  test('notes whose books they are, for who may lose them', async () => {
    await openBooksAt(`/books/${key}`);
    await expect.poll(notedBusinesses).toEqual([{ key, name: 'Asha Stores', at: expect.any(String) }]);
    expect(lastOpened()).toBe(key);
  });

  describe('that was open last and is gone without anybody having deleted it', () => {
    const main = page.getByRole('main');
    const lost = main.getByText(/^The books of “?Asha Stores”?, last opened on .*, are no longer in this browser\./);
    let copy: File;

    beforeEach(async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await openBooks(key);
      copy = new File([await savedFile()], 'copy.json');
      closeBooks();
      // As the browser does when it is short of room: its notes stay.
      await new Promise((done) => indexedDB.deleteDatabase(`books-of-${key}`).addEventListener('success', done));
      noteOpened(key);
      noteBusiness(key, 'Asha Stores');
    });

    test('is named, and restored on the spot', async () => {
      await openBooksAt(`/books/${key}`);
      await expect.element(heading('These books are not on this device')).toBeVisible();
      await expect.element(lost).toBeVisible();
      await main.getByRole('button', { name: 'Restore from a copy' }).click();
      const dialog = page.getByRole('dialog');
      await userEvent.upload(dialog.getByLabelText('Copy', { exact: true }), copy);
      await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
      await expect.element(heading('Dashboard')).toBeVisible();
      expect((await listBooks()).map(({ key: one }) => one)).toEqual([key]);
    });

    test('is named on the shelf, too', async () => {
      await openBooksAt('/books');
      await expect.element(lost).toBeVisible();
    });

    test('is named on the shelf when others were opened since, until its owner has seen it', async () => {
      noteOpened('');
      await openBooksAt('/books');
      await expect.element(lost).toBeVisible();
      await main.getByRole('button', { name: `Do Not Show Again: ${key}` }).click();
      await expect.element(lost).not.toBeInTheDocument();
      expect(notedBusinesses()).toEqual([]);
    });

    test('is not what the app starts with any more for who goes on to the sample', async () => {
      const router = await openBooksAt(`/books/${key}`);
      await expect
        .element(main.getByRole('link', { name: 'Start your own books' }))
        .toHaveAttribute('href', '/books/new');
      await main.getByRole('link', { name: 'Open the sample business' }).click();
      await expect.poll(() => router.state.location.pathname).toBe('/');
      expect(lastOpened()).toBe('');
    });
  });

  test('an unknown screen of a set is the 404, whose way home is the set', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const router = await openBooksAt(`/books/${key}/nowhere`);
    await expect.element(heading('404')).toBeVisible();
    await expect.poll(() => log.mock.calls).toEqual([['Not found:', `/books/${key}/nowhere`]]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(`/books/${key}`);
    await expect.element(heading('Dashboard')).toBeVisible();
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('one that a newer version has taken over says so, and offers to reload', async () => {
    await openBooksAt(`/books/${key}`);
    await expect.element(heading('Dashboard')).toBeVisible();
    booksStore.announce('outdated');
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText(/^Tarazu was updated in another tab/)).toBeVisible();
    await expect.element(alert.getByRole('button', { name: 'Reload' })).toBeVisible();
    booksStore.announce('blocked');
    await expect.element(alert.getByText(/^Another tab has these books open/)).toBeVisible();
    booksStore.announce('open');
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('the safety line', () => {
  const line = header.getByRole('link');

  test('is quiet while all is well, and leads to where copies are saved', async () => {
    const router = await openBooksAt(`/books/${key}`);
    await expect.element(line).toHaveTextContent('Kept on this device · no copy yet');
    await noteCopySaved(new Date().toISOString());
    await expect.element(line).toHaveTextContent('Kept on this device · copy saved today');
    await line.click();
    await expect.poll(() => router.state.location.href).toBe(`/books/${key}/settings?tab=backup`);
  });

  test('says of restored books that copies are no longer saved by themselves', async () => {
    await openBooks(key);
    const { key: restored } = await restoreAsNew(await readable(await savedFile()));
    await openBooksAt(`/books/${restored}`);
    await expect.element(line).toHaveTextContent(/^Kept on this device · copy saved today · automatic copies are off$/);
  });

  test('warns where the browser may remove what no copy has', async () => {
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
    await openBooksAt(`/books/${key}`);
    await expect.element(line).toHaveTextContent('The browser may remove these books · Save a copy');
    await noteCopySaved(new Date().toISOString());
    await expect.element(line).toHaveTextContent('Kept on this device · copy saved today');
  });

  test('warns where the last copy is over seven days old and something has changed since', async () => {
    await openBooks(key);
    await noteCopySaved('2026-01-02T06:30:00.000Z');
    await openBooksAt(`/books/${key}`);
    await expect.element(line).toHaveTextContent('Kept on this device · copy saved 02 Jan 2026');
    await createParty({ ...blankParty('Customer'), name: 'Desai & Sons', registration: 'Unregistered' });
    await expect.element(line).toHaveTextContent('The last copy was saved 02 Jan 2026 · Save a copy');
  });

  test('on a phone it is an icon with the same words', async () => {
    await page.viewport(390, 844);
    await openBooksAt(`/books/${key}`);
    await expect.element(line).toHaveAccessibleName('Kept on this device · no copy yet');
    expect(line.element().getBoundingClientRect().width).toBeLessThan(60);
    expect(header.element().getBoundingClientRect().height).toBeLessThan(64);
  });
});

describe('the Books menu', () => {
  const items = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent);

  test('lists the sample, each set, a new one and all, and goes between them', async () => {
    await startBooks(aBooksBusiness({ name: 'Vaibhav Traders' }));
    const router = await openApp('/sales');
    await expect.element(heading('Sales Management')).toBeVisible();
    await books.click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(items()).toEqual(['Sample business', 'Asha Stores', 'Vaibhav Traders', 'Start your own books', 'All books']);
    await page.getByRole('menuitem', { name: 'Vaibhav Traders' }).click();
    await expect.element(header.getByText('Vaibhav Traders', { exact: true })).toBeVisible();
    expect(router.state.location.pathname).toBe('/books/vaibhav-traders');

    await books.click();
    await page.getByRole('menuitem', { name: 'All books' }).click();
    await expect.element(heading('Books')).toBeVisible();
    await books.click();
    await page.getByRole('menuitem', { name: 'Start your own books' }).click();
    await expect.element(heading('Start your own books')).toBeVisible();
  });

  test('remembers the last choice, and keeps what was changed in the sample', async () => {
    await openApp('/');
    await expect.element(header.getByRole('link', { name: /^Sample data/ })).toBeVisible();
    const before = sampleStore.databaseName;
    await books.click();
    await page.getByRole('menuitem', { name: 'Asha Stores' }).click();
    await expect.element(header.getByText('Asha Stores', { exact: true })).toBeVisible();
    await expect.poll(() => localStorage.getItem('last opened books')).toBe(key);

    await books.click();
    await page.getByRole('menuitem', { name: 'Sample business' }).click();
    await expect.element(header.getByRole('button', { name: 'Company' })).toBeVisible();
    expect(localStorage.getItem('last opened books')).not.toBe(key);
    expect(sampleStore.databaseName).toBe(before);
  });

  test('opens by key, closes by Escape, and returns the focus', async () => {
    await openBooksAt(`/books/${key}`);
    await expect.element(heading('Dashboard')).toBeVisible();
    (books.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(books).toHaveFocus();
  });

  test('stands in the strip as an icon with a tooltip, and in the drawer of a phone', async () => {
    document.cookie = 'sidebar_state=false; path=/';
    await openApp('/sales');
    await books.hover();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Books');

    await page.viewport(390, 844);
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
    await books.click();
    await page.getByRole('menuitem', { name: 'Asha Stores' }).click();
    await expect.element(header.getByText('Asha Stores', { exact: true })).toBeVisible();
    await expect.element(navigation).not.toBeInTheDocument();
  });

  test('tells a first visitor of the sample, quietly, that books of her own can be started', async () => {
    await openApp('/sales');
    await expect.element(books).toHaveAccessibleDescription('Start your own');
  });
});

describe('Find anything', () => {
  const option = (name: string | RegExp) => palette.getByRole('option', { name });

  async function find(typed: string) {
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(palette.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard(typed);
  }

  test('finds each report by what it tells', async () => {
    const router = await openBooksAt(`/books/${key}`);
    await find('past due');
    await expect.element(option('Receivables').first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Receivables')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/books/${key}/reports/receivables`);
  });

  test('finds the customer display by what it is, too', async () => {
    const router = await openBooksAt(`/books/${key}`);
    await find('second screen');
    await expect.element(option('Customer Display')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Asha Stores')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/books/${key}/counter/display`);
  });

  test('finds the screens and the records of the open set, and none of the sample', async () => {
    await openBooks(key);
    const { id } = await createParty({ ...blankParty('Customer'), name: 'Desai & Sons', registration: 'Unregistered' });
    const router = await openBooksAt(`/books/${key}`);
    await find('desai');
    await expect.element(option(/Desai & Sons/)).toBeVisible();
    await expect.poll(() => palette.getByRole('option').elements().length).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Desai & Sons')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/books/${key}/parties/${id}`);

    await find('backup{Enter}');
    await expect.poll(() => router.state.location.href).toBe(`/books/${key}/settings?tab=backup`);
  });

  test('finds a ledger and a voucher, and opens their pages', async () => {
    await openBooks(key);
    await enter('2026-05-05', { Rent: 60, Cash: -60 }, { narration: 'Attic' });
    await openBooksAt(`/books/${key}`);
    await find('salar{Enter}');
    await expect.element(heading('Salaries')).toBeVisible();
    await find('attic');
    await expect.element(option(/Rent.*JV\/26-27\/0001.*Journal · 05 May 2026 · ₹60/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Journal JV/26-27/0001')).toBeVisible();
    await find('jv/26-27/0001');
    await expect.element(option(/Rent/)).toHaveAttribute('aria-selected', 'true');
  });

  test('leads to all books from anywhere', async () => {
    const router = await openApp('/sales');
    await find('all books');
    await expect.element(option('Books: All books')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Books')).toBeVisible();
    expect(router.state.location.pathname).toBe('/books');
    await find('start your own{Enter}');
    await expect.element(heading('Start your own books')).toBeVisible();
  });
});
