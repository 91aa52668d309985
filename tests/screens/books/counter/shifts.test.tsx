import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { shift as shiftOf } from '#data/books/counter/shift-reports.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../../support/fresh-books.ts';
import { drawerWithShifts, rupees, sellIn, shiftWith } from '../../../support/shifts.ts';
import { toastOf } from '../../../support/toasts.ts';
import { addGoods } from '../../../support/trade.ts';

const dialog = page.getByRole('dialog');
const inDialog = (label: string) => dialog.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const keys = (text: string) => userEvent.keyboard(text);

let key: string;

beforeEach(async () => {
  await page.viewport(1180, 820);
  vi.restoreAllMocks();
  vi.spyOn(window, 'print').mockImplementation(() => {});
  await emptyShelf();
  key = await startBooks(aBooksBusiness({ registration: 'Regular', gstin: '27AAAPA1234A1ZT' }));
  await openBooks(key);
});

describe('the page of shifts', () => {
  test('opens one by pieces, with what is put in, and closes it to its Z', async () => {
    await drawerWithShifts();
    await openShifts();
    await button('Open Shift').click();
    await userEvent.fill(inDialog('Put In'), '500');
    await chooseLedger('From', 'Cash');
    await userEvent.fill(inDialog('Pieces of ₹200'), '2');
    await userEvent.fill(inDialog('Pieces of ₹100'), '1');
    await expect.element(inDialog('Counted')).toHaveValue('500');
    await expect.element(dialog.getByLabelText('Difference', { exact: true })).toHaveTextContent('None');
    await dialog.getByRole('button', { name: 'Open Shift' }).click();
    await expect.element(toastOf('Success', 'Shift opened')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Shift 1' })).toBeVisible();

    const [shift] = await booksStore.records('shifts').toArray();
    if (!shift) throw new Error('No shift was opened.');
    expect(shift).toMatchObject({ number: 1, putIn: rupees(500), openingCash: rupees(500) });
    await sellIn(shift, today(), await addGoods('Salt'), 105, { Cash: 105 });

    await button('Close Shift').click();
    await expect.element(dialog.getByText('Expected')).not.toBeInTheDocument();
    await userEvent.fill(inDialog('Counted'), '596');
    await expect.element(dialog.getByLabelText('Expected', { exact: true })).toHaveTextContent('₹605');
    await expect.element(dialog.getByLabelText('Difference', { exact: true })).toHaveTextContent('₹9 short');
    await userEvent.fill(inDialog('Leave in Drawer'), '500');
    await chooseLedger('Hand Over To', 'Cash');
    await dialog.getByRole('button', { name: 'Close Shift' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Z Report 1' })).toBeVisible();
    await expect.element(row('Drawer', 'Counted')).toHaveTextContent('₹596.00');
    await expect.element(row('Sales', 'Net')).toHaveTextContent('₹105.00');
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1);
    expect((await shiftOf(shift.id))?.z).toMatchObject({ difference: rupees(-9), handedOver: rupees(96) });
  });

  test('asks for the reason of a large difference, and keeps what was typed', async () => {
    await drawerWithShifts();
    await shiftWith(500, 500);
    await openShifts();
    await button('Close Shift').click();
    await userEvent.fill(inDialog('Counted'), '400');
    await userEvent.fill(inDialog('Leave in Drawer'), '400');
    await dialog.getByRole('button', { name: 'Close Shift' }).click();
    await expect.element(inDialog('Reason')).toHaveFocus();
    await expect.element(dialog.getByText('Enter the reason of the difference.')).toBeVisible();
    await expect.element(inDialog('Counted')).toHaveValue('400');
    await keys('Wrong change{Enter}');
    await expect.element(dialog.getByRole('heading', { name: 'Z Report 1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await button('Open Shift').click();
    await userEvent.fill(inDialog('Counted'), '200');
    await dialog.getByRole('button', { name: 'Open Shift' }).click();
    await expect.element(inDialog('Reason')).toHaveFocus();
    await keys('Notes were torn{Enter}');
    await expect.element(page.getByRole('link', { name: 'Shift 2' })).toBeVisible();
  });

  test('says how to turn shifts on where there are none', async () => {
    await openShifts();
    await expect
      .element(page.getByText('No shifts yet. Turn them on for a drawer in Settings › Counter.'))
      .toBeVisible();
    await expect.element(button('Open Shift')).not.toBeInTheDocument();
  });
});

describe('the page of a shift', () => {
  test('shows its X while it is open', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 490);
    await openBooksAt(`/books/${key}/counter/shifts/${shift.id}`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Shift 1' })).toBeVisible();
    await expect.element(row('Drawer', 'Expected')).toHaveTextContent('₹490.00');
    await expect.element(button('Print X')).toBeVisible();
  });

  test('names what was changed after its Z, which stays', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    const bill = await sellIn(shift, today(), await addGoods('Salt'), 105, {});
    await openShifts();
    await button('Close Shift').click();
    await userEvent.fill(inDialog('Counted'), '500');
    await userEvent.fill(inDialog('Leave in Drawer'), '500');
    await dialog.getByRole('button', { name: 'Close Shift' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await cancelVoucher(bill.id, 1);
    await openBooksAt(`/books/${key}/counter/shifts/${shift.id}`);
    const changed = page.getByRole('region', { name: 'Changed later' });
    await expect.element(changed.getByRole('link', { name: `Invoice ${bill.number}` })).toBeVisible();
    await expect.element(row('Sales', 'Net')).toHaveTextContent('₹105.00');
    const history = page.getByRole('table', { name: 'History' });
    await expect.element(history.getByRole('rowheader', { name: 'Closed with Z 1', exact: true })).toBeVisible();
    await button('Print Z').click();
    await expect.element(page.getByText('Copy', { exact: true })).toBeInTheDocument();
  });

  test('says that there is none at a wrong address', async () => {
    await openBooksAt(`/books/${key}/counter/shifts/SHF-000009`);
    await expect.element(page.getByText('This shift is not in these books.')).toBeVisible();
  });
});

async function openShifts() {
  await openBooksAt(`/books/${key}/counter/shifts`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Shifts' })).toBeVisible();
}

function row(table: string, name: string) {
  return page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

async function chooseLedger(label: string, name: string) {
  await userEvent.fill(inDialog(label), name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}
