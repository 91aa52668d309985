import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { createParty, party } from '#data/books/masters/parties.ts';
import { documentParty } from '#domain/books/documents/blank-document.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { perUnit, rupees } from '../../../support/counter.ts';
import { scan } from '../../../support/scanner.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { addGoods, sell } from '../../../support/trade.ts';
import { button, dialog, field, keys, lastScan, openCounter, region, shop } from '../counter/counter-hands.ts';
import { OWNERS, staffedShop } from './staff-hands.ts';

/** Goods that come back at the counter of a Cashier, who sees neither what they cost nor what a customer owes. */

const hidden = /7,?771\.11|8,?882\.22/;
const expectNothingHidden = () => expect.poll(() => document.body.textContent).not.toMatch(hidden);
const returnsEntry = page.getByRole('menuitem', { name: 'Returns' });

/** Ghee that costs 7,771.11 was sold at 9,000 to Ravi, who owes 8,882.22 besides. */
async function soldToRavi(): Promise<void> {
  const cost = { purchasePrice: perUnit(7771.11), sellingPrice: perUnit(9000) };
  const ghee = await addGoods('Ghee', cost);
  const opened = { balance: rupees(8882.22), side: 'Dr' } as const;
  const ravi = await party((await createParty({ ...blankParty('Customer'), name: 'Ravi Kirana', ...opened })).id);
  if (ravi) await sell(today(), documentParty(ravi), [[ghee, 1, 9000]]);
}

describe('Returns of a Cashier', () => {
  test('take goods back of their bill without asking, and show neither cost nor balance', async () => {
    const key = await shop();
    await soldToRavi();
    await withStaff();
    as('Cashier');
    await openCounter(key);
    await keys('{F9}');
    await field('Find a Bill').fill('ravi');
    const bill = dialog('Returns').getByRole('button', { name: /INV\/26-27\/0001/ });
    await expect.element(bill).toHaveTextContent('₹9,450');
    await expectNothingHidden();
    await bill.click();
    await field('Take Back Ghee').fill('1');
    await expectNothingHidden();
    await button('Add to Bill').click();
    await expect.element(region('Returns')).toHaveTextContent('−9,450.00');
    await expectNothingHidden();
    await button('Pay ₹0').click();
    await expect.element(region('Pay')).toBeVisible();
    await expectNothingHidden();
    await button('Save').click();
    await expect.element(region('Saved')).toBeVisible();
    await expectNothingHidden();
  });

  test('without a bill are approved by another when they are saved', async () => {
    const key = await staffedShop();
    as('Cashier');
    await openCounter(key);
    await keys('{F9}');
    await button('Return Without Bill').click();
    await field('Item').fill('salt');
    await page.getByRole('option', { name: /Salt/ }).click();
    await expect.element(field('Rate')).toHaveValue('105');
    await field('Reason').fill('The bill is lost');
    await button('Add to Bill').click();
    await button('Give Back ₹105').click();
    await button('Save').click();
    const needed = dialog('Approval Needed');
    await expect.element(needed).toHaveTextContent('Goods come back without their bill.');
    await needed.getByRole('button', { name: /^Approver/ }).click();
    await page.getByRole('option', { name: 'Owner One, Owner' }).click();
    await userEvent.fill(needed.getByLabelText('Passcode', { exact: true }), OWNERS);
    await userEvent.fill(needed.getByLabelText('Reason'), 'Known to us');
    await needed.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect.element(region('Saved')).toBeVisible();
  });

  test('without a bill are left out where they are not allowed', async () => {
    const key = await shop();
    await withStaff({ 'returnWithoutBill/Cashier': 'not' });
    as('Cashier');
    await openCounter(key);
    await keys('{F9}');
    await expect.element(field('Find a Bill')).toBeVisible();
    await expect.element(button('Return Without Bill')).not.toBeInTheDocument();
  });

  test('begin without a bill for one who takes nothing back of bills', async () => {
    const key = await shop();
    await soldToRavi();
    await withStaff({ 'returnWithBill/Cashier': 'not' });
    as('Cashier');
    await openCounter(key);
    await scan('INV/26-27/0001');
    await expect.element(lastScan).toHaveTextContent('Cashiers may not take goods back. Ask');
    await keys('{F9}');
    await expect.element(field('Reason')).toBeVisible();
    await button('Back').click();
    await expect.element(dialog('Returns')).not.toBeInTheDocument();
  });

  test('are left out where neither is allowed, and so is changing the favourites', async () => {
    const key = await shop();
    await withStaff({ 'returnWithBill/Cashier': 'not', 'returnWithoutBill/Cashier': 'not' });
    as('Cashier');
    await openCounter(key);
    await button('More').click();
    await expect.element(page.getByRole('menuitem', { name: 'Customer Display' })).toBeVisible();
    await expect.element(returnsEntry).not.toBeInTheDocument();
    await expect.element(page.getByRole('menuitem', { name: 'Edit Favourites' })).not.toBeInTheDocument();
    await expect.element(button('Edit Favourites')).not.toBeInTheDocument();
    await keys('{Escape}');
    await keys('{F9}');
    await expect.element(region('Sums')).toBeVisible();
    await expect.element(dialog('Returns')).not.toBeInTheDocument();
  });
});
