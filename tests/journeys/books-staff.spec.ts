import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { button, field, heading, pick, startBooks, table } from './books-hands.ts';
import { expect, test } from './fixtures.ts';
import { PAYLOADS } from '../support/payloads.ts';
import { CODES, cover, newPerson, signIn, staffedShop } from './staff-hands.ts';

/** The staff of a shop on one device: who signs in, what she may, what another approves, and an Owner who forgot. */

test('a cashier’s morning, with what a manager approves', async ({ page }) => {
  const { books } = await staffedShop(page);
  await page.keyboard.press('Alt+l');
  await signIn(page, 'Ravi');
  await expect(button(page, 'Pay ₹0')).toBeVisible();
  await page.goto(`${books}/reports/profit-and-loss`);
  await expect(heading(page, 'Not for Cashiers')).toBeVisible();
  await page.goto(`${books}/items`);
  await expect(page.getByText('Salt').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('77.71');
  await page.goto(`${books}/counter`);
  await expect(button(page, 'Pay ₹0')).toBeVisible();
  await page.keyboard.type('101', { delay: 150 });
  await expect(page.getByRole('option', { name: /^Salt/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pay ₹105')).toBeVisible();
  await page.keyboard.press('F7');
  await field(page, 'Discount').fill('15%');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await button(page, '₹100').click();
  await button(page, 'Save and Print').click();
  const asked = page.getByRole('dialog', { name: 'Approval Needed' });
  await expect(asked.getByRole('list', { name: 'To Approve' })).toContainText('(15%) off');
  await pick(page, 'Approver', 'Meera, Manager');
  await asked.getByLabel('Passcode').fill(CODES.Meera);
  await asked.getByLabel('Reason').fill('An old customer');
  await asked.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Saved' })).toBeVisible();
  await page.keyboard.press('Alt+l');
  await signIn(page, 'Asha');
  await page.goto(`${books}/settings?tab=edit-log`);
  await expect(page.getByRole('main')).toContainText('Ravi, approved by Meera');
});

test('two tabs are one person’s, and an accountant finds her pages by their addresses', async ({ page, context }) => {
  const other = await context.newPage();
  // Open before there was any staff: it is guarded with the first passcode.
  const { books } = await staffedShop(page, async (of) => {
    await other.goto(`${of}/reports/profit-and-loss`);
    await expect(heading(other, 'Profit & Loss')).toBeVisible();
  });
  await page.keyboard.press('Alt+l');
  await expect(cover(other)).toBeVisible();
  await signIn(other, 'Kiran');
  await expect(cover(page)).toBeHidden();
  await other.goto(`${books}/reports/profit-and-loss`);
  await expect(heading(other, 'Profit & Loss')).toBeVisible();
  await other.goto(`${books}/settings?tab=locks`);
  await expect(other.getByRole('tab', { name: 'Locks', selected: true })).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Staff' })).toBeHidden();
  await other.goto(`${books}/counter`);
  await expect(button(other, 'Pay ₹0')).toBeVisible();
});

test('what is unsaved in another tab becomes a draft of who typed it, when someone else signs in', async ({
  page,
  context,
}) => {
  const { books } = await staffedShop(page);
  await page.keyboard.press('Alt+l');
  await signIn(page, 'Ravi');
  const other = await context.newPage();
  await other.goto(`${books}/vouchers/new/receipt`);
  await field(other, 'Amount').fill('250');
  await page.keyboard.press('Alt+l');
  await expect(cover(other)).toContainText('become a draft when someone else signs in');
  await signIn(page, 'Asha');
  await expect(cover(other)).toBeHidden();
  await page.goto(`${books}/payments`);
  const draft = page.getByRole('row').filter({ hasText: '₹250' });
  await expect(draft).toContainText('Draft');
  await page.goto(`${books}/settings?tab=edit-log`);
  const made = page.getByRole('row').filter({ hasText: 'Receipt' }).first();
  await expect(made).toContainText('Ravi');
});

test('an Owner who forgot comes in by the recovery code, and by no old one', async ({ page }) => {
  const { code } = await staffedShop(page);
  await page.keyboard.press('Alt+l');
  await expect(cover(page).getByRole('region', { name: 'Passcode of Asha' })).toBeVisible();
  await cover(page).getByRole('button', { name: 'Forgotten?' }).click();
  await cover(page).getByLabel('Recovery Code').fill(code);
  await cover(page).getByLabel('New Passcode').fill('905317');
  await cover(page).getByLabel('Repeat Passcode').fill('905317');
  await cover(page).getByRole('button', { name: 'Set Passcode' }).click();
  await cover(page).getByRole('button', { name: 'I have kept it' }).click();
  await signIn(page, 'Asha', '905317');
  await expect(table(page, 'Staff')).toBeVisible();
});

test('books without staff load nothing of it; once there is staff, they do', async ({ page }) => {
  const folder = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const ofStaff = files.filter((name) =>
    /Who are you\?|Approval Needed|I have kept it/.test(readFileSync(folder + name, 'utf8')),
  );
  expect(ofStaff.length).toBeGreaterThan(2);
  const loaded = async () => {
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return ofStaff.filter((name) => asked.some((url) => url.endsWith(name)));
  };
  await page.goto('/books/new');
  const books = await startBooks(page);
  for (const place of ['invoices', 'counter', 'items', 'reports', 'vouchers/new/invoice']) {
    await page.goto(`${books}/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await loaded(), place).toEqual([]);
  }
  await page.goto(`${books}/settings?tab=staff`);
  await newPerson(page, 'Asha');
  await page.getByRole('dialog', { name: 'Recovery Code' }).getByRole('button', { name: 'I have kept it' }).click();
  await page.goto(`${books}/invoices`);
  await expect(heading(page, 'Invoices')).toBeVisible();
  await expect.poll(loaded).not.toEqual([]);
});

test('persons with hostile names are listed, signed in and named in the log, and none of them runs', async ({
  context,
  page,
  faults,
}) => {
  await context.exposeFunction('__ran', (which: number) => faults.push(`payload ${which} ran`));
  const { books } = await staffedShop(page);
  for (const [at, text] of Object.values(PAYLOADS).slice(0, 12).entries()) {
    const name =
      text
        .replaceAll(/[\p{Cs}\p{Cc}]/gu, '')
        .trim()
        .slice(0, 60) || `Person ${at}`;
    await newPerson(page, `${name} ${at}`, 'Cashier', CODES.Ravi);
  }
  await expect(table(page, 'Staff').getByRole('row')).toHaveCount(17);
  await page.keyboard.press('Alt+l');
  await cover(page).getByRole('button', { name: 'Someone Else' }).click();
  await expect(cover(page).getByRole('list', { name: 'Staff' }).getByRole('button')).toHaveCount(16);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
      return scrollWidth - clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
  }
  await cover(page)
    .getByRole('button', { name: /, Cashier$/ })
    .last()
    .click();
  for (const digit of CODES.Ravi) await cover(page).getByRole('button', { name: digit, exact: true }).click();
  await cover(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(cover(page)).toBeHidden();
  await page.keyboard.press('Alt+l');
  await signIn(page, 'Asha');
  await page.goto(`${books}/settings?tab=edit-log`);
  await expect(page.getByRole('main')).toContainText('Created');
});
