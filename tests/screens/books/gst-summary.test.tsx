import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { openGstr2b } from '#data/books/returns/purchase-match.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, blankPurchase, documentParty, lineItem } from '#domain/books/documents/blank-document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { GstScreen } from '#screens/books/gst/gst-screen.tsx';
import { GstSummaryScreen } from '#screens/books/reports/gst-summary-screen.tsx';
import { aBought, aLine, OURS } from '../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { gstr2bText, OUR_GSTIN } from '../../support/gstr2b.ts';
import { openBooksScreen } from '../../support/open-books-screen.tsx';
import { toastOf } from '../../support/toasts.ts';

const main = page.getByRole('main');

beforeEach(async () => {
  await page.viewport(1280, 900);
  await emptyShelf();
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  const registered = { registration: 'Regular', gstin: '27AAAPA1234A1ZT' } as const;
  const party = documentParty(await createParty({ ...blankParty('Both'), name: 'Asha', ...registered }));
  const item = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
  const sold = { party, place: '27', lines: [aLine(1, 1000, 18, { item })] };
  await createVoucher({ ...blankInvoice('2026-04-05', OURS), ...sold }, 'Issued');
  const bought = { party, billNumber: 'A/1', billDate: '2026-04-06', lines: [aBought(1, 400, 18, { item })] } as const;
  await createVoucher({ ...blankPurchase('2026-04-06', OURS), ...bought }, 'Issued');
  const blocked = { ...bought, billNumber: 'A/2', inputTax: 'Not claimable' } as const;
  await createVoucher({ ...blankPurchase('2026-04-07', OURS), ...blocked }, 'Issued');
});

test('GST Summary shows each month, opens its registers, and is saved as it stands', async () => {
  const router = await openBooksScreen(GstSummaryScreen, '/reports/gst-summary?from=2026-04-01&to=2027-03-31');
  const rows = main.getByRole('table', { name: 'GST Summary' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('April 2026');
  await expect.element(rows.nth(2)).toHaveTextContent('Sales₹1,000.00–₹90.00₹90.00–');
  await expect.element(rows.nth(4)).toHaveTextContent('Input tax–₹72.00₹72.00–');
  await expect.element(rows.nth(5)).toHaveTextContent('Reversed–₹36.00₹36.00–');
  await expect.element(rows.nth(6)).toHaveTextContent('Net payable–₹54.00₹54.00–');
  // As the card of the Dashboard has it, which leads here.
  await expect.element(rows.last()).toHaveTextContent('To pay by the ledgers–₹54.00₹54.00–');
  await main.getByRole('button', { name: 'Save CSV' }).click();
  await expect.element(toastOf('CSV saved', 'gst-summary-2026-04-01-to-2027-03-31.csv')).toBeVisible();
  await rows.nth(2).getByRole('link').first().click();
  await expect
    .poll(() => [router.state.location.pathname, router.state.location.search])
    .toEqual([expect.stringMatching(/\/reports\/sales-register$/), { from: '2026-04-01', to: '2026-04-30' }]);
});

test('GSTR-3B tells of credit that the GSTR-2B does not have', async () => {
  await openGstr2b([new Blob([gstr2bText({})])], OUR_GSTIN);
  await openBooksScreen(GstScreen, '/gst?tab=gstr-3b&month=2026-04');
  const problems = main.getByRole('list', { name: 'Problems' });
  await expect
    .element(problems.getByRole('listitem'))
    .toHaveTextContent(
      /^AdvisoryPurchase PUR\/26-27\/0001 · Input TaxA\/1 of Asha: GSTR-2B of the month does not have it/,
    );
});
