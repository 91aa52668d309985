import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { serveDist } from '../../scripts/serve.mjs';
import type { EngineHost, EngineName } from './engine.ts';
import { hostFirefox } from './firefox.ts';
import { type Hands, handsOf } from './hands.ts';
import { rolesOf, watchPage } from './in-page.ts';
import { hostWebKit } from './webkit.ts';

export { expect };

/** The app as its server gives it, from which the server may go. */
type Site = Readonly<{ url: string; goDark: () => Promise<void> }>;

/**
 * Every journey has a browser of its own kind without anything stored and a server of its own, and fails on faults that no
 * screen shows. One that provokes such a fault on purpose names it in `expected`.
 */
export const test = base.extend<
  { hands: Hands; site: Site; expected: (string | RegExp)[] },
  { engineName: EngineName; host: EngineHost }
>({
  engineName: ['Firefox', { scope: 'worker', option: true }],
  host: [
    async ({ engineName }, provide) => {
      const host = await HOSTS[engineName]();
      await provide(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  site: async ({}, provide) => {
    const dir = await watchedBuild();
    const server = await serveDist({ port: 0, dir });
    await provide({ url: server.url, goDark: server.close });
    await server.close();
    await rm(dir, { recursive: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  expected: async ({}, provide) => provide([]),
  hands: async ({ host, site, expected }, provide, testInfo) => {
    const engine = await host.start();
    const hands = handsOf(engine, site.url);
    await provide(hands);
    try {
      if (testInfo.errors.length > 0) await testInfo.attach('the page', { body: await hands.words() });
      const faults = await hands.faults();
      expect(faults.filter((fault) => !expected.some((one) => fault.match(one)))).toEqual([]);
    } finally {
      await engine.end();
    }
  },
});

/** A copy of the build whose first script watches the page besides. Without the compressed files, which would be stale. */
async function watchedBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'tarazu-engines-'));
  await cp(DIST, dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const first = join(dir, 'not-started.js');
  await writeFile(first, `(${String(watchPage)})(${JSON.stringify(rolesOf())});\n${await readFile(first, 'utf8')}`);
  return dir;
}

const HOSTS = { Firefox: hostFirefox, WebKit: hostWebKit };
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
