import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { expectNoDeadButtons } from './lacking.ts';
import { BOOKS, enterMasters, INVOICE, sellSoap, startShop } from './shop.ts';

test('every screen of books opens by its address on a tablet held upright', async ({ hands }) => {
  expect(routesLeftOut()).toEqual([]);
  await startShop(hands);
  await enterMasters(hands);
  await sellSoap(hands);
  for (const [path, heading] of HEADINGS) {
    await test.step(path, async () => {
      await hands.goTo(path);
      await hands.seeHeading(heading);
      await expectNoDeadButtons(hands);
    });
  }
});

/** The routes that the table of contents has and `HEADINGS` has not. */
function routesLeftOut(): readonly string[] {
  const contents = readFileSync(new URL('../../src/app/routes.tsx', import.meta.url), 'utf8');
  const inBooks = [...contents.matchAll(/\binBooks\(\s*'([^']+)'/g)].map(([, path = '']) => BOOKS + path);
  const outside = [...contents.matchAll(/\bat\(\s*'(\/books[^']*)'/g)].map(([, path = '']) => path);
  return [...outside, ...inBooks].filter((route) => {
    const address = new RegExp(`^${route.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}$`);
    return !HEADINGS.some(([path]) => address.test(path));
  });
}

/** The address that screens of such a name have: "Profit & Loss" is at profit-and-loss. */
function at(place: string, names: string): readonly (readonly [path: string, heading: string])[] {
  const slug = (name: string) => name.toLowerCase().replace('&', 'and').replaceAll(' ', '-');
  return names.split(', ').map((name) => [BOOKS + place + slug(name.replace(/^New /, '')), name]);
}

/** Of every route of books an address with its heading, once an invoice is issued. */
const HEADINGS: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/books', 'Books'],
  ['/books/new', 'Start your own books'],
  ['/books/new/tally', 'Move in from Tally'],
  [BOOKS, 'Dashboard'],
  ...at('/', 'Invoices, Orders, Purchases, Payments, Banking, Parties, Items, Stock Count, Accounting, GST, Reports'),
  ...at('/', 'Settings'),
  ...at('/vouchers/new/', 'New Invoice, New Credit Note, New Purchase, New Debit Note, New Receipt, New Payment'),
  ...at('/vouchers/new/', 'New Contra, New Journal, New Stock Adjustment, New Stock Transfer'),
  ...at('/reports/', 'Trial Balance, Profit & Loss, Balance Sheet, Cash Flow, Receivables, Payables, Day Book'),
  ...at('/reports/', 'Sales Register, Purchase Register, GST Summary, Stock Summary, Stock Ledger, Party Statement'),
  ...at('/vouchers/new/', 'New Quotation, New Sales Order, New Delivery Challan, New Purchase Order'),
  ...at('/reports/', 'Pending Sales Orders, Pending Purchase Orders, Goods with Parties, Expiring Goods'),
  [`${BOOKS}/vouchers/VCH-000000001`, INVOICE],
  [`${BOOKS}/vouchers/VCH-000000001/edit`, /^Edit Invoice INV\//],
  [`${BOOKS}/parties/PTY-000002`, 'Meena Traders'],
  [`${BOOKS}/items/ITM-000001`, 'Soap'],
  [`${BOOKS}/ledgers/LED-000001`, 'Cash'],
  [`${BOOKS}/groups/Sales Accounts`, 'Sales Accounts'],
  [`${BOOKS}/import-export`, 'Import & Export'],
  ...at('/', 'Counter, Labels'),
  ...at('/counter/', 'Shifts'),
  [`${BOOKS}/counter/shifts/SFT-000001`, 'No such shift'],
  [`${BOOKS}/counter/display`, 'Asha Stores'],
];
