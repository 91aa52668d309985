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
  // A window that is open is not loaded anew: the page itself goes where it is launched (launches.ts).
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  shortcuts: [
    { name: 'New Invoice', url: '/invoices?new' },
    { name: 'New Sales Order', url: '/sales?new' },
  ],
};

/** The parts of the record screens, but not their dialogs and what appears with a selection, which come later. */
const LISTS =
  /src\/(ui\/(badge|figure|pick|stat-card|once-pressed|save-file|say-saved|scroll-keys|page|documents\/save-paper|records\/(?!record-dialogs|order-fields|mark-field|selection-bar))|data\/(csv|use-list|window|order|search|records|clock|invoices)\.|domain\/csv)/;

/** What several screens know of records. One file, as a link to each small one costs a slow device its time. */
const ENTITIES =
  /src\/(domain\/(required|metric-card|company|voucher|sales-order|purchase-order|gst-rate|stock-movement|financial-year|state-code|gstin|product|user|password)\.|data\/(figures|companies|customers|products)\.|ui\/(text-link|quoted|coming-soon)\.)/;

/** What draws a page, and what opens a dialog, as the tour of a first visit is one: most of its functions are called soon. */
const CALLED_ON_LOAD = ['react', 'icons', 'lists', 'index', 'dialogs', 'tabs', 'open-tour'];

/**
 * Asks the browser to compile those files whole while they come, beside the page. It would compile each function when it is
 * first called, which keeps the page waiting.
 */
function compiledOnLoad(): Plugin {
  return {
    name: 'compiled-on-load',
    apply: 'build',
    generateBundle: {
      // It is heeded in the first line only, where Vite puts what a file preloads.
      order: 'post',
      handler: (_, bundle) => {
        for (const name of CALLED_ON_LOAD) {
          const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
          if (file?.type !== 'chunk') throw new Error(`There is no file "${name}" any more that is called on load.`);
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

function inChromium(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    extends: true,
    // What the app and the tests import is bundled before the first test, and anew in each run, as an old bundle is
    // not compared with new imports: a package that is found only in mid-run reloads the page under its test.
    optimizeDeps: {
      force: true,
      entries: ['src/**/*.{ts,tsx}', 'tests/{data,faults,support}/**/*.ts', 'tests/**/*.tsx'],
    },
    test: {
      name,
      include,
      // Hundreds of bad files, whose checks ask nothing of a browser, what is read from the page itself, where a browser has
      // workers, and what of the data room touches no storage: Node runs them.
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
        // The journeys see what moves.
        provider: playwright({
          launchOptions: chromiumLaunchOptions(),
          contextOptions: { reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

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
        // Their names carry a hash of what is in them, so the browser's own cache may serve them to the worker.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  resolve: {
    // The same Dexie without its ES5 and CommonJS wrappings: smaller, and one copy for us and for its hooks.
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
    // The security policy lets fonts come from files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What changes only with a dependency keeps its name through our own updates, and is not fetched again.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            // A file an icon would be many requests for a few bytes each.
            { name: 'icons', test: /(node_modules\/lucide\/|src\/ui\/icon)/ },
            // What every list stands on comes at once: each part of it in a file of its own would be a request more.
            { name: 'lists', test: LISTS },
            { name: 'tabs', test: /src\/ui\/tabs/ },
            { name: 'fields', test: /src\/ui\/(fields\/|form|keys\/accept-on-key)/ },
            { name: 'dialogs', test: /src\/ui\/(dialog|records\/(record-dialogs|order-fields))/ },
            { name: 'entities', test: ENTITIES, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    // A test that renders (.test.tsx) runs in Chromium, any other (.test.ts) in Node; most of the data room run in both.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/support/fake-indexeddb.ts'],
          // Where the books are kept: midnight is not that of Greenwich, whatever the machine's own clock says.
          env: { TZ: 'Asia/Kolkata' },
          maxWorkers: '100%',
          // A property is tried a hundred times, on a machine that may have other work.
          testTimeout: 20_000,
        },
      },
      // Every fault at every call (npm run faults); with the others, 'unit' runs some of them.
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
      // Two, since each has a browser of its own: tests of one that look at the focus do not take it from the other's.
      inChromium('browser', ['tests/data/**/*.test.ts', 'tests/{app,data,ui}/**/*.test.tsx']),
      inChromium('screens', ['tests/faults/**/*.test.ts', 'tests/{faults,screens}/**/*.test.tsx']),
    ],
  },
});
