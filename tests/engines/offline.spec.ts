import { test } from './fixtures.ts';
import { BOOKS, startShop } from './shop.ts';

test('with the server gone the sample and the books open, and a party is entered', async ({ hands, site }) => {
  await startShop(hands);
  await hands.seeInstalled();
  await site.goDark();
  await hands.goTo(`${BOOKS}/parties`);
  await hands.press('button', 'New Party');
  await hands.type('Name', 'Om Mills', { role: 'dialog', name: 'New Party' });
  await hands.press('button', 'Save', { role: 'dialog', name: 'New Party' });
  await hands.seeIn('row', /Om Mills/, 'Om Mills');
  // What was open last opens at the start of the app.
  await hands.goTo('/');
  await hands.see('Asha Stores');
  await hands.press('link', 'Parties');
  await hands.seeIn('row', /Om Mills/, 'Om Mills');
  await hands.goTo('/invoices');
  await hands.seeHeading('Invoice Management');
  await hands.seeIn('row', /INV-2024-014/, 'INV-2024-014');
});
