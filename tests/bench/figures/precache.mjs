import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inKb } from '../numbers.mjs';
import { whenInstalled } from '../ready.mjs';
import { atMost } from '../table.mjs';

const MOST_BYTES = 700 * 1024;

/**
 * The total size of the files that the service worker has cached once it is installed.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function precache(lab) {
  const { dir, url } = await lab.product();
  const browser = await lab.browser();
  const page = browser.pages()[0] ?? (await browser.newPage());
  await page.goto(`${url}/invoices`);
  await whenInstalled(page);
  const paths = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  await browser.close();
  if (paths.length === 0) throw new Error('The service worker keeps nothing.');
  const bytes = paths.map((path) => sizeOf(join(dir, path))).reduce((sum, size) => sum + size, 0);
  return [atMost('Everything precached, gzip', bytes, MOST_BYTES, { shown: inKb, beside: `${paths.length} files` })];
}

/**
 * The gzip size in bytes. PNG and WOFF2 files are compressed already.
 *
 * @param {string} file
 */
function sizeOf(file) {
  const content = readFileSync(file);
  return /\.(?:png|woff2)$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length;
}
