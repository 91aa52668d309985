import { expect, type Page } from '@playwright/test';
import { button, importSheets, pick, startBooks, table } from './books-hands.ts';

/** The staff of a shop on one device, as the journeys add and sign it in. */

const ITEMS = {
  'items.csv': `Item name,SKU,HSN,GST Rate,Sale price,Purchase price,Unit,Opening Stock,Opening Rate
Salt,101,25010020,5,100,77.71,PCS,500,77.71
`,
};
export const CODES = { Asha: '482170', Meera: '7316', Ravi: '5937', Kiran: '8264' } as const;
type Name = keyof typeof CODES;

/** The cover of a page that nobody is signed in at, or that is locked. */
export const cover = (page: Page) => page.getByRole('dialog', { name: 'Who are you?' });

/** Signs in by the keys on the screen; a page that somebody locked is first asked for somebody else. */
export async function signIn(page: Page, name: Name, code: string = CODES[name]): Promise<void> {
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

/** Adds a person; without a role the first, who is an Owner. */
export async function newPerson(
  page: Page,
  name: string,
  role?: string,
  code: string = CODES[name as Name],
): Promise<void> {
  await button(page, 'New Person').click();
  const dialog = page.getByRole('dialog', { name: 'New Person' });
  await dialog.getByLabel('Name').fill(name);
  if (role) await pick(page, 'Role', role);
  await dialog.getByLabel('Passcode', { exact: true }).fill(code);
  await dialog.getByLabel('Repeat Passcode').fill(code);
  await dialog.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(dialog).toBeHidden();
}

/** Books of a shop with four persons; the Owner is signed in. Resolves with the address and the recovery code. */
export async function staffedShop(
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
