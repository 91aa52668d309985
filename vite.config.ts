import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';

const PAPER = '#fbfaf7';

const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Tarazu Business Suite',
  short_name: 'Tarazu',
  description:
    'Invoices, sales, purchases, stock, accounts and GST of an Indian small business, kept on your own device.',
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: PAPER,
  background_color: PAPER,
  categories: ['business', 'finance', 'productivity'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    { src: '/screenshots/invoices.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide', label: 'Invoices' },
    {
      src: '/screenshots/invoices-phone.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Invoices',
    },
  ],
  // A launch does not reload an open window: the page itself navigates to the launched address (launches.ts).
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  shortcuts: [
    { name: 'New Invoice', url: '/invoices?new' },
    { name: 'New Sales Order', url: '/sales?new' },
  ],
};

/** The parts of every record screen. Its dialogs and what appears with a selection are loaded later. */
const LISTS = [
  'src/data/clock.ts',
  'src/data/csv.ts',
  'src/data/invoices.ts',
  'src/data/order.ts',
  'src/data/records.ts',
  'src/data/search.ts',
  'src/data/use-list.ts',
  'src/data/window.ts',
  'src/domain/csv.ts',
  'src/ui/badge.tsx',
  'src/ui/documents/save-paper.ts',
  'src/ui/figure.tsx',
  'src/ui/once-pressed.ts',
  'src/ui/page.tsx',
  'src/ui/pick.tsx',
  'src/ui/records/',
  'src/ui/save-file.ts',
  'src/ui/say-saved.ts',
  'src/ui/scroll-keys.ts',
  'src/ui/stat-card.tsx',
];
const ONLY_IN_DIALOGS = ['src/ui/records/order-fields.tsx', 'src/ui/records/record-dialogs.tsx'];
const ONLY_WITH_A_SELECTION = ['src/ui/records/mark-field.tsx', 'src/ui/records/selection-bar.tsx'];

/** Small modules that several screens share. One file, because each further request costs a slow device time. */
const ENTITIES = [
  'src/data/companies.ts',
  'src/data/customers.ts',
  'src/data/figures.ts',
  'src/data/products.ts',
  'src/domain/company.ts',
  'src/domain/financial-year.ts',
  'src/domain/gst-rate.ts',
  'src/domain/gstin.ts',
  'src/domain/metric-card.ts',
  'src/domain/password.ts',
  'src/domain/product.ts',
  'src/domain/purchase-order.ts',
  'src/domain/required.ts',
  'src/domain/sales-order.ts',
  'src/domain/state-code.ts',
  'src/domain/stock-movement.ts',
  'src/domain/user.ts',
  'src/domain/voucher.ts',
  'src/ui/coming-soon.tsx',
  'src/ui/quoted.tsx',
  'src/ui/text-link.tsx',
];

/**
 * Tests whether a module is one of these files, or lies in one of these folders (which end in a slash). Throws when a
 * path does not exist: after a rename, a module would silently move to another file of the build.
 */
function isOneOf(paths: readonly string[]): (id: string) => boolean {
  const missing = paths.find((path) => !existsSync(new URL(path, import.meta.url)));
  if (missing !== undefined) throw new Error(`vite.config.ts names ${missing}, which does not exist.`);
  return (id) => paths.some((path) => id.includes(`/${path}`));
}

/**
 * Chunks that draw a page or open a dialog (on a first visit the tour is one): most of their functions are called
 * during the load.
 */
const CALLED_ON_LOAD = ['react', 'icons', 'lists', 'index', 'dialogs', 'tabs', 'open-tour'];

/**
 * Asks the browser to compile these files whole while they download, off the main thread. By default it compiles each
 * function on its first call, which blocks the page.
 */
function compiledOnLoad(): Plugin {
  return {
    name: 'compiled-on-load',
    apply: 'build',
    generateBundle: {
      // The browser honours the comment only in the first line, where Vite puts a chunk's preload list: run after Vite.
      order: 'post',
      handler: (_, bundle) => {
        for (const name of CALLED_ON_LOAD) {
          const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
          if (file?.type !== 'chunk')
            throw new Error(`CALLED_ON_LOAD names "${name}", but the build has no such chunk.`);
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

function inChromium(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    // Bundle every dependency before the first test: a package discovered mid-run reloads the page under its test.
    // Bundle again on each run, because Vite does not compare an old bundle with new imports.
    optimizeDeps: {
      force: true,
      entries: ['src/**/*.{ts,tsx}', 'tests/{data,faults,support}/**/*.ts', 'tests/**/*.tsx'],
    },
    test: {
      name,
      include,
      // These run in Node only: hundreds of bad files, whose checks need no browser; files that are read on the main
      // thread, where a browser would use workers; and modules of the data room that touch no storage.
      exclude: [
        '**/node_modules/**',
        'tests/data/backup-refused*.test.ts',
        'tests/data/{answers,csv-forms,figures,keys,pages,structural-sharing,seed}.test.ts',
        'tests/faults/{files,verbs}.test.ts',
        ...(process.env['VITE_HOSTILE'] === 'whole' ? [] : ['tests/data/hostile-text.test.ts']),
      ],
      setupFiles: ['tests/support/tripwire.ts', 'tests/support/no-standing-toasts.ts'],
      expect: { poll: { timeout: 5000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        api: { host: '127.0.0.1' },
        // Animations are off here; the journeys cover them.
        provider: playwright({
          launchOptions: chromiumLaunchOptions(),
          contextOptions: { reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const isInLists = isOneOf(LISTS);
const isLoadedLater = isOneOf([...ONLY_IN_DIALOGS, ...ONLY_WITH_A_SELECTION]);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    compiledOnLoad(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: webManifest,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,ttf,svg,png}'],
        globIgnores: ['screenshots/**'],
        // Their names carry a content hash, so the worker may take them from the HTTP cache.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  resolve: {
    // Dexie's modern build, without the ES5 and CommonJS wrappers: smaller, and one copy for us and for
    // dexie-react-hooks.
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      {
        find: /^(brotli\/decompress\.js|linebreak|png-js|@noble\/ciphers\/aes)$/,
        replacement: fileURLToPath(new URL('scripts/left-out.mjs', import.meta.url)),
      },
    ],
  },
  worker: { format: 'es' },
  build: {
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from files only, not from data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A chunk that changes only with a dependency keeps its hash across our own updates and is not downloaded
        // again.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: isOneOf([
                'node_modules/react/',
                'node_modules/react-dom/',
                'node_modules/scheduler/',
                'node_modules/@tanstack/',
              ]),
            },
            // One file for all icons: separately they would be many requests for a few bytes each.
            { name: 'icons', test: isOneOf(['node_modules/lucide/', 'src/ui/icon.tsx']) },
            // One file for what every list needs: separately each part would be one more request.
            { name: 'lists', test: (id) => isInLists(id) && !isLoadedLater(id) },
            { name: 'tabs', test: isOneOf(['src/ui/tabs.tsx']) },
            { name: 'fields', test: isOneOf(['src/ui/fields/', 'src/ui/form.tsx', 'src/ui/keys/accept-on-key.ts']) },
            { name: 'dialogs', test: isOneOf(['src/ui/dialog.tsx', ...ONLY_IN_DIALOGS]) },
            { name: 'entities', test: isOneOf(ENTITIES), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    // A test that renders (.test.tsx) runs in Chromium, any other (.test.ts) in Node; most tests of the data room run
    // in both.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/support/fake-indexeddb.ts'],
          // The time zone of India, so that local midnight differs from UTC midnight on every machine.
          env: { TZ: 'Asia/Kolkata' },
          maxWorkers: '100%',
          // Each property runs a hundred times, on a machine that may be busy.
          testTimeout: 20_000,
        },
      },
      // Every fault at every storage call (npm run faults); the project 'unit' runs a sample of them.
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: ['tests/support/fake-indexeddb.ts'],
          env: { FAULTS: 'all' },
          testTimeout: 120_000,
        },
      },
      // Two projects, because each has its own browser: tests that check the focus do not take it from each other.
      inChromium('browser', ['tests/data/**/*.test.ts', 'tests/{app,data,ui}/**/*.test.tsx']),
      inChromium('screens', ['tests/faults/**/*.test.ts', 'tests/{faults,screens}/**/*.test.tsx']),
    ],
  },
});
