import { inKb } from '../numbers.mjs';
import { atMost } from '../table.mjs';
import { begin } from './books-opening.mjs';
import { codeBytes } from './first-load.mjs';

/**
 * The code of the counter: what opening it asks for until it is there, and what of that the dashboard of its books does not.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function counterLoad(lab) {
  const { dir, url } = await lab.product();
  const browser = await lab.browser({ serviceWorkers: 'block' });
  const books = await begin(await browser.newPage(), url);
  const dashboard = await requestedOn(browser, books, 'Dashboard');
  const counter = await requestedOn(browser, `${books}/counter`, 'Counter');
  await browser.close();
  const own = counter.filter((address) => !dashboard.includes(address));
  return [
    atMost('First load of the counter, js + css, gzip', codeBytes(counter, dir), 205 * 1024, { shown: inKb }),
    atMost('What the dashboard of books has not of it', codeBytes(own, dir), 40 * 1024, { shown: inKb }),
  ];
}

/**
 * Opens a page of books and returns the addresses that were asked for until it was there.
 *
 * @param {import('@playwright/test').BrowserContext} browser
 * @param {string} address
 * @param {string} title
 */
async function requestedOn(browser, address, title) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const requested = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({ state: 'attached' });
  const untilThere = [...requested];
  await page.close();
  return untilThere;
}
