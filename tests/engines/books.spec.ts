import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { expectNoDeadButtons } from './lacking.ts';
import { BOOKS, enterMasters, INVOICE, sellSoap, startShop } from './shop.ts';

test('every screen of books opens by its address on a tablet held upright', async ({ hands }) => {
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

test('the headings are those of all routes of books', () => {
  const routes = readFileSync(new URL('../../src/app/routes.tsx', import.meta.url), 'utf8');
  const inBooks = [...routes.matchAll(/\binBooks\(\s*'([^']+)'/g)].map(([, path = '']) => BOOKS + path);
  const outside = [...routes.matchAll(/\bat\(\s*'(\/books[^']*)'/g)].map(([, path = '']) => path);
  const missing = [...outside, ...inBooks].filter(
    (route) => !HEADINGS.some(([path]) => new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}/?$`).test(path)),
  );
  expect(missing).toEqual([]);
});

/** Of every route of books an address with its heading, once an invoice is issued. */
const HEADINGS: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/books', 'Books'],
  ['/books/new', 'Start your own books'],
  ['/books/new/tally', 'Move in from Tally'],
  [BOOKS, 'Dashboard'],
  ...(
    [
      ['invoices', 'Invoices'],
      ['purchases', 'Purchases'],
      ['payments', 'Payments'],
      ['banking', 'Banking'],
      ['vouchers/new/invoice', 'New Invoice'],
      ['vouchers/new/credit-note', 'New Credit Note'],
      ['vouchers/new/purchase', 'New Purchase'],
      ['vouchers/new/debit-note', 'New Debit Note'],
      ['vouchers/new/receipt', 'New Receipt'],
      ['vouchers/new/payment', 'New Payment'],
      ['vouchers/new/contra', 'New Contra'],
      ['vouchers/new/journal', 'New Journal'],
      ['vouchers/new/stock-adjustment', 'New Stock Adjustment'],
      ['vouchers/new/stock-transfer', 'New Stock Transfer'],
      ['vouchers/VCH-000000001', INVOICE],
      ['vouchers/VCH-000000001/edit', /^Edit Invoice INV\//],
      ['parties', 'Parties'],
      ['parties/PTY-000002', 'Meena Traders'],
      ['items', 'Items'],
      ['items/ITM-000001', 'Soap'],
      ['stock-count', 'Stock Count'],
      ['accounting', 'Accounting'],
      ['ledgers/LED-000001', 'Cash'],
      ['groups/Sales Accounts', 'Sales Accounts'],
      ['gst', 'GST'],
      ['reports', 'Reports'],
      ['reports/trial-balance', 'Trial Balance'],
      ['reports/profit-and-loss', 'Profit & Loss'],
      ['reports/balance-sheet', 'Balance Sheet'],
      ['reports/cash-flow', 'Cash Flow'],
      ['reports/receivables', 'Receivables'],
      ['reports/payables', 'Payables'],
      ['reports/sales-register', 'Sales Register'],
      ['reports/purchase-register', 'Purchase Register'],
      ['import-export', 'Import & Export'],
      ['reports/gst-summary', 'GST Summary'],
      ['reports/stock-summary', 'Stock Summary'],
      ['reports/stock-ledger', 'Stock Ledger'],
      ['reports/day-book', 'Day Book'],
      ['reports/party-statement', 'Party Statement'],
      ['settings', 'Settings'],
    ] as const
  ).map(([path, heading]) => [`${BOOKS}/${path}`, heading] as const),
];
