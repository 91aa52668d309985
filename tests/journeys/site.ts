import { copyFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { serveDist } from '../../scripts/serve.mjs';
import { expect, isInstalled, test as base } from './fixtures.ts';

export { expect, isInstalled };

/** A server for one journey, on a copy of the build that the journey may change and replace. */
export type Site = Readonly<{
  url: string;
  /** Deploys the next version: every file under assets gets a new name, and the old ones are removed. */
  deploy: () => Promise<void>;
  /** Removes a file from the server; call the returned function to restore it. */
  lose: (name: RegExp) => Promise<() => Promise<void>>;
  /** Stops the server and takes the browser offline, for pages and workers alike. */
  goDark: (context: BrowserContext) => Promise<void>;
  comeBack: (context: BrowserContext) => Promise<void>;
}>;

/** Journeys with a server of their own: deploys, half-finished deploys, a server that goes down. */
export const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  site: async ({}, provide) => {
    const dir = await mkdtemp(join(tmpdir(), 'tarazu-site-'));
    // Leaves out the compressed copies, which would be stale after a change of their originals.
    await cp(DIST, dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    let server = await serveDist({ port: 0, dir });
    const { url } = server;
    await provide({
      url,
      deploy: () => deployTo(dir),
      lose: (name) => loseFrom(join(dir, 'assets'), name),
      async goDark(context) {
        await server.close();
        await context.setOffline(true);
      },
      async comeBack(context) {
        server = await serveDist({ port: Number(new URL(url).port), dir });
        await context.setOffline(false);
      },
    });
    await server.close();
    await rm(dir, { recursive: true });
  },
  baseURL: async ({ site }, provide) => provide(site.url),
});

/** The version a page runs. */
export const versionOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('meta[name="next"]') === null ? 'old' : 'next'));

/** Clears what the browser itself has cached, as it may do at any time; the service worker's cache stays. */
export async function clearHttpCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** Holds responses for matching files until `letGo` is called. */
export function hold(page: Page, files: string) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const routed = page.route(files, async (route) => {
    await free;
    await route.continue();
  });
  return {
    async letGo() {
      await routed;
      letGo();
    },
  };
}

async function deployTo(dir: string): Promise<void> {
  const names = (await readdir(join(dir, 'assets'))).filter((name) => name.includes('-'));
  const next = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'next$1')]));
  const named = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renamed = (text: string) => text.replace(named, (name) => next.get(name) ?? name);
  // Never reuses an old name: an open page would mix files of both versions.
  for (const [name, to] of next) {
    const file = join(dir, 'assets', name);
    if (/\.(js|css)$/.test(name)) await writeFile(join(dir, 'assets', to), renamed(await readFile(file, 'utf8')));
    else await copyFile(file, join(dir, 'assets', to));
  }
  for (const name of next.keys()) await rm(join(dir, 'assets', name));
  const page = renamed(await readFile(join(dir, 'index.html'), 'utf8'));
  await replace(
    dir,
    'index.html',
    changed(page, '<meta charset="utf-8" />', '<meta charset="utf-8" /><meta name="next" />'),
  );
  // Written last and atomically: the browser checks it after each navigation, and would take a half-written file for a version.
  const worker = renamed(await readFile(join(dir, 'service-worker.js'), 'utf8'));
  await replace(dir, 'service-worker.js', changed(worker, /"(\w+)"(,"?url"?:"index\.html")/, '"$1next"$2'));
}

function changed(before: string, what: string | RegExp, by: string): string {
  const after = before.replace(what, by);
  expect(after, `${what} is changed by a deploy`).not.toBe(before);
  return after;
}

async function replace(dir: string, name: string, text: string): Promise<void> {
  await writeFile(join(dir, `${name}.new`), text);
  await rename(join(dir, `${name}.new`), join(dir, name));
}

async function loseFrom(dir: string, name: RegExp): Promise<() => Promise<void>> {
  const lost = (await readdir(dir)).find((file) => name.test(file)) ?? 'no such file';
  await rename(join(dir, lost), join(dir, `${lost}.away`));
  return () => rename(join(dir, `${lost}.away`), join(dir, lost));
}

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
