import { inMs, inTurn, median } from '../numbers.mjs';
import { openUntilReady, whenInstalled } from '../ready.mjs';
import { atMost } from '../table.mjs';

const ROUNDS = 7;
const TIMES = 1.1;

/**
 * The dashboard of books with a voucher beside the sample's, in a profile each, because "/" opens the books once there are some: cold, from the network without anything that
 * the browser keeps but the books, and warm, from what the service worker keeps.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function openingBooks(lab) {
  const { url } = await lab.product();
  const [ofSample, ofBooks] = [await lab.browser(), await lab.browser()];
  const books = await begin(await ofBooks.newPage(), url);
  const both = /** @type {const} */ ([
    [ofSample, `${url}/`],
    [ofBooks, books],
  ]);
  const rows = [];
  for (const kind of /** @type {const} */ (['cold', 'warm'])) {
    const [sample = [], own = []] = await inTurn(ROUNDS, both, async ([browser, address]) => {
      if (kind === 'cold') await forgetApp(browser, url);
      const { page, ready } = await openUntilReady(browser, address);
      await whenInstalled(page);
      await page.close();
      return ready;
    });
    const [before, now] = [median(sample), median(own)];
    const beside = `${inMs(now)} / ${inMs(before)}`;
    rows.push(atMost(`Opening books, ${kind} / the sample’s dashboard`, now / before, TIMES, { beside }));
  }
  await ofSample.close();
  await ofBooks.close();
  return rows;
}

/**
 * Starts books and enters their first voucher. Returns their address.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
export async function begin(page, url) {
  await page.goto(`${url}/books/new`);
  await page.getByLabel('Business Name').fill('Asha Stores');
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await page.getByRole('button', { name: 'Start Books', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard', exact: true }).waitFor();
  const address = page.url();
  await page.keyboard.press('F7');
  for (const [line, ledger, side] of /** @type {const} */ ([
    ['Line 1', 'Cash', 'Debit'],
    ['Line 2', 'Capital', 'Credit'],
  ])) {
    const group = page.getByRole('group', { name: line, exact: true });
    await group.getByRole('combobox', { name: 'Ledger', exact: true }).fill(ledger);
    await page
      .getByRole('option', { name: new RegExp(`^${ledger}`) })
      .first()
      .click();
    await group.getByLabel(side, { exact: true }).fill('20000');
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Journal / }).waitFor();
  await page.close();
  return address;
}

/**
 * As after a browser has cleared its caches: the app comes from the network again; records stay.
 *
 * @param {import('@playwright/test').BrowserContext} browser
 * @param {string} url
 */
async function forgetApp(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}/icon.svg`);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await page.close();
}
