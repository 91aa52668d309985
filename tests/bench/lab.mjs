import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { serveDist } from '../../scripts/serve.mjs';
import { storeAtRest } from './at-rest.mjs';
import { buildMeasured, buildProduct } from './builds.mjs';

/**
 * Provides what the figures need: builds on the real server, and browsers with a profile on disk each, because two
 * businesses in one profile would share one database file. Everything is created once, on first use.
 */
export class Lab {
  /** @type {(() => Promise<void>)[]} */
  #closings = [];
  #folder = mkdtempSync(join(tmpdir(), 'tarazu-bench-'));
  #profiles = 0;
  /** @type {Map<string, Promise<any>>} */
  #made = new Map();

  /** The production build: its folder and its URL. */
  product() {
    return this.#once('product', () => this.#serve(buildProduct));
  }

  /**
   * The page of the measured build, without the app opened.
   *
   * @returns {Promise<import('@playwright/test').Page>}
   */
  bare() {
    return this.#once('bare', () => this.#openMeasured('/'));
  }

  /**
   * The app with a business of `count` invoices, or records of all trade tables, or of all tables. The Dashboard is
   * open, the idle work is done and the browser's database has finished compacting.
   *
   * @param {number} count
   * @param {'invoices' | 'trade' | 'all' | 'books' | 'deals' | 'logged' | 'orders'} [of]
   * @returns {Promise<import('@playwright/test').Page>}
   */
  holding(count, of = 'invoices') {
    return this.#once(`holding ${count} ${of}`, async () => {
      const profile = this.#newProfile();
      const page = await this.#openMeasured(`/?${of}=${count}`, profile);
      await page.evaluate(() => window.bench.ready);
      const storage = await page.evaluate(() => window.bench.storage());
      if (['invoices', 'trade', 'all'].includes(of) && storage !== 'database')
        throw new Error(`A business of ${count} lies in the page's memory, not in a database.`);
      await page.waitForLoadState('networkidle');
      await storeAtRest(profile);
      return page;
    });
  }

  /**
   * Closes the browser of such a business, so that a large one takes no memory while others are measured.
   *
   * @param {number} count
   * @param {'invoices' | 'trade' | 'all' | 'books' | 'deals' | 'logged' | 'orders'} [of]
   */
  async forget(count, of = 'invoices') {
    const name = `holding ${count} ${of}`;
    const page = await this.#made.get(name);
    this.#made.delete(name);
    await page?.context().close();
  }

  /**
   * A browser with a fresh profile.
   *
   * @param {{ serviceWorkers?: 'allow' | 'block', viewport?: { width: number, height: number } }} [options]
   * @param {string} [profile]
   */
  async browser(options = {}, profile = this.#newProfile()) {
    const browser = await chromium.launchPersistentContext(profile, {
      ...wholeChromiumLaunchOptions(),
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    // The tour would open in the middle of a measurement.
    await browser.addInitScript(() => {
      // about:blank has no storage.
      if (location.protocol === 'http:') localStorage.setItem('seen dashboard tour', 'true');
    });
    this.#closings.push(() => browser.close());
    return browser;
  }

  async close() {
    for (const closing of this.#closings.toReversed()) await closing();
    rmSync(this.#folder, { recursive: true, maxRetries: 5 });
  }

  #newProfile() {
    return join(this.#folder, String(this.#profiles++));
  }

  /**
   * @param {string} address
   * @param {string} [profile]
   */
  async #openMeasured(address, profile) {
    const { url } = await this.#once('measured', () => this.#serve(buildMeasured));
    const browser = await this.browser({ serviceWorkers: 'block' }, profile);
    const page = browser.pages()[0] ?? (await browser.newPage());
    await page.goto(`${url}${address}`);
    return page;
  }

  /** @param {() => Promise<string>} build */
  async #serve(build) {
    const dir = await build();
    const server = await serveDist({ port: 0, dir });
    this.#closings.unshift(server.close);
    return { dir, url: server.url };
  }

  /**
   * @template Thing
   * @param {string} name
   * @param {() => Promise<Thing>} make
   * @returns {Promise<Thing>}
   */
  #once(name, make) {
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    return made;
  }
}
