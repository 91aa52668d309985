import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { act } from '#data/books/act.ts';
import { newRecoveryCode } from '#data/books/staff/recovery.ts';
import { staffStanding } from '#data/books/staff/guard.ts';
import { updateLocking } from '#data/books/staff/staff-settings.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { as, personOf, withStaff } from '../../../support/staff.ts';
import { scan } from '../../../support/scanner.ts';
import { dialog, expectLines, region, SALT, shop } from '../counter/counter-hands.ts';
import { button, CASHIERS, enter, heading, keys, OWNERS, staffedShop, type, whoAreYou } from './staff-hands.ts';

test('an Owner who forgot her passcode sets it by the recovery code, and a new code is shown once', async () => {
  const key = await staffedShop();
  as('Owner');
  const code = await newRecoveryCode();
  await openBooksAt(`/books/${key}`);
  await expect.element(heading('Dashboard')).toBeVisible();
  await keys('{Alt>}l{/Alt}');
  await button('Forgotten?').click();
  await expect
    .element(whoAreYou.getByText(/a copy that is restored as a new set of books is the only way/))
    .toBeVisible();
  await userEvent.fill(whoAreYou.getByLabelText('Recovery Code'), code);
  await userEvent.fill(whoAreYou.getByLabelText('New Passcode'), '4821');
  await userEvent.fill(whoAreYou.getByLabelText('Repeat Passcode'), '4821');
  await button('Set Passcode').click();
  await expect.element(whoAreYou.getByText('The passcode of an Owner has at least 6 digits.').first()).toBeVisible();
  await userEvent.fill(whoAreYou.getByLabelText('New Passcode'), '730194');
  await userEvent.fill(whoAreYou.getByLabelText('Repeat Passcode'), '730194');
  await button('Set Passcode').click();
  const shown = whoAreYou.getByRole('group', { name: 'Recovery Code' });
  await expect.element(shown).toHaveTextContent(/^(?:[A-Z2-9]{4}){6}$/);
  expect(shown.element().textContent).not.toBe(code.replaceAll('-', ''));
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  await button('Print').click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await button('I have kept it').click();
  await expect.element(shown).not.toBeInTheDocument();
  await enter('730194');
  await expect.element(whoAreYou).not.toBeInTheDocument();
});

test('all others ask an Owner', async () => {
  const key = await staffedShop();
  await openBooksAt(`/books/${key}`);
  await button('Cashier One, Cashier').click();
  await button('Forgotten?').click();
  await expect
    .element(whoAreYou.getByText('Owner One can set a new one: under Settings › Staff, “Set Passcode Cashier One”.'))
    .toBeVisible();
});

test('Lock After Each Bill locks once a bill is saved, whose sums stand there for the same person', async () => {
  const key = await staffedShop('Cashier');
  as('Owner');
  await updateLocking({ lockAfter: 5, lockAfterEachBill: true });
  as('Cashier');
  await openBooksAt(`/books/${key}/counter`);
  await expect.element(region('Sums')).toBeVisible();
  await scan(SALT);
  await expectLines(['Salt', '1 PCS', '105.00']);
  await button('Pay ₹105').click();
  await button('Fill Cash').click();
  await button('Save').click();
  await expect.element(whoAreYou).toBeVisible();
  await type(CASHIERS);
  await expect.element(whoAreYou).not.toBeInTheDocument();
  await expect.element(region('Saved')).toBeVisible();
});

test('Lock After locks where nobody was there for so long', async () => {
  const key = await staffedShop();
  as('Owner');
  await openBooksAt(`/books/${key}`);
  await expect.element(heading('Dashboard')).toBeVisible();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 6 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(whoAreYou).toBeVisible();
  expect(staffStanding()?.session).toEqual({ person: personOf('Owner').id, isLocked: true });
  vi.restoreAllMocks();
});

test('the person signs out by the menu of her name', async () => {
  await page.viewport(1280, 800);
  const key = await shop();
  await withStaff();
  as('Viewer');
  await openBooksAt(`/books/${key}`);
  await button('Viewer One, Viewer').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.element(whoAreYou.getByRole('list', { name: 'Staff' })).toBeVisible();
  expect(staffStanding()?.session.person).toBe('');
});

test('of many persons one is found by her name', async () => {
  const key = await staffedShop();
  as('Owner');
  await act('settings', ['persons'], async (transaction) => {
    const more = Array.from({ length: 20 }, (_, at) => ({
      id: `STF-1000${at + 10}`,
      rev: 1,
      name: `Ravi ${at}`,
      role: 'Cashier' as const,
      isActive: true,
    }));
    await transaction.insertAll('persons', more);
  });
  await openBooksAt(`/books/${key}`);
  await expect.element(heading('Dashboard')).toBeVisible();
  await keys('{Alt>}l{/Alt}');
  await button('Someone Else').click();
  await userEvent.fill(whoAreYou.getByRole('searchbox', { name: 'Find staff' }), 'ravi 7');
  await expect.poll(() => whoAreYou.getByRole('list', { name: 'Staff' }).getByRole('button').elements().length).toBe(1);
});

test('a line that is removed after Pay is approved, and goes once', async () => {
  const key = await staffedShop();
  as('Cashier');
  await openBooksAt(`/books/${key}/counter`);
  await expect.element(region('Sums')).toBeVisible();
  await scan(SALT);
  await expectLines(['Salt', '1 PCS', '105.00']);
  await button('Pay ₹105').click();
  await expect.element(region('Pay')).toBeVisible();
  await keys('{Escape}');
  await expect.element(region('Pay')).not.toBeInTheDocument();
  await keys('{ArrowDown}{Delete}');
  await expect.element(dialog('Approval Needed')).toBeVisible();
  await page.getByRole('button', { name: /^Approver/ }).click();
  await page.getByRole('option', { name: 'Owner One, Owner' }).click();
  await userEvent.fill(page.getByLabelText('Passcode', { exact: true }), OWNERS);
  await userEvent.fill(page.getByLabelText('Reason'), 'Not wanted');
  await button('Approve').click();
  await expect.element(dialog('Approval Needed')).not.toBeInTheDocument();
  await expectLines();
});
