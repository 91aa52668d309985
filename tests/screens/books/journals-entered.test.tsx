import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { aJournal, cr, dr } from '../../support/voucher-inputs.ts';
import {
  begin,
  button,
  choose,
  field,
  heading,
  keys,
  line,
  named,
  noteAt,
  stored,
  sum,
  voucherBooks,
} from '../../support/voucher-hands.ts';
import { givenTime } from '../../support/given-time.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { toastOf } from '../../support/toasts.ts';

const inLine = (number: number, label: string) => line(number).getByLabelText(label, { exact: true });

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  key = await voucherBooks();
});

describe('a journal', () => {
  test('is entered with the keyboard alone: Enter begins a line while a difference is left, then goes to the narration', async () => {
    await begin(key, 'journal');
    await expect.element(heading('New Journal')).toBeVisible();
    await expect.element(inLine(1, 'Ledger')).toHaveFocus();
    await choose('sal');
    await expect.element(inLine(1, 'Debit')).toHaveFocus();
    await keys('60,000{Enter}');
    await expect.element(inLine(2, 'Ledger')).toHaveFocus();
    await choose('tds pay');
    await expect.element(inLine(2, 'Credit')).toHaveFocus();
    await expect.element(inLine(2, 'Credit')).toHaveValue('60,000');
    await keys('6000{Enter}');
    await expect.element(inLine(3, 'Ledger')).toHaveFocus();
    await expect.element(sum('Difference')).toHaveTextContent('₹54,000 to credit');
    await choose('ban');
    await expect.element(inLine(3, 'Credit')).toHaveFocus();
    await expect.element(inLine(3, 'Credit')).toHaveValue('54,000');
    await expect.element(sum('Difference')).toHaveTextContent('₹0');
    await keys('{Enter}');
    await expect.element(field('Narration')).toHaveFocus();
    await keys('Salary of November{Enter}{Enter}');
    await expect.element(heading('Journal JV/26-27/0001')).toBeVisible();
    expect(await stored()).toMatchObject([
      {
        narration: 'Salary of November',
        lines: [
          { ledger: { name: 'Salaries' }, debit: 60_000_00 },
          { ledger: { name: 'TDS Payable' }, credit: 6_000_00 },
          { ledger: { name: 'Bank' }, credit: 54_000_00 },
        ],
      },
    ]);
  });

  test('takes a typed debit in place of the credit that was proposed', async () => {
    await begin(key, 'journal');
    await choose('ren');
    await keys('500{Enter}');
    await choose('sal');
    await expect.element(inLine(2, 'Credit')).toHaveFocus();
    await inLine(2, 'Debit').fill('200');
    await expect.element(inLine(2, 'Credit')).toHaveValue('');
    await expect.element(sum('Difference')).toHaveTextContent('₹700 to credit');
  });

  test('waits for a difference of zero: the sentence stands at it and takes the focus', async () => {
    await begin(key, 'journal');
    await choose('ren');
    await keys('500{Enter}');
    await choose('cas');
    await keys('499.50');
    await button('Save').click();
    await expect.element(toastOf('Error', 'Credits are ₹0.50 less. Both sides must be equal.')).toBeVisible();
    await expect.element(sum('Difference')).toHaveFocus();
    expect(noteAt(sum('Difference').element())).toBe('Credits are ₹0.50 less. Both sides must be equal.');
    expect(await stored()).toEqual([]);
    await inLine(2, 'Credit').fill('500');
    await button('Save').click();
    await expect.element(heading('Journal JV/26-27/0001')).toBeVisible();
  });

  test('says at each line what is wrong with it', async () => {
    await begin(key, 'journal');
    await button('Add Line').click();
    await expect.element(inLine(3, 'Ledger')).toHaveFocus();
    await inLine(1, 'Debit').fill('500');
    await inLine(2, 'Debit').fill('200');
    await inLine(2, 'Credit').fill('200');
    await button('Save').click();
    await expect.element(toastOf('Error', 'Line 1: Choose the ledger of this line.')).toBeVisible();
    await expect.element(inLine(1, 'Ledger')).toHaveFocus();
    expect(noteAt(inLine(1, 'Ledger').element())).toBe('Choose the ledger of this line.');
    expect(noteAt(inLine(2, 'Credit').element())).toBe('A line has a debit or a credit. Clear one of them.');
  });

  test('loses a line with its button, and the lines after it keep what was typed', async () => {
    await begin(key, 'journal');
    await expect.element(button('Remove line 1')).not.toBeInTheDocument();
    await button('Add Line').click();
    await inLine(2, 'Debit').fill('1.25L');
    await inLine(3, 'Debit').fill('300');
    await button('Remove line 2').click();
    await expect.element(inLine(2, 'Debit')).toHaveValue('300');
    await expect.element(line(3)).not.toBeInTheDocument();
    await expect.element(button('Add Line')).toHaveFocus();
  });
});

test('of five hundred lines only the one that is typed into is drawn again', async () => {
  const [rent, cash] = [await named('Rent'), await named('Cash')];
  const lines = Array.from({ length: 499 }, () => dr(rent, 1_00));
  const { id } = await createVoucher(aJournal(...lines, cr(cash, 499_00)), 'Draft');
  await openBooksAt(`/books/${key}/vouchers/${id}/edit`);
  const debit = inLine(250, 'Debit');
  await debit.fill('2');
  await expect.element(sum('Difference')).toHaveTextContent('₹1 to credit');
  await givenTime();
  const redrawn = new Set<Element>();
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const group = (target instanceof Element ? target : target.parentElement)?.closest('[role="group"]');
      if (group) redrawn.add(group);
    }
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await debit.fill('12');
  await expect.element(sum('Difference')).toHaveTextContent('₹11 to credit');
  watcher.disconnect();
  expect([...redrawn].map((group) => group.getAttribute('aria-label'))).toEqual(['Line 250']);
  await debit.fill('1');
  await button('Save').click();
  await expect.element(heading('Journal JV/26-27/0001')).toBeVisible();
});
