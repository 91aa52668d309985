import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { minify, type Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
import { isShort, LEFT_IN_CHROMIUM, LEFT_IN_NODE } from './scripts/short-form.mjs';

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

/**
 * The files of the build by folder: few files instead of many small ones, because each further request costs a slow
 * device time. With the parts of a list goes what the frame needs of the sample business.
 */
const LISTS = [
  'src/app/workspaces/workspace-of-address.ts',
  'src/app/workspaces/sample.ts',
  'src/data/books/last-opened.ts',
  'src/data/browser-notes.ts',
  'src/data/views/use-list.ts',
  'src/data/sample/invoices.ts',
  'src/data/sample/tables.ts',
  'src/data/sample/tables/',
  'src/screens/parts/money-column.tsx',
  'src/ui/documents/save-paper.ts',
  'src/ui/navigation/',
  'src/ui/overlays/list-place.ts',
  'src/ui/layout/',
  'src/ui/records/',
];
const FORMS = ['src/ui/fields/', 'src/ui/keys/accept-on-key.ts'];
const DIALOGS = ['src/ui/overlays/dialog.tsx', 'src/ui/record-forms/'];
/** The sample's records and what they are made of: fetched where the sample is shown, and nowhere else. */
const SEED = ['src/data/sample/seed/', 'src/domain/report-table.ts', 'src/domain/sample/permission.ts'];
/** What every page of books needs for its first paint: the store, and what its frame says of it. */
const BOOKS_START = [
  'src/data/books/store.ts',
  'src/data/books/live.ts',
  'src/app/frame/books/opened-books.tsx',
  'src/app/frame/books/opened-parts.ts',
  'src/screens/books/invoices/invoices-screen.tsx',
  'src/screens/books/payments/payments-screen.tsx',
  'src/screens/books/purchases/purchases-screen.tsx',
];
const START = ['src/app/main.tsx', 'src/data/sample/seed/sample.ts'];
/** What of books is needed together, in this order: a module goes with the first of them that needs it. */
const OF_BOOKS = {
  books: BOOKS_START,
  'books-changes': ['src/data/books/change-hooks.ts'],
  'books-masters': ['accounting', 'items', 'parties'].map((name) => `src/screens/books/${name}/${name}-screen.tsx`),
};
const ENTITIES = ['src/data/books/', 'src/data/lists/', 'src/data/sample/', 'src/domain/'];
/** Icons of what opens later: the palette, menus, the tour, books. No list needs them for its first paint. */
const ICONS_OF_LATER = [
  'archive',
  'arrow-down-right',
  'arrow-right',
  'arrow-up-right',
  'building-complex',
  'chart-line',
  'check',
  'chevron-up',
  'circle-check',
  'circle-user-round',
  'clock',
  'compass',
  'eye',
  'eye-off',
  'file-down',
  'file-text',
  'file-up',
  'indian-rupee',
  'keyboard',
  'landmark',
  'log-in',
  'log-out',
  'package-minus',
  'save',
  'scale',
  'share-2',
  'shield-alert',
  'shield-check',
  'star',
  'trending-up',
  'undo-2',
  'users-round',
  'zap',
].map((icon) => `node_modules/lucide/dist/esm/icons/${icon}.mjs`);

/** Loaded only when a file is written or read. */
const FILES = ['src/data/files/backup/', 'src/data/sample/files/'];
const BOOKS_FILES = ['src/data/books/files/'];

/**
 * Tests whether a module is one of these files, or lies in one of these folders (which end in a slash). Throws when a
 * path does not exist: after a rename, a module would silently move to another file of the build.
 */
function isOneOf(paths: readonly string[]): (id: string) => boolean {
  refuseMissing(paths);
  return (id) => paths.some((path) => id.includes(`/${path}`));
}

function refuseMissing(paths: readonly string[]): void {
  const missing = paths.find((path) => !existsSync(new URL(path, import.meta.url)));
  if (missing !== undefined) throw new Error(`vite.config.ts names ${missing}, which does not exist.`);
}

/** What several screens share and the start does not need is one file, of books a file for each that needs it first. */
function beyondStart(id: string, build: ChunkingContext): string | null {
  if (neededBy(START, build).has(id)) return null;
  const ofBooks = Object.entries(OF_BOOKS).find(([, files]) => neededBy(files, build).has(id))?.[0];
  if (id.includes('/books/')) return ofBooks ?? 'books-further';
  if (id.includes('/sample/')) return 'entities';
  return ofBooks === 'books' ? 'shared' : 'shared-further';
}

/** These files and all that they import, themselves or through others. */
function neededBy(files: readonly string[], build: ChunkingContext): ReadonlySet<string> {
  const known = NEEDED.get(files);
  if (known) return known;
  refuseMissing(files);
  const needed = new Set<string>();
  NEEDED.set(files, needed);
  for (const file of files) addAll(`${import.meta.dirname}/${file}`);
  return needed;

  function addAll(id: string): void {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) addAll(imported);
  }
}

type ChunkingContext = {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
};
const NEEDED = new Map<readonly string[], ReadonlySet<string>>();

const OF_EVERY_PAGE = /\/(?:rolldown-runtime|react|icons|lists|index)-[^/]+$/;

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

/**
 * Names the file of the sample's records in the page. It is no part of the start of the app, as books do without it; where
 * the sample is shown, not-started.js asks for it beside the others instead of after them.
 */
function sampleNamed(): Plugin {
  return {
    name: 'sample-named',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith('/src/data/sample/seed/sample.ts')),
        );
        if (!file) throw new Error('The build has no file of the sample’s records.');
        return [
          { tag: 'meta', attrs: { name: 'sample', content: `/${file.fileName}` }, injectTo: 'head-prepend' as const },
        ];
      },
    },
  };
}

/**
 * Leaves out what Tailwind writes for browsers that do not know `@property`: those that the build is for do, and its own
 * condition holds in none of them.
 */
function withoutOldProperties(): Plugin {
  return {
    name: 'without-old-properties',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = String(file.source).replace(
            /@layer properties\{@supports [^{]*\{(?:[^{}]*\{[^{}]*\})*\}\}/,
            '',
          );
        }
      },
    },
  };
}

/** Takes the comments out of the one script that is no module of the app, and is asked for before all others. */
function notStartedMinified(): Plugin {
  return {
    name: 'not-started-minified',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const file = `${dir}/not-started.js`;
      if (!existsSync(file)) return;
      const { code } = await minify(file, readFileSync(file, 'utf8'));
      writeFileSync(file, code);
    },
  };
}

/**
 * Lets Chromium keep the modules of the tests: each test file is a page of its own, and would ask again for hundreds of them.
 * Only in a single run, during which no file changes.
 */
function modulesKept(): Plugin {
  return {
    name: 'modules-kept',
    apply: () => process.env['VITEST'] !== undefined && process.argv.includes('run'),
    configureServer(server) {
      server.middlewares.use(({ url = '' }, response, next) => {
        const set = response.setHeader.bind(response);
        response.setHeader = (header, value) =>
          set(header, header === 'Cache-Control' && value === 'no-cache' && !url.includes('__vitest') ? KEPT : value);
        next();
      });
    },
  };
}

const KEPT = 'max-age=3600';

const PURE = 'tests/{domain,scripts,ui,walls}/**/*.test.ts';

function inNode(
  name: string,
  include: string[],
  { exclude = [], isolate = true }: { exclude?: string[]; isolate?: boolean },
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      include,
      exclude: ['**/node_modules/**', ...exclude, ...(isShort ? LEFT_IN_NODE : [])],
      isolate,
      setupFiles: ['tests/support/fake-indexeddb.ts'],
      // The time zone of India, so that local midnight differs from UTC midnight on every machine.
      env: { TZ: 'Asia/Kolkata' },
      maxWorkers: '100%',
      // How long one is willing to wait: a property runs a hundred times, on a machine that may be busy.
      testTimeout: 60_000,
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
        'tests/data/sample/backup-refused*.test.ts',
        'tests/data/books/copies/{automatic-copies,copies-refused,hostile-files}.test.ts',
        'tests/data/store/{answers,derived-keys,structural-sharing}.test.ts',
        'tests/data/views/paging.test.ts',
        'tests/data/sample/{csv-forms,figures,seed}.test.ts',
        'tests/faults/{files,verbs}.test.ts',
        ...(process.env['VITE_HOSTILE'] === 'whole' ? [] : ['tests/data/sample/hostile-text.test.ts']),
        ...(isShort ? LEFT_IN_CHROMIUM : []),
      ],
      setupFiles: ['no-react-notes', 'tripwire', 'no-standing-toasts', 'no-left-books'].map(
        (file) => `tests/support/${file}.ts`,
      ),
      // How long one is willing to wait, on a machine that may be busy.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 45_000 } },
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

/** In a worker they hold all that they need. */
const FILE_GROUPS = [
  { name: 'files', test: isOneOf(FILES) },
  { name: 'books-files', test: isOneOf(BOOKS_FILES) },
];

/**
 * On a page they share much with the screens, which lies elsewhere. What they alone import has to go with them: it would be
 * put into a file that imports theirs, and where two files import each other, the one that is asked for first finds the
 * other unfinished.
 */
const FILE_GROUPS_OF_PAGE = FILE_GROUPS.map(({ name, test }) => ({
  debugName: name,
  name: (id: string, build: ChunkingContext) =>
    test(id) || build.getModuleInfo(id)?.importers.every(test) === true ? name : null,
  test: (id: string) => test(id) || id.includes('/src/domain/'),
  includeDependenciesRecursively: false,
}));

export default defineConfig({
  plugins: [
    modulesKept(),
    react(),
    tailwindcss(),
    compiledOnLoad(),
    sampleNamed(),
    notStartedMinified(),
    withoutOldProperties(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: webManifest,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,ttf,svg,png}'],
        // The typefaces of scripts are kept only where they are used (sw/script-faces.ts).
        globIgnores: ['screenshots/**', 'assets/script-*.ttf'],
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
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: FILE_GROUPS } } } },
  build: {
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: {
      polyfill: false,
      // What every page has at its start is not named again wherever something is fetched later.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !OF_EVERY_PAGE.test(file)),
    },
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
            // Two files for all icons: separately they would be many requests for a few bytes each.
            { name: 'more-icons', test: isOneOf(ICONS_OF_LATER) },
            { name: 'icons', test: isOneOf(['node_modules/lucide/', 'src/ui/controls/icon.tsx']) },
            ...FILE_GROUPS_OF_PAGE,
            { name: 'lists', test: isOneOf(LISTS) },
            {
              name: 'seed',
              test: isOneOf(SEED),
              includeDependenciesRecursively: false,
            },
            { name: 'tabs', test: isOneOf(['src/ui/controls/tabs.tsx']) },
            // Only the books have these fields: the sample must not load them with the others.
            {
              name: 'choosing',
              test: isOneOf(['src/ui/combobox/', 'src/ui/keys/next-field.ts']),
              includeDependenciesRecursively: false,
            },
            { name: 'fields', test: isOneOf(FORMS) },
            { name: 'dialogs', test: isOneOf(DIALOGS) },
            {
              name: beyondStart,
              debugName: 'beyond-start',
              test: isOneOf(ENTITIES),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    // A test that renders (.test.tsx) runs in Chromium, any other (.test.ts) in Node; most tests of the data room run
    // in both.
    projects: [
      // What keeps nothing between two tests shares its modules; where storage is, each file has its own.
      inNode('pure', [PURE], { isolate: false }),
      inNode('unit', ['tests/**/*.test.ts'], { exclude: [PURE] }),
      // Every fault at every storage call (npm run faults); the project 'unit' runs a sample of them.
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: ['tests/support/fake-indexeddb.ts'],
          env: { FAULTS: 'all' },
          // Hundreds of faults in one test, each with a restore or a start of its own.
          testTimeout: 1_200_000,
          hookTimeout: 120_000,
        },
      },
      // Two projects, because each has its own browser: tests that check the focus do not take it from each other.
      inChromium('browser', ['tests/data/**/*.test.ts', 'tests/{app,data,ui}/**/*.test.tsx']),
      inChromium('screens', ['tests/faults/**/*.test.ts', 'tests/{faults,screens}/**/*.test.tsx']),
    ],
  },
});
