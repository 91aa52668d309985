import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { today } from '#data/clock.ts';
import { readDay } from '#domain/day-reading.ts';
import { formatDayInFigures, formatDayWithWeekday } from '#domain/format.ts';
import { toastOf } from '../../support/toasts.ts';
import {
  begin,
  button,
  choose,
  field,
  heading,
  keys,
  noteAt,
  receiptInput,
  stored,
  sum,
  voucherBooks,
} from '../../support/voucher-hands.ts';

const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog', { name: 'Discard changes?' });

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  key = await voucherBooks();
});

describe('a receipt', () => {
  test('is entered with the keyboard alone: Enter goes on from field to field, to Save', async () => {
    await begin(key, 'receipt');
    await expect.element(heading('New Receipt')).toBeVisible();
    await expect.element(field('Party or Ledger')).toHaveFocus();
    await choose('mee');
    await expect.element(field('Date')).toHaveFocus();
    await keys('5/4/2026{Enter}');
    await expect.element(field('Amount')).toHaveFocus();
    await keys('1,25,000{Enter}');
    await expect.element(field('Received In')).toHaveFocus();
    await choose('ban');
    await expect.element(page.getByRole('button', { name: 'Mode Bank transfer' })).toHaveFocus();
    await keys('{Enter}');
    await expect.element(field('Reference')).toHaveFocus();
    await keys('UTR 7{Enter}500{Enter}{Enter}{Enter}');
    await expect.element(field('Narration')).toHaveFocus();
    await keys('Part of the bill{Enter}');
    await expect.element(button('Save')).toHaveFocus();
    await keys('{Enter}');
    await expect.element(heading('Receipt RCT/26-27/0001')).toBeVisible();
    await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 saved')).toBeVisible();
    expect(await stored()).toMatchObject([
      {
        kind: 'Receipt',
        state: 'Issued',
        date: '2026-04-05',
        amount: 1_25_000_00,
        against: { name: 'Meena Traders' },
        account: { name: 'Bank' },
        mode: 'Bank transfer',
        reference: 'UTR 7',
        tds: 500_00,
        discount: null,
        narration: 'Part of the bill',
      },
    ]);
  });

  test('Shift+Enter goes back, and what cannot be read keeps the focus', async () => {
    await begin(key, 'receipt');
    field('Amount').element().focus();
    await keys('{Shift>}{Enter}{/Shift}');
    await expect.element(field('Date')).toHaveFocus();
    await keys('31/4/2026{Enter}');
    await expect.element(field('Date')).toHaveFocus();
    expect(noteAt(field('Date').element())).toBe('31 April does not exist.');
    await keys('{Control>}a{/Control}t{Enter}1.25L{Enter}');
    await expect.element(field('Amount')).toHaveFocus();
    expect(noteAt(field('Amount').element())).toContain('Write the amount in figures: 1,25,000.');
  });

  test('its date takes short forms, and shows the weekday; F2 leads to it', async () => {
    await begin(key, 'receipt');
    await expect.element(field('Date')).toHaveValue(formatDayInFigures(today()));
    await keys('{F2}');
    await expect.element(field('Date')).toHaveFocus();
    await keys('yesterday');
    const yesterday = readDay('yesterday', today());
    const day = yesterday.kind === 'value' ? yesterday.value : today();
    await expect.element(page.getByText(formatDayWithWeekday(day))).toBeVisible();
    await keys('{Enter}');
    await expect.element(field('Date')).toHaveValue(formatDayInFigures(day));
  });

  test('shows what it settles, and that of a party all of it is on account', async () => {
    await begin(key, 'receipt');
    await field('Amount').fill('900');
    await field('TDS').fill('70');
    await field('Discount').fill('30');
    await expect.element(sum('Settles')).toHaveTextContent('₹1,000');
    await expect.element(sum('On account')).not.toBeInTheDocument();
    field('Party or Ledger').element().focus();
    await choose('mee');
    await expect.element(sum('On account')).toHaveTextContent('₹1,000');
  });

  test('without what it needs is refused at its fields, and everything typed stays', async () => {
    await begin(key, 'receipt');
    await field('Narration').fill('Part of the bill');
    await button('Save').click();
    await expect.element(toastOf('Error', 'Choose the party or ledger.')).toBeVisible();
    await expect.element(field('Party or Ledger')).toHaveFocus();
    expect(noteAt(field('Party or Ledger').element())).toBe('Choose the party or ledger.');
    expect(noteAt(field('Amount').element())).toBe('Enter the amount.');
    await expect.element(field('Received In')).toHaveValue('Cash');
    await expect.element(field('Narration')).toHaveValue('Part of the bill');
    expect(await stored()).toEqual([]);
  });

  test('refused again for the same reason, moves the focus there again', async () => {
    await begin(key, 'receipt');
    for (let times = 1; times <= 2; times++) {
      field('Narration').element().focus();
      await keys('{Control>}{Enter}{/Control}');
      await expect.element(field('Party or Ledger')).toHaveFocus();
    }
  });

  test('refused again, brings the field into sight that has the focus already', async () => {
    await page.viewport(390, 500);
    await begin(key, 'receipt');
    await button('Save').click();
    await expect.element(field('Party or Ledger')).toHaveFocus();
    await button('Save').click();
    await expect.element(field('Party or Ledger')).toHaveFocus();
    await expect.element(field('Party or Ledger')).toBeInViewport();
  });

  test('in a locked time is refused at its date', async () => {
    await lockUpTo('2026-04-30');
    await begin(key, 'receipt');
    await choose('mee');
    await keys('5/4/2026{Enter}500{Enter}');
    await choose('cas');
    await button('Save').click();
    await expect.element(field('Date')).toHaveFocus();
    expect(noteAt(field('Date').element())).toContain('30 Apr 2026');
    await expect.element(field('Amount')).toHaveValue('500');
    expect(await stored()).toEqual([]);
  });

  test('takes a number of its own; one that was given already is refused at its field', async () => {
    await createVoucher(await receiptInput(), 'Issued');
    await begin(key, 'receipt');
    await expect.element(page.getByText('Next: RCT/26-27/0002')).toBeVisible();
    await choose('mee');
    await keys('25/11/2026{Enter}500{Enter}');
    await choose('cas');
    await field('Number').fill('rct/26-27/0001');
    await button('Save').click();
    await expect.poll(() => noteAt(field('Number').element())).toContain('is there already in that year');
    await expect.element(field('Number')).toHaveFocus();
    await field('Number').fill('R-9');
    await button('Save').click();
    await expect.element(heading('Receipt R-9')).toBeVisible();
  });
});

describe('the cash or bank ledger', () => {
  test('is there from the beginning, and goes along with the mode until another is chosen', async () => {
    await begin(key, 'payment');
    await expect.element(field('Paid From')).toHaveValue('Cash');
    await page.getByRole('button', { name: /^Mode/ }).click();
    await page.getByRole('option', { name: 'UPI' }).click();
    await expect.element(field('Paid From')).toHaveValue('Bank');
    await expect.element(page.getByRole('button', { name: /^Mode/ })).toHaveAccessibleName('Mode UPI');
  });
});

describe('the next of its kind', () => {
  test('has the mode of the last one, too: a mode goes with its ledger, and cash with cash', async () => {
    await begin(key, 'receipt');
    await choose('mee');
    await keys('5/4/2026{Enter}500{Enter}');
    await choose('ban');
    const mode = page.getByRole('button', { name: /^Mode/ });
    await expect.element(mode).toHaveAccessibleName('Mode Bank transfer');
    await mode.click();
    await page.getByRole('option', { name: 'Cheque' }).click();
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 saved')).toBeVisible();
    await expect.element(field('Party or Ledger')).toHaveFocus();
    await expect.element(field('Received In')).toHaveValue('Bank');
    await expect.element(mode).toHaveAccessibleName('Mode Cheque');
    await field('Received In').click();
    await choose('cas');
    await expect.element(mode).toHaveAccessibleName('Mode Cash');
  });

  test('begins with Ctrl+Enter from any field: same date, same cash ledger, nothing else, and the toast opens what was saved', async () => {
    await begin(key, 'receipt');
    await choose('mee');
    await keys('5/4/2026{Enter}500{Enter}');
    await choose('cas');
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Receipt RCT/26-27/0001 saved')).toBeVisible();
    await expect.element(field('Party or Ledger')).toHaveFocus();
    await expect.element(field('Party or Ledger')).toHaveValue('');
    await expect.element(field('Date')).toHaveValue('05/04/2026');
    await expect.element(field('Received In')).toHaveValue('Cash');
    await expect.element(field('Amount')).toHaveValue('');
    await expect.element(heading('New Receipt')).toBeVisible();
    await choose('mee');
    await keys('{Enter}700{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Receipt RCT/26-27/0002 saved')).toBeVisible();
    expect(await stored()).toMatchObject([{ amount: 500_00 }, { amount: 700_00, date: '2026-04-05' }]);
    await page.getByRole('button', { name: 'Open' }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Receipt RCT/ })).toBeVisible();
  });

  test('has the last narration one key away', async () => {
    await createVoucher(await receiptInput({ narration: 'Rent of the shop' }), 'Issued');
    await begin(key, 'receipt');
    await expect.element(button('Use the last narration')).toBeVisible();
    await keys('{Alt>}r{/Alt}');
    await expect.element(field('Narration')).toHaveValue('Rent of the shop');
    await expect.element(field('Narration')).toHaveFocus();
    await expect.element(button('Use the last narration')).not.toBeInTheDocument();
  });
});

describe('what is not there yet', () => {
  test('is made without leaving the voucher, and chosen', async () => {
    await begin(key, 'receipt');
    await field('Amount').fill('500');
    field('Party or Ledger').element().focus();
    await keys('Om Mills');
    await page.getByRole('option', { name: 'Add “Om Mills”' }).click();
    await expect.element(page.getByRole('dialog', { name: 'New Party' })).toBeVisible();
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Om Mills');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field('Party or Ledger')).toHaveValue('Om Mills');
    await expect.element(field('Party or Ledger')).toHaveFocus();
    await expect.element(field('Amount')).toHaveValue('500');
  });

  test('may be a ledger instead of a party, and its Enter saves nothing of the voucher', async () => {
    await begin(key, 'payment');
    field('Party or Ledger').element().focus();
    await keys('Tea');
    await page.getByRole('option', { name: 'Add “Tea”' }).click();
    await dialog.getByRole('button', { name: 'Make a ledger instead' }).click();
    await expect.element(page.getByRole('dialog', { name: 'New Ledger' })).toBeVisible();
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Tea');
    dialog.getByLabelText('Group').element().focus();
    await choose('indirect exp');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(field('Party or Ledger')).toHaveValue('Tea');
    expect(await stored()).toEqual([]);
  });
});

describe('a contra', () => {
  test('moves money between cash and bank, and offers no other ledger', async () => {
    await begin(key, 'contra');
    await expect.element(field('Paid From')).toHaveFocus();
    await field('Paid From').click();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(2);
    await choose('ban');
    await choose('cas');
    await keys('{Enter}2000{Enter}');
    await expect.element(field('Reference')).toHaveFocus();
    await button('Save').click();
    await expect.element(heading('Contra CON/26-27/0001')).toBeVisible();
    expect(await stored()).toMatchObject([
      { paidFrom: { name: 'Bank' }, receivedIn: { name: 'Cash' }, amount: 2000_00 },
    ]);
  });
});

describe('a draft', () => {
  test('may lack everything but its date', async () => {
    await begin(key, 'payment');
    await field('Date').fill('');
    await button('Save Draft').click();
    await expect.element(toastOf('Error', 'Enter the date.')).toBeVisible();
    await field('Date').fill('5/4/2026');
    await button('Save Draft').click();
    await expect.element(toastOf('Success', 'Draft saved')).toBeVisible();
    await expect.element(heading('Payment')).toBeVisible();
    await expect.element(page.getByText('A draft posts nothing.')).toBeVisible();
    expect(await stored()).toMatchObject([{ state: 'Draft', number: '', postings: [] }]);
  });
});

test.each(['receipt', 'contra', 'journal'] as const)(
  'on a phone nothing of a new %s is wider than the screen, and its figures bring up the number pad',
  async (kind) => {
    await page.viewport(390, 844);
    await begin(key, kind);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const main = document.querySelector('main');
    expect(main?.scrollWidth).toBe(main?.clientWidth);
    const figure =
      kind === 'journal' ? page.getByRole('group', { name: 'Line 1' }).getByLabelText('Debit') : field('Amount');
    await expect.element(figure).toHaveAttribute('inputmode', 'decimal');
    const bottom = page.getByRole('region', { name: 'Sums' }).query()?.getBoundingClientRect().bottom ?? 0;
    expect(bottom).toBeLessThanOrEqual(844);
  },
);

describe('leaving', () => {
  test('a voucher with something typed asks; Escape leaves one without', async () => {
    const router = await begin(key, 'receipt');
    await field('Amount').fill('500');
    await keys('{Escape}');
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(field('Amount')).toHaveValue('500');
    await field('Amount').fill('');
    await button('Cancel').click();
    await expect.element(heading('Payments')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/books/${key}/payments`);
  });
});

describe('Tally’s keys', () => {
  test('open a new voucher anywhere in the books, and ask where something was typed', async () => {
    const router = await begin(key, 'receipt');
    await field('Amount').fill('500');
    await keys('{F7}');
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(heading('New Journal')).toBeVisible();
    await keys('{F4}');
    await expect.element(heading('New Contra')).toBeVisible();
    await keys('{Alt>}p{/Alt}');
    await expect.element(heading('New Payment')).toBeVisible();
    await keys('{F6}');
    await expect.element(heading('New Receipt')).toBeVisible();
    await field('Amount').fill('500');
    await keys('{F6}');
    await expect.element(field('Amount')).toHaveValue('500');
    expect(router.state.location.pathname).toBe(`/books/${key}/vouchers/new/receipt`);
  });

  test('have their commands under Find anything', async () => {
    await begin(key, 'receipt');
    await keys('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
    await keys('new jour');
    await expect.element(page.getByRole('option', { name: /^New Journal/ })).toHaveTextContent('F7');
    await keys('{Enter}');
    await expect.element(heading('New Journal')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Line 1' }).getByLabelText('Ledger')).toHaveFocus();
  });

  test('stand in the list of keys, with those of a voucher', async () => {
    await begin(key, 'journal');
    button('Cancel').element().focus();
    await keys('?');
    await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    for (const does of [
      'New contra voucher',
      'Save, and begin the next',
      'Go to the date',
      'Put in the last narration',
    ])
      await expect.element(dialog.getByText(does)).toBeVisible();
  });
});

test('an address of no kind of voucher says so, and leads back', async () => {
  const { openBooksAt } = await import('../../app/open-app.tsx');
  await openBooksAt(`/books/${key}/vouchers/new/cheque`);
  await expect.element(page.getByText('There is no voucher of this kind.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Accounting' }).click();
  await expect.element(heading('Accounting')).toBeVisible();
});
