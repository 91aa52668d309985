import type { CDPSession, Page } from '@playwright/test';
import { instances } from '../bench/left.mjs';
import { expect, test } from './fixtures.ts';

/** After this many visits of each screen everything that is kept on purpose is there, but for what an idle moment fetches. */
const FIRST = 4;
const THEN = 4;

test('a screen that is left leaves nothing behind: no listener, observer, node or live query', async ({ page }) => {
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
      timeout: 10_000,
    })
    .toEqual({});
});

/** What there is more of than before by one a visit at least, and how much more. */
function moreThan(before: Counts, now: Counts): Partial<Counts> {
  const more = Object.entries(now).map(([what, count]) => [what, count - before[what as keyof Counts]] as const);
  return Object.fromEntries(more.filter(([, difference]) => difference >= THEN));
}

/** What became more both times: that is left behind. What came once, however late, is kept on purpose. */
function bothOf(came: Partial<Counts>, cameAgain: Partial<Counts>): Partial<Counts> {
  return Object.fromEntries(Object.entries(cameAgain).filter(([what]) => what in came));
}

/**
 * Runs in the page: goes to every screen and waits for what it shows, without loading the page anew. Ends where it began. As
 * quick as the screens are; asked for from outside, each would cost several times that.
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

/** The counts once they no longer change: what goes in an idle moment, or seconds later, has gone. */
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
      { intervals: [1000], timeout: 20_000 },
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
  };
}

type Counting = { liveQueries: () => Promise<number> };

/**
 * Runs in the page before the product does. Another page that wrote to the same database would tell of it on this channel,
 * and every live query that stands would read again: as many transactions as it has reads are begun.
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
  // One of each is kept, so that a way of counting that sees none is found out.
  const kept = [new MutationObserver(() => {}), new ResizeObserver(() => {}), new IntersectionObserver(() => {})];
  Object.assign(window, counting, { kept });
}

/** Every path, the one that is counted at the last, and a text that says its records are there and stands on no other. */
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
