import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { booksStore } from '#data/books/store.ts';
import { scan } from '../../../support/scanner.ts';
import { button, openCounter, region, SALT, shop } from './counter-hands.ts';

beforeEach(async () => {
  await page.viewport(1180, 820);
  await openCounter(await shop());
});

test('a discount beyond the limit is asked about once: Cancel leaves the bill at Pay, Go On saves it', async () => {
  await scan(SALT);
  await page.getByRole('button', { name: 'Salt', exact: true }).click();
  await userEvent.fill(page.getByRole('group', { name: 'Selected Line' }).getByLabelText('Discount'), '21');
  await userEvent.keyboard('{Enter}');
  await button('Pay ₹84').click();
  await button('Fill Cash').click();
  await button('Save').click();
  const question = page.getByRole('alertdialog', { name: 'Beyond the limit' });
  await expect.element(question).toHaveTextContent('Salt: ₹21 (20%) off. The limit is 10%.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(region('Pay')).toBeVisible();
  expect(await kinds()).toEqual([]);
  await button('Save').click();
  await question.getByRole('button', { name: 'Go On' }).click();
  await expect.element(region('Saved')).toBeVisible();
  expect(await kinds()).toEqual(['Invoice', 'Receipt']);
});

const kinds = async () => (await booksStore.records('vouchers').toArray()).map(({ kind }) => kind);
