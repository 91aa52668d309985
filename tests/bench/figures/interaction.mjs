import { Hand } from '../hand.mjs';
import { median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const ROUNDS = 3;
const MOST_MS = 56;

/**
 * Interaction to next paint of every kind of action, with 1,000 invoices and CPU ×4.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function interaction(lab) {
  const page = await lab.holding(1000);
  await page.evaluate(() => window.bench.open('/invoices'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const hand = new Hand(page);
  for (let round = 0; round < ROUNDS; round++) {
    await invoiceActions(hand, page);
    await listActions(hand, page);
    await frameActions(hand, page);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return [...hand.waits].map(([action, waits]) =>
    atMost(`INP ×4: ${action}`, median(waits), MOST_MS, { shown, beside: `each: ${waits.map(shown).join(', ')}` }),
  );
}

/**
 * @param {Hand} hand
 * @param {import('@playwright/test').Page} page
 */
async function invoiceActions(hand, page) {
  const dialog = page.getByRole('dialog');
  await hand.press('open the New Invoice form', page.getByRole('button', { name: 'New Invoice' }));
  await hand.press('open the customer list', dialog.getByRole('button', { name: 'Customer' }));
  await hand.press('pick a customer', page.getByRole('option').nth(2));
  await hand.press('go into a field', dialog.getByLabel('Rate'));
  await hand.type('type a figure', ['1', '2', '5', '0']);
  await hand.press('add an item', dialog.getByRole('button', { name: 'Add Item' }));
  await hand.press('remove an item', dialog.getByRole('button', { name: 'Remove item 2' }));
  await hand.press('save', dialog.getByRole('button', { name: 'Save' }));
  await dialog.waitFor({ state: 'detached' });

  await hand.press('open a status list', topRow(page).getByRole('button', { name: /^Status of/ }));
  await hand.press('pick a status', page.getByRole('option', { name: 'Paid' }));
  await hand.press('open the edit form', topRow(page).getByRole('button', { name: /^Edit/ }));
  await hand.press('cancel a form', dialog.getByRole('button', { name: 'Cancel' }));
  await hand.press('ask before deleting', topRow(page).getByRole('button', { name: /^Delete/ }));
  await hand.press('delete', page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
}

/**
 * @param {Hand} hand
 * @param {import('@playwright/test').Page} page
 */
async function listActions(hand, page) {
  await hand.press('go into find', page.getByRole('searchbox'));
  await hand.type('type into find', ['m', 'e', 'h']);
  await hand.type('clear find', ['Escape']);
  await hand.press('sort', page.getByRole('button', { name: 'Customer', exact: true }));
  await hand.press('', page.getByRole('button', { name: 'Invoice #' }));
  await hand.press('next page', page.getByRole('button', { name: 'Next page' }));
  await hand.press('first page', page.getByRole('button', { name: 'First page' }));
}

/**
 * @param {Hand} hand
 * @param {import('@playwright/test').Page} page
 */
async function frameActions(hand, page) {
  const button = (/** @type {string | RegExp} */ name) => page.getByRole('banner').getByRole('button', { name });
  for (const half of ['narrow', 'widen']) await hand.press(`${half} the sidebar`, button('Toggle Sidebar'));
  for (const half of ['dark mode on', 'dark mode off']) await hand.press(half, button('Toggle dark mode'));
  for (const [action, name] of /** @type {const} */ ([
    ['open Today', 'Today'],
    ['open the user menu', 'User menu'],
    ['open the notifications', /^Notifications/],
  ])) {
    await hand.press(action, button(name));
    await hand.type('', ['Escape']);
  }
  await hand.press('open the palette', button('Find anything'));
  await hand.type('type into the palette', ['m', 'e', 'h']);
  await hand.type('leave the palette', ['Escape']);
  for (const screen of ['Sales', 'Invoices'])
    await hand.press(`go to ${screen}`, page.getByRole('navigation').getByRole('link', { name: screen }));
}

/** @param {import('@playwright/test').Page} page */
function topRow(page) {
  return page.locator('main tbody tr').first();
}

/** @param {number} ms */
function shown(ms) {
  return ms === 0 ? '< 16 ms' : `${ms} ms`;
}
