import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openUntilReady, SLOW } from '../ready.mjs';
import { inKb } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const MOST_BYTES = 205 * 1024;
const MOST_REQUESTS = 15;

/**
 * The requests of a first visit to /invoices until its first row is visible, on a fast line and on slow-4G with CPU ×4.
 * The larger of both counts, because what waits for the first screen may start before or after that moment.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function firstLoad(lab) {
  const { dir, url } = await lab.product();
  const loads = [];
  for (const slowness of [undefined, SLOW]) {
    const browser = await lab.browser();
    const { requested } = await openUntilReady(browser, `${url}/invoices`, slowness);
    loads.push({ requests: requested.length, bytes: codeBytes(requested, dir) });
    await browser.close();
  }
  const bytes = loads.map((load) => load.bytes);
  const requests = loads.map((load) => load.requests);
  return [
    atMost('First load of /invoices, js + css, gzip', Math.max(...bytes), MOST_BYTES, {
      shown: inKb,
      beside: `${bytes.map(inKb).join(' / ')} fast / slow line`,
    }),
    atMost('Requests to ready', Math.max(...requests), MOST_REQUESTS, {
      shown: String,
      beside: `${requests.join(' / ')} fast / slow line`,
    }),
  ];
}

/**
 * The bytes of the scripts and styles among what was requested, gzipped.
 *
 * @param {readonly string[]} requested
 * @param {string} dir
 */
export function codeBytes(requested, dir) {
  return requested
    .map((address) => new URL(address).pathname)
    .filter((path) => /\.(?:js|css)$/.test(path))
    .reduce((sum, path) => sum + gzipSync(readFileSync(join(dir, path)), { level: 9 }).length, 0);
}
