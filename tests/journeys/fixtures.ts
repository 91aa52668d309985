import { test as base, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { serveDist } from '../../scripts/serve.mjs';

export { expect };

/**
 * Every journey runs on the real server, and fails on faults that no screen shows: a breach of the content security policy, a
 * request that leaves our origin, an uncaught error. A journey that provokes such a fault on purpose takes `faults`, asserts
 * it, and empties the list.
 */
export const test = base.extend<{ faults: string[]; isFirstVisit: boolean }, { app: { url: string } }>({
  isFirstVisit: [false, { option: true }],
  // Blocked by default: a worker does not control a page that opened before it, and caching everything doubles the load.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  serviceWorkers: async ({}, provide, { tags }) => provide(tags.includes('@offline') ? 'allow' : 'block'),
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, provide) => {
      const server = await serveDist({ port: 0 });
      await provide({ url: server.url });
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, provide) => provide(app.url),
  faults: [
    async ({ context, baseURL, isFirstVisit }, provide) => {
      if (!isFirstVisit) await haveSeenTheTour(context);
      const faults = await watchForFaults(context, baseURL);
      const others = contextsMadeBy(context.browser());
      await provide(faults);
      expect(faults, 'faults that no screen showed').toEqual([]);
      expect(others.splice(0).filter((made) => !watched.has(made)).length, 'contexts that nobody watched').toBe(0);
    },
    { auto: true },
  ],
});

/** Journeys start as if the tour had been seen, except those with `isFirstVisit`. */
export async function haveSeenTheTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // about:blank has no localStorage.
    if (location.protocol === 'http:') localStorage.setItem('seen dashboard tour', 'true');
  });
}

/** For a context that a journey opens itself (a second profile, an installed app): returns the list that must stay empty. */
export async function watchForFaults(context: BrowserContext, origin: string | undefined): Promise<string[]> {
  const faults: string[] = [];
  watched.add(context);
  await context.exposeFunction('reportPolicyBreach', (breach: string) => faults.push(`policy: ${breach}`));
  await context.addInitScript(() => {
    const report = (window as unknown as { reportPolicyBreach: (breach: string) => void }).reportPolicyBreach;
    addEventListener('securitypolicyviolation', (event) => {
      report(`${event.effectiveDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  // A service worker has no window to listen in; its breaches only reach the console.
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) faults.push(`request left the origin: ${url.href}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return faults;
}

/** Collects every context that a journey opens from now on in its worker's browser. */
function contextsMadeBy(browser: Browser | null): BrowserContext[] {
  const known = browser && made.get(browser);
  if (!browser || known) return known ?? [];
  const contexts: BrowserContext[] = [];
  const open = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const context = await open(...options);
    contexts.push(context);
    return context;
  };
  made.set(browser, contexts);
  return contexts;
}

const watched = new WeakSet<BrowserContext>();
const made = new WeakMap<Browser, BrowserContext[]>();

/** Resolves when everything is cached, and the page served from there, so that neither it nor the next visit needs a network. */
export const isInstalled = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });

/** Installs the app on a first visit, goes offline, and opens an address. */
export async function openOffline(page: Page, address: string): Promise<void> {
  await page.goto('/');
  await isInstalled(page);
  await page.context().setOffline(true);
  await page.goto(address);
}
