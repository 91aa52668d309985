/** Opens the production build as a visitor does and detects when it is ready: the first frame that shows a record. */

/** Slow 4G and CPU ×4. */
export const SLOW = { cpu: 4, bytesPerSecond: (1.64 * 1024 * 1024) / 8, latencyMs: 150 };

/**
 * On the dashboard, a line of the newest invoices; placeholders are hidden, and the tables of charts are no records.
 */
const RECORD_OF_HOME = 'main ul li:not([aria-hidden]) p';
/** On the dashboard of books, a voucher that was entered last. */
const RECORD_OF_BOOKS = 'main ul[aria-labelledby="recent-vouchers"] li';
const RECORD = 'main tbody tr';

/**
 * Opens an address and waits until it is ready. Returns the milliseconds until then, the requests until then, and the
 * total blocking time of long tasks until two seconds later.
 *
 * @param {import('@playwright/test').BrowserContext} browser
 * @param {string} address
 * @param {typeof SLOW} [slowness]
 * @param {() => void} [onReady] called when ready, within the polling interval
 */
export async function openUntilReady(browser, address, slowness, onReady) {
  const page = browser.pages().find((candidate) => candidate.url() === 'about:blank') ?? (await browser.newPage());
  if (slowness) await slow(page, slowness);
  /** @type {{ url: string, at: number }[]} */
  const requests = [];
  page.on('request', (request) => requests.push({ url: request.url(), at: Date.now() }));
  await page.addInitScript(watch, recordAt(new URL(address).pathname));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'readyAt' in document.documentElement.dataset, undefined, { polling: 20 });
  onReady?.();
  await page.waitForTimeout(2000);
  const { ready, readyClock, blocked } = await page.evaluate(() => ({
    ready: Number(document.documentElement.dataset['readyAt']),
    readyClock: performance.timeOrigin + Number(document.documentElement.dataset['readyAt']),
    blocked: Number(document.documentElement.dataset['blocked'] ?? 0),
  }));
  return { page, ready, blocked, requested: requests.filter(({ at }) => at <= readyClock).map(({ url }) => url) };
}

/** @param {string} path */
function recordAt(path) {
  if (path === '/') return RECORD_OF_HOME;
  return /^\/books\/[^/]+\/?$/.test(path) ? RECORD_OF_BOOKS : RECORD;
}

/**
 * Waits until the service worker is active, so that it serves the next visit.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function whenInstalled(page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {typeof SLOW} slowness
 */
async function slow(page, { cpu, bytesPerSecond, latencyMs }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Runs in the page before the app does.
 *
 * @param {string} record
 */
function watch(record) {
  let blocked = 0;
  const note = (/** @type {string} */ name, /** @type {number} */ value) => {
    document.documentElement.dataset[name] = String(value);
  };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) blocked += Math.max(0, task.duration - 50);
    note('blocked', blocked);
  }).observe({ type: 'longtask', buffered: true });

  const observer = new MutationObserver(() => {
    if (!document.querySelector(record)) return;
    observer.disconnect();
    // A frame callback runs before the frame is painted; a task queued there runs after it.
    requestAnimationFrame(() => setTimeout(() => note('readyAt', performance.now())));
  });
  observer.observe(document, { subtree: true, childList: true });
}
