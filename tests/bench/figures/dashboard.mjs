import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inKb, inMs, inTurn, median } from '../numbers.mjs';
import { openUntilReady, SLOW } from '../ready.mjs';
import { atMost } from '../table.mjs';

const ROUNDS = 3;
const MOST_BYTES = 160 * 1024;

/**
 * First visits to the dashboard on a slow line and machine, compared with /invoices in turn; the size of the chart
 * library; and that it is loaded only when the user points at a chart.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function dashboard(lab) {
  const { dir, url } = await lab.product();
  const charts = chartsIn(dir);
  const [shell = [], home = []] = await inTurn(ROUNDS, ['/invoices', '/'], async (path) => {
    const browser = await lab.browser();
    const { page, ready } = await openUntilReady(browser, `${url}${path}`, SLOW);
    const isEarly = await page.evaluate(isRequested, charts.name);
    // In the end it must be requested: a file that was renamed would otherwise pass as never requested.
    if (path === '/') {
      await page.locator('[data-chart]').first().hover();
      await page.waitForFunction(isRequested, charts.name, { polling: 100 });
    }
    await browser.close();
    return { ready, isEarly };
  });
  const [ours, least] = [home, shell].map((runs) => median(runs.map(({ ready }) => ready)));
  if (ours === undefined || least === undefined) throw new Error('Nothing was measured.');
  const early = [...shell, ...home].filter(({ isEarly }) => isEarly);
  return [
    atMost('Cold ready of /, slow-4G and CPU ×4 / of /invoices', ours / least, 1.15, {
      beside: `${inMs(ours)} / ${inMs(least)}`,
    }),
    atMost('The charts, gzip', charts.bytes, MOST_BYTES, { shown: inKb }),
    atMost('Openings that ask for the charts before they are pointed at', early.length, 0, { shown: String }),
  ];
}

/**
 * The chunk that contains the chart library, and its gzip size in bytes.
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
 * Runs in the page: whether the file was requested so far.
 *
 * @param {string} name
 */
function isRequested(name) {
  return performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name));
}
