import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { business, updateBusiness } from '#data/books/business.ts';
import { today } from '#data/clock.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { importRows } from '#data/books/exchange/import-rows.ts';
import { lockUpTo, locks } from '#data/books/audit/locks.ts';
import { series } from '#data/books/vouchers/numbering.ts';
import { createParty, updateParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { BLANK_ITEM, itemFrom } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { headsOf } from '../../support/lists.ts';
import { toastOf } from '../../support/toasts.ts';

const main = page.getByRole('main');
const field = (label: string) => main.getByLabelText(label, { exact: true });
const button = (name: string) => main.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const dialog = page.getByRole('dialog');
const USHA = { ...blankParty('Customer'), name: 'Usha' };
/** The log that new books begin with. */
const BEGUN = 44;

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  await emptyShelf();
  key = await startBooks(aBooksBusiness({ yourName: 'Meera Nair' }));
  await openBooks(key);
});

async function openSettings(named = '') {
  const router = await openBooksAt(`/books/${key}/settings${named === '' ? '' : `?tab=${named}`}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return router;
}

async function lastEdit() {
  return (await booksStore.records('edits').orderBy('keys.serial').toArray()).at(-1);
}

test('has eight tabs, which the address names', async () => {
  const router = await openSettings();
  await expect.element(field('Business Name')).toHaveValue('Asha Stores');
  const titles = page.getByRole('tab').elements();
  expect(titles.map((one) => one.textContent)).toEqual([
    'Business',
    'Numbering',
    'Counter',
    'Staff',
    'Locks',
    'Backup',
    'Edit Log',
    'Check Books',
  ]);
  await tab('Check Books').click();
  await expect.element(button('Check Books')).toBeVisible();
  expect(router.state.location.search).toEqual({ tab: 'check-books' });
});

describe('Business', () => {
  test('refused again for the same reason, moves the focus there again', async () => {
    await openSettings();
    await field('Business Name').fill('');
    for (let times = 1; times <= 2; times++) {
      await button('Save').click();
      await expect.element(field('Business Name')).toHaveFocus();
    }
  });

  test('is saved and written into the log; the header says the new name', async () => {
    await openSettings();
    await field('Business Name').fill('Asha General Stores');
    await field('IFSC').fill('sbin0001234');
    await main.getByRole('switch', { name: 'Round Off' }).click();
    await button('Save').click();
    await expect.element(toastOf('Success', 'Business updated successfully')).toBeVisible();
    await expect.element(page.getByRole('banner').getByText('Asha General Stores')).toBeVisible();
    await expect.element(field('IFSC')).toHaveValue('SBIN0001234');
    expect(await business()).toMatchObject({ name: 'Asha General Stores', ifsc: 'SBIN0001234', roundOff: false });
    expect(await lastEdit()).toMatchObject({ deed: 'change', kind: 'Business', who: 'Meera Nair' });
  });

  test('by how much an order may be exceeded is none at first, and at most all of it', async () => {
    await openSettings();
    await expect.element(field('Over-delivery Allowed')).toHaveValue('0');
    await field('Over-delivery Allowed').fill('101');
    await button('Save').click();
    await expect.element(main.getByText('Enter at most 100 %.')).toBeVisible();
    await field('Over-delivery Allowed').fill('10');
    await button('Save').click();
    await expect.poll(async () => (await business()).overDelivery).toBe(10);
    await field('Over-delivery Allowed').fill('0');
    await button('Save').click();
    await expect.poll(async () => 'overDelivery' in (await business())).toBe(false);
  });

  test('what is wrong is said at its field, and nothing is saved', async () => {
    await openSettings();
    await field('PIN Code').fill('12');
    await field('Business Name').fill('');
    await button('Save').click();
    await expect.element(field('Business Name')).toHaveFocus();
    await expect.element(field('Business Name')).toHaveAccessibleDescription('Enter the name of the business.');
    await expect.element(field('PIN Code')).toHaveAttribute('aria-invalid', 'true');
    expect(await business()).toMatchObject({ name: 'Asha Stores', pinCode: '' });
  });

  test('a business that another tab changed meanwhile is not overwritten, and what was typed stays', async () => {
    await openSettings();
    await field('City').fill('Pune');
    const opened = await business();
    await updateBusiness(opened, { ...opened, phone: '98200 00014' });
    await button('Save').click();
    await expect.element(page.getByText(/^Changed in another tab meanwhile, so nothing was saved\./)).toBeVisible();
    await expect.element(field('City')).toHaveValue('Pune');
    expect(await business()).toMatchObject({ city: '', phone: '98200 00014' });
  });

  test('leaving a changed page asks, also by another tab', async () => {
    await openSettings();
    await field('City').fill('Pune');
    await tab('Numbering').click();
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(field('City')).toHaveValue('Pune');
    await tab('Numbering').click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(field('Invoice Pattern')).toBeVisible();
    await tab('Business').click();
    await expect.element(field('City')).toHaveValue('');
  });
});

describe('Numbering', () => {
  const row = (kind: string) =>
    main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind, exact: true }) });

  test('a pattern shows its next number as it is typed, and is saved', async () => {
    await openSettings('numbering');
    const pattern = field('Invoice Pattern');
    await expect.element(pattern).toHaveValue('INV/{fy}/{n:4}');
    await pattern.fill('A/{fy}/{n:3}');
    await expect.element(row('Invoice')).toHaveTextContent(/A\/\d\d-\d\d\/001$/);
    await button('Save').click();
    await expect.element(toastOf('Success', 'Numbering updated successfully')).toBeVisible();
    expect((await series())[0]?.pattern).toBe('A/{fy}/{n:3}');
  });

  test('a pattern that makes no valid number, or the same as another, is refused in its row', async () => {
    await openSettings('numbering');
    await field('Receipt Pattern').fill('A VERY LONG ONE/{fy}/{n:4}');
    await field('Payment Pattern').fill('INV/{fy}/{n}');
    await button('Save').click();
    await expect.element(row('Receipt')).toHaveTextContent('It would make A VERY LONG ONE');
    await expect.element(row('Payment')).toHaveTextContent('Invoice would make the same numbers.');
    await expect.element(field('Invoice Pattern')).toHaveFocus();
    expect((await series()).map(({ pattern }) => pattern)).toContain('RCT/{fy}/{n:4}');
  });
});

describe('Next Number', () => {
  test('is set forward, so that a series goes on from another program; never back', async () => {
    await openSettings('numbering');
    await field('Invoice Next Number').fill('125');
    await expect.element(main.getByText(/^INV\/\d\d-\d\d\/0125$/)).toBeVisible();
    await button('Save').click();
    await expect.element(toastOf('Success', 'Numbering updated successfully')).toBeVisible();
    expect((await series())[0]?.next).toBe(125);
    await field('Invoice Next Number').fill('124');
    await button('Save').click();
    await expect
      .element(main.getByText('The series stands at 124, and never goes back', { exact: false }))
      .toBeVisible();
    expect((await series())[0]?.next).toBe(125);
  });
});

describe('Locks', () => {
  test('by keyboard alone the books are locked; what a lock covers is refused, and a reason unlocks it', async () => {
    await openSettings('locks');
    await expect.element(main.getByText('No return is marked as filed yet.')).toBeVisible();
    await expect.element(button('Unlock')).not.toBeInTheDocument();
    (field('Locked Up To').element() as HTMLElement).focus();
    await userEvent.keyboard('30/6/2026');
    await expect.element(main.getByText('Tuesday, 30 June 2026')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(toastOf('Success', 'Books locked up to 30 Jun 2026')).toBeVisible();
    await expect.element(button('Unlock')).toBeVisible();
    await expect(createParty({ ...USHA, balance: 100 as never })).rejects.toThrow(
      'The books are locked up to 30 Jun 2026',
    );

    (button('Unlock').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .element(dialog.getByLabelText('Reason'))
      .toHaveAccessibleDescription('Say why it is unlocked. The edit log keeps the reason.');
    await userEvent.keyboard('A bill came late{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Books unlocked')).toBeVisible();
    expect(await locks()).toEqual({ upTo: '', filed: [], closed: [] });
    expect(await lastEdit()).toMatchObject({ deed: 'unlock', reason: 'A bill came late' });
    await createParty({ ...USHA, balance: 100 as never });
  });

  test('a lock only moves forward, and may be moved back to a day', async () => {
    await lockUpTo('2026-06-30');
    await openSettings('locks');
    await field('Locked Up To').fill('31/5/2026');
    await button('Lock').click();
    await expect
      .element(field('Locked Up To'))
      .toHaveAccessibleDescription(
        'The books are locked up to 30 Jun 2026 already. Enter a later day, or unlock them first.',
      );
    await button('Unlock').click();
    await dialog.getByLabelText('Reason').fill('Audit');
    await dialog.getByLabelText('Stay Locked Up To').fill('31/5/2026');
    await dialog.getByRole('button', { name: 'Unlock' }).click();
    await expect.poll(async () => (await locks()).upTo).toBe('2026-05-31');
  });
});

describe('Close Year', () => {
  test('a year that is over is closed after a question, and locked; the running one waits for its end', async () => {
    const opened = await business();
    await updateBusiness(opened, { ...opened, booksBegin: '2025-04-01' });
    await openSettings('locks');
    await button('Close Year').click();
    const question = page.getByRole('alertdialog', { name: 'Close the year 2025-26?' });
    await question.getByRole('button', { name: 'Close Year' }).click();
    await expect.element(toastOf('Success', 'The year 2025-26 is closed')).toBeVisible();
    await expect
      .element(main.getByRole('list', { name: 'Closed years' }))
      .toHaveTextContent('FY 2025-26 closed up to 31 Mar 2026');
    await expect.element(main.getByText('The year 2026-27 ends on 31 Mar 2027.')).toBeVisible();
    await expect.element(button('Close Year')).not.toBeInTheDocument();
    expect((await locks()).upTo).toBe('2026-03-31');
  });
});

describe('Edit Log', () => {
  const table = page.getByRole('table', { name: 'Edit Log' });

  test('lists what was done, the latest first; a row opens each field before and after', async () => {
    const { id } = await createParty(USHA);
    await updateParty(id, 1, { ...USHA, city: 'Pune' });
    await openSettings('edit-log');
    const first = table.getByRole('row').nth(1);
    await expect.element(first).toHaveTextContent(/Meera NairChangedParty Usha/);
    expect(headsOf('Edit Log')).toEqual(['When', 'Who', 'Deed', 'Record', 'Reason']);
    await first.click();
    const changes = dialog.getByRole('table', { name: 'Before and after' }).getByRole('row');
    await expect.element(changes.nth(1)).toHaveTextContent('City–Pune');
    expect(changes.elements().length).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(dialog.getByText('Created')).toBeVisible();
  });

  test('an entry of an import says how much came with it, and takes all of it back', async () => {
    const actions = ['Soap', 'Milk'].map((name) => ({
      of: 'items' as const,
      record: itemFrom({ ...BLANK_ITEM, name, percent: 5 }),
    }));
    await importRows(actions, 'goods.csv');
    await openSettings('edit-log');
    await table.getByRole('row', { name: /Item Soap/ }).click();
    await expect.element(dialog).toHaveTextContent('One of 2 records that came from goods.csv.');
    await dialog.getByRole('button', { name: 'Undo Import' }).click();
    await expect.element(toastOf('Import undone', 'The books are as they were before it.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await table.getByRole('row', { name: /Created.*Item Milk/ }).click();
    await expect
      .element(dialog)
      .toHaveTextContent('Something of it was changed or deleted since, so the import stays.');
    expect(dialog.getByRole('button', { name: 'Undo Import' }).elements()).toEqual([]);
  });

  test('is found by word and by day', async () => {
    await createParty(USHA);
    await openSettings('edit-log');
    await page.getByRole('searchbox', { name: 'Find entries' }).fill('usha');
    await expect.poll(() => table.getByRole('row').elements().length).toBe(2);
    await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Party Usha');
    await field('Filter by day').fill('2020-01-01');
    await expect.element(main.getByText('No such entry on 01 Jan 2020.')).toBeVisible();
    await button('Show all entries').click();
    await expect.element(table.getByRole('row').nth(3)).toBeVisible();
    await field('Filter by day').fill(today());
    await expect.element(main.getByText(`1–${BEGUN + 1} of ${BEGUN + 1}`)).toBeVisible();
  });

  test('Verify says that it is unbroken, and names the first entry that was tampered with', async () => {
    await openSettings('edit-log');
    await button('Verify').click();
    await expect.element(main.getByText(`Unbroken: ${BEGUN} entries`)).toBeVisible();
    await booksStore.records('edits').update('E-000020', { who: 'Nobody' });
    await button('Verify').click();
    await expect.element(main.getByText('Entry 20 was changed after it was written.')).toBeVisible();
  });
});

describe('Check Books', () => {
  test('says that the books agree', async () => {
    await openSettings('check-books');
    await button('Check Books').click();
    await expect.element(main.getByText('The books agree')).toBeVisible();
    await expect.element(button('Mend')).not.toBeInTheDocument();
  });

  test('finds a wrong kept sum, says what it should be, and mends it', async () => {
    await booksStore.database().totals.update('parties', { count: 7 });
    await openSettings('check-books');
    await button('Check Books').click();
    const rows = main.getByRole('table', { name: 'Differences' }).getByRole('row');
    await expect.element(rows.nth(1)).toHaveTextContent('Parties71');
    await button('Mend').click();
    await expect.element(main.getByText('The books agree')).toBeVisible();
    expect(await checkBooks()).toEqual([]);
    expect(await lastEdit()).toMatchObject({ deed: 'mend' });
  });
});
