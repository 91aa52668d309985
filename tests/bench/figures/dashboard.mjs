import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inKb, inMs, inTurn, median } from '../numbers.mjs';
import { openUntilReady, SLOW } from '../ready.mjs';
import { atMost } from '../table.mjs';

const ROUNDS = 3;
const MOST_BYTES = 160 * 1024;

/**
 * First openings of the dashboard on a slow line and a slow machine, against those of /invoices in turn; and what its
 * charts ask for when they are pointed at, and whether that keeps out of the way until there are rows to read.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function dashboard(lab) {
  const { dir, url } = await lab.product();
  const charts = chartsIn(dir);
  const [shell = [], home = []] = await inTurn(ROUNDS, ['/invoices', '/'], async (path) => {
    const browser = await lab.browser();
    const { page, ready } = await openUntilReady(browser, `${url}${path}`, SLOW);
    // It is fetched in an idle moment; how soon after another screen's rows is of no matter.
    if (path === '/') await page.waitForFunction(askedAt, charts.name, { polling: 100 });
    const asked = (await page.evaluate(askedAt, charts.name)) || Number.POSITIVE_INFINITY;
    await browser.close();
    return { ready, wait: asked - ready };
  });
  const [ours, least] = [home, shell].map((runs) => median(runs.map(({ ready }) => ready)));
  if (ours === undefined || least === undefined) throw new Error('Nothing was measured.');
  const early = [...shell, ...home].filter(({ wait }) => wait < 0);
  return [
    atMost('Cold ready of /, slow-4G and CPU ×4 / of /invoices', ours / least, 1.15, {
      beside: `${inMs(ours)} / ${inMs(least)}`,
    }),
    atMost('The charts, gzip', charts.bytes, MOST_BYTES, { shown: inKb }),
    atMost('Openings that ask for the charts before there are rows', early.length, 0, {
      shown: String,
      beside: `on / they are asked for ${home.map(({ wait }) => inMs(wait)).join(', ')} after the first rows`,
    }),
  ];
}

/**
 * The chunk that the chart library lies in, and what comes with it.
 *
 * @param {string} dir
 */
function chartsIn(dir) {
  const assets = join(dir, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const name = scripts.find((script) => readFileSync(join(assets, script), 'utf8').includes('apexcharts-canvas'));
  if (name === undefined) throw new Error('No chunk holds the chart library.');
  return { name, bytes: gzipSync(readFileSync(join(assets, name)), { level: 9 }).length };
}

/**
 * Runs in the page: when a file was first asked for, as the page's clock goes; 0 if it was not.
 *
 * @param {string} name
 */
function askedAt(name) {
  const entries = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith(name));
  return entries.length > 0 ? Math.min(...entries.map((entry) => entry.startTime)) : 0;
}
