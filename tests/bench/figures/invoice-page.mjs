import { Hand } from '../hand.mjs';
import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;
const FILES = 5;

/**
 * The page on which an invoice of books is entered, beside the dialog of the sample; a key in it with fifty lines at ×4;
 * invoices as PDF.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function invoicePage(lab) {
  const [sample, books] = /** @type {const} */ ([await lab.holding(1000), await lab.holding(100, 'deals')]);
  await sample.evaluate(() => window.bench.open('/invoices'));
  const [dialog = [], own = []] = await inTurn(WARM_UPS + ROUNDS, [sample, books], async (page) => {
    if (page === books) await page.evaluate(() => window.bench.openBooksScreen('invoices'));
    await page.evaluate(() => window.bench.forget());
    const took = await page.evaluate(() => window.bench.openNewInvoice());
    if (page === sample) await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    return took;
  });
  const [beside, ours] = [dialog, own].map((times) => median(times.slice(WARM_UPS)));
  if (beside === undefined || ours === undefined) throw new Error('Nothing was measured.');
  return [
    atMost('Opening the page of a new invoice / the dialog of the sample', ours / beside, 1.3, {
      beside: `${inMs(ours)} / ${inMs(beside)}`,
    }),
    await keystroke(books),
    ...(await files(books)),
  ];
}

/** @param {import('@playwright/test').Page} page */
async function keystroke(page) {
  await page.evaluate(() => window.bench.openInvoiceOf(50, 'Draft'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const hand = new Hand(page);
  const row = page.getByLabel('Line 50', { exact: true });
  for (const [field, keys] of /** @type {const} */ ([
    ['Quantity', ['Home', '1', '2']],
    ['Rate', ['Home', '3', '4']],
    ['Discount', ['5', '0']],
  ])) {
    await row.getByLabel(field, { exact: true }).focus();
    // The page scrolls to the line, and draws the lines around it, before a hand is on the key.
    await page.waitForTimeout(500);
    await hand.type(field, keys);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  // What was typed would hold the page.
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  const waits = [...hand.waits.values()].flat();
  return atMost('A key in an invoice of fifty lines, ×4: the longest', Math.max(...waits), 56, {
    shown: inMs,
    beside: waits.map(inMs).join(', '),
  });
}

/** @param {import('@playwright/test').Page} page */
async function files(page) {
  await page.evaluate(() => window.bench.openInvoiceOf(10, 'Issued'));
  const short = [];
  for (let file = 0; file <= FILES; file++) short.push(await page.evaluate(() => window.bench.savePdf()));
  await page.evaluate(() => window.bench.openInvoiceOf(500, 'Issued'));
  const long = [await page.evaluate(() => window.bench.savePdf()), await page.evaluate(() => window.bench.savePdf())];
  const [first, ...later] = short.map(({ took }) => took);
  return [
    atMost('PDF of an invoice of ten lines', median(later), 300, {
      shown: inMs,
      beside: `the first ${inMs(first ?? 0)}`,
    }),
    atMost('PDF of 500 lines: longest block', Math.max(...long.map(({ blocked }) => blocked)), 50, {
      shown: inMs,
      beside: `saved in ${inMs(Math.max(...long.map(({ took }) => took)))}`,
    }),
  ];
}
