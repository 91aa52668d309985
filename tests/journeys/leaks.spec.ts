import type { CDPSession, Page } from '@playwright/test';
import { browserObjects, instances } from '../bench/left.mjs';
import { expect, test } from './fixtures.ts';

/** After this many visits of each screen all intended caches are filled, except for what loads when idle. */
const FIRST = 3;
const THEN = 3;

test('a screen that is left leaves nothing behind: no listener, observer, node, live query or media query', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await page.addInitScript(countQueries);
  await page.goto('/login');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  await page.evaluate(goRound, { times: FIRST, there: THERE });
  const before = await settled(page, session);
  expect(Math.min(...Object.values(before)), 'the least of what is counted').toBeGreaterThan(0);
  await page.evaluate(goRound, { times: THEN, there: THERE });
  const between = await settled(page, session);
  const came = moreThan(before, between);
  await page.evaluate(goRound, { times: THEN, there: THERE });
  await expect
    .poll(async () => bothOf(came, moreThan(between, await counts(page, session))), {
      intervals: [500],
      timeout: 60_000,
    })
    .toEqual({});
});

/** The counts that grew by at least one per visit, and by how much. */
function moreThan(before: Counts, now: Counts): Partial<Counts> {
  const more = Object.entries(now).map(([what, count]) => [what, count - before[what as keyof Counts]] as const);
  return Object.fromEntries(more.filter(([, difference]) => difference >= THEN));
}

/** The counts that grew both times: those are leaks. What grew once, however late, is cached on purpose. */
function bothOf(came: Partial<Counts>, cameAgain: Partial<Counts>): Partial<Counts> {
  return Object.fromEntries(Object.entries(cameAgain).filter(([what]) => what in came));
}

/**
 * Runs in the page: visits every screen without a reload, waits for its text, and ends where it started. Driving this from
 * the test would take several times as long.
 */
async function goRound({ times, there }: { times: number; there: Readonly<Record<string, string>> }): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (const [path, text] of Object.entries(there)) {
      const before = document.querySelector('h1');
      history.pushState({}, '', path);
      await new Promise<void>((resolve) => {
        const look = () => {
          if (before?.isConnected || !document.querySelector('main')?.textContent?.includes(text)) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      });
    }
  }
}

type Counts = Awaited<ReturnType<typeof counts>>;

/** The counts once they no longer change, so that objects released when idle or seconds later are gone. */
async function settled(page: Page, session: CDPSession): Promise<Counts> {
  let last: Counts | undefined;
  await expect
    .poll(
      async () => {
        const now = await counts(page, session);
        const isSettled = JSON.stringify(now) === JSON.stringify(last);
        last = now;
        return isSettled;
      },
      { intervals: [1000], timeout: 60_000 },
    )
    .toBe(true);
  if (!last) throw new Error('Nothing was counted.');
  return last;
}

async function counts(page: Page, session: CDPSession) {
  const liveQueries = await page.evaluate(async () => (window as unknown as Counting).liveQueries());
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    liveQueries,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    MutationObserver: await instances(session, 'MutationObserver'),
    ResizeObserver: await instances(session, 'ResizeObserver'),
    IntersectionObserver: await instances(session, 'IntersectionObserver'),
    // One more, for a build of the browser that hides the names of its classes.
    mediaQueries: 1 + (await browserObjects(session, 'blink::MediaQuerySet')),
  };
}

type Counting = { liveQueries: () => Promise<number> };

/**
 * Runs in the page before the product. Dexie announces writes of other pages on this channel, and every active live query then
 * reads again, so the transactions that follow count the active reads.
 */
function countQueries(): void {
  const CHANNEL = 'x-storagemutated-1';
  let begun = 0;
  const open = new Set<IDBTransaction>();
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(...args) {
    const begunNow = begin.apply(this, args);
    begun++;
    open.add(begunNow);
    for (const end of ['complete', 'abort']) begunNow.addEventListener(end, () => open.delete(begunNow));
    return begunNow;
  };
  const counting: Counting = {
    async liveQueries() {
      begun = 0;
      const [from, to] = [new BroadcastChannel(CHANNEL), new BroadcastChannel(CHANNEL)];
      const isTold = new Promise((resolve) => to.addEventListener('message', resolve));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      from.postMessage({ all: { from: 0, to: 1 } });
      await isTold;
      for (let seen = -1; seen < begun || open.size > 0; ) {
        seen = begun;
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
      from.close();
      to.close();
      return begun;
    },
  };
  // Keeps one of each, so that a counter that finds none fails the test.
  const kept = [new MutationObserver(() => {}), new ResizeObserver(() => {}), new IntersectionObserver(() => {})];
  Object.assign(window, counting, { kept });
}

/** Every path, the counted one last, with a text that only this screen shows once its records are loaded. */
const THERE: Readonly<Record<string, string>> = {
  '/': 'INV-2024-014',
  '/invoices': 'INV-2024-014',
  '/sales': 'SO-2024-010',
  '/purchases': 'PO-2024-010',
  '/inventory': 'PRD-001',
  '/accounting': 'V-2024-012',
  '/gst': 'GST-003',
  '/reports': 'What June earned',
  '/settings': '27AAAPA1234A1ZT',
  '/financial-year': 'FY 2023-24',
  '/locations': 'PUN-BR',
  '/register': 'Create Account',
  '/forgot-password': 'Send Reset Link',
  '/reset-password': 'New password',
  '/account': 'Personal information',
  '/login': 'Forgot password?',
};
