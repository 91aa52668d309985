import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { scan } from '../../../support/scanner.ts';
import { button, expectLines, keys, openCounter, SALT, shop, SOAP } from './counter-hands.ts';

let key: string;
const counter = page.getByRole('main');
const line = (name: string) => page.getByRole('button', { name, exact: true });
/** Where the focus is: a part that can be used, never the body of the page. */
const focused = () => document.activeElement?.matches('body, :disabled, [aria-modal="true"] *') === false;

beforeEach(async () => {
  key = await shop();
});

test('a bill that is held leaves the focus on the counter, by the button and by the key, from its lines too', async () => {
  await openCounter(key);
  await scan(SALT);
  await button('Hold').click();
  await expect.element(button('Held Bills, 1')).toBeVisible();
  await expect.element(counter).toHaveFocus();
  await keys('{F6}');
  await button('Recall Bill 1').click();
  await expectLines(['Salt', '1 PCS', '105.00']);
  await expect.element(counter).toHaveFocus();
  await line('Salt').click();
  await line('Salt').click();
  await expect.element(line('Salt')).toHaveFocus();
  await keys('{F4}');
  await expectLines();
  await expect.element(counter).toHaveFocus();
  await keys('so{Enter}');
  await expectLines(['Soap', '1 PCS', '21.00']);
});

test('a line that is removed and a bill that is cleared leave the focus where letters go on', async () => {
  await openCounter(key);
  await scan(SALT);
  await scan(SOAP);
  await line('Salt').click();
  await keys('{Delete}');
  await expectLines(['Soap', '1 PCS', '21.00']);
  await expect.element(counter).toHaveFocus();
  await keys('-');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Line' }).click();
  await expectLines();
  await expect.element(counter).toHaveFocus();
  await scan(SALT);
  await line('Salt').click();
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Clear Bill' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Bill' }).click();
  await expectLines();
  await expect.poll(focused).toBe(true);
});

test('each dialog that is closed gives the focus back', async () => {
  await openCounter(key);
  await scan(SALT);
  for (const opens of ['{F3}', '{F6}', '{F7}', '{F9}']) {
    await keys(opens);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await keys('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(counter).toHaveFocus();
  }
  for (const entry of ['Returns', 'Bill Discount', 'Edit Favourites', 'Clear Bill']) {
    await button('More').click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await keys('{Escape}');
    await expect.poll(focused, { message: entry }).toBe(true);
  }
});
