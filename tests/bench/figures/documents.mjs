import { statSync } from 'node:fs';
import { inMs, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const ROUNDS = 5;

/**
 * A statement as PDF: how long the page is blocked at CPU ×4, and how much its heap grows.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function documents(lab) {
  const { url } = await lab.product();
  const browser = await lab.browser();
  const page = browser.pages()[0] ?? (await browser.newPage());
  await page.goto(`${url}/reports`);
  await page.getByRole('button', { name: 'Generate Balance Sheet' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await browser.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const files = [];
  // The first one also loads code that the later ones reuse.
  for (let round = 0; round <= ROUNDS; round++) files.push(await writeFile(page, session));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [, ...later] = files;
  const bytes = median(later.map((file) => file.bytes));
  const growth = median(later.map((file) => file.growth));
  return [
    atMost(
      'PDF of a statement ×4: longest blocking, first and later',
      Math.max(...files.map((file) => file.blocking)),
      200,
      {
        shown: inMs,
      },
    ),
    atMost("PDF of a statement: peak growth of the page's heap / bytes of the file", growth / bytes, 10, {
      beside: `${Math.round(growth / 1024)} KB / ${Math.round(bytes / 1024)} KB`,
    }),
  ];
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 */
async function writeFile(page, session) {
  const blocked = await page.evaluateHandle(() => {
    /** @type {number[]} */
    const spans = [];
    const observer = new PerformanceObserver((list) => spans.push(...list.getEntries().map((entry) => entry.duration)));
    observer.observe({ type: 'longtask' });
    return { spans, observer };
  });
  // Click the element itself: Playwright's locator would allocate in the page, and that would count as its growth.
  const button = await page.getByRole('button', { name: 'Export PDF Balance Sheet' }).elementHandle();
  await session.send('HeapProfiler.collectGarbage');
  const before = await takenHeap(session);
  let peak = before;
  const watch = { isOn: true };
  const watching = (async () => {
    while (watch.isOn) peak = Math.max(peak, await takenHeap(session));
  })();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button?.evaluate((element) => /** @type {HTMLElement} */ (element).click()),
  ]);
  const { size: bytes } = statSync(await download.path());
  watch.isOn = false;
  await watching;
  const blocking = await blocked.evaluate(({ spans, observer }) => {
    observer.disconnect();
    return Math.max(0, ...spans);
  });
  return { bytes, growth: peak - before, blocking };
}

/**
 * In bytes, including garbage that is not collected yet.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
async function takenHeap(session) {
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
