import type { Page } from '@playwright/test';
import { button, field, heading, importSheets, pick, startBooks, table } from './books-hands.ts';
import { expect, test } from './fixtures.ts';

/** The staff of a shop on one device: who signs in, what she may, what another approves, and an Owner who forgot. */

const ITEMS = {
  'items.csv': `Item name,SKU,HSN,GST Rate,Sale price,Purchase price,Unit,Opening Stock,Opening Rate
Salt,101,25010020,5,100,77.71,PCS,500,77.71
`,
};
const CODES = { Asha: '482170', Meera: '7316', Ravi: '5937', Kiran: '8264' } as const;
type Name = keyof typeof CODES;

const cover = (page: Page) => page.getByRole('dialog', { name: 'Who are you?' });

/** Signs in by the keys on the screen; a page that somebody locked is first asked for somebody else. */
async function signIn(page: Page, name: Name, code: string = CODES[name]): Promise<void> {
  await expect(cover(page)).toBeVisible();
  const other = cover(page).getByRole('button', { name: 'Someone Else' });
  const asked = cover(page).getByRole('region', { name: `Passcode of ${name}` });
  if (!(await asked.isVisible())) {
    if (await other.isVisible()) await other.click();
    await cover(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  }
  for (const digit of code) await cover(page).getByRole('button', { name: digit, exact: true }).click();
  await cover(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(cover(page)).toBeHidden();
}

async function newPerson(page: Page, name: Name, role?: string): Promise<void> {
  await button(page, 'New Person').click();
  const dialog = page.getByRole('dialog', { name: 'New Person' });
  await dialog.getByLabel('Name').fill(name);
  if (role) await pick(page, 'Role', role);
  await dialog.getByLabel('Passcode', { exact: true }).fill(CODES[name]);
  await dialog.getByLabel('Repeat Passcode').fill(CODES[name]);
  await dialog.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(dialog).toBeHidden();
}

/** Books of a shop with four persons; the Owner is signed in. Resolves with the address and the recovery code. */
async function staffedShop(
  page: Page,
  beforeStaff: (books: string) => Promise<void> = async () => undefined,
): Promise<Readonly<{ books: string; code: string }>> {
  await page.goto('/books/new');
  const books = await startBooks(page);
  await importSheets(page, books, ITEMS);
  await beforeStaff(books);
  await page.goto(`${books}/settings?tab=staff`);
  await newPerson(page, 'Asha');
  const shown = page.getByRole('dialog', { name: 'Recovery Code' });
  const code = (await shown.getByRole('group', { name: 'Recovery Code' }).innerText()).replaceAll(/\s/g, '');
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  await newPerson(page, 'Meera', 'Manager');
  await newPerson(page, 'Ravi', 'Cashier');
  await newPerson(page, 'Kiran', 'Accountant');
  await expect(table(page, 'Staff').getByRole('row')).toHaveCount(5);
  return { books, code };
}

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
