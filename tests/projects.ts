import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import { isShort, LEFT_IN_CHROMIUM, LEFT_IN_NODE } from '../scripts/short-form.mjs';
import { modulesKept } from './modules-kept.ts';

/**
 * In Node alone: hundreds of bad files, whose checks need no browser; files that are read on the main thread, where a
 * browser would use workers; and modules of the data room that touch no storage.
 */
const NEEDS_NO_BROWSER = [
  'tests/data/sample/backup-refused*.test.ts',
  'tests/data/books/copies/{automatic-copies,copies-refused,hostile-files}.test.ts',
  'tests/data/store/{answers,derived-keys,structural-sharing}.test.ts',
  'tests/data/views/paging.test.ts',
  'tests/data/sample/{csv-forms,figures,seed}.test.ts',
  'tests/faults/{files,verbs}.test.ts',
  ...(process.env['VITE_HOSTILE'] === 'whole' ? [] : ['tests/data/sample/hostile-text.test.ts']),
];

const ON_THE_SHOP_FLOOR = 'tests/screens/books/{counter,staff}/**/*.test.tsx';
const PURE = 'tests/{domain,scripts,ui,walls}/**/*.test.ts';
/** They put another module in the place of one, which the files after them would find. */
const WITH_OTHER_MODULES = [
  'tests/app/tour-seen.test.ts',
  'tests/data/books/{copies/automatic-copies,vouchers/document-sums}.test.ts',
  'tests/data/sample/backup-of-later.test.ts',
];
/** Every fault at every storage call (npm run faults), hundreds in one test; a sample of them otherwise. */
const FAULTS = process.env['FAULTS'] ?? 'some';

/**
 * A test that renders (.test.tsx) runs in Chromium, any other (.test.ts) in Node; most tests of the data room run in both.
 * How long a test may take is how long one is willing to wait, on a machine that may be busy.
 */
export const projects: TestProjectInlineConfiguration[] = [
  inNode('pure', { include: [PURE] }),
  inNode('unit', { include: ['tests/**/*.test.ts'], exclude: [PURE, ...WITH_OTHER_MODULES] }),
  inNode('alone', { include: WITH_OTHER_MODULES, isolate: true }),
  // Two projects, because each has its own browser: tests that check the focus do not take it from each other. In the short
  // form both take about as long, so that neither core waits for the other.
  inChromium('browser', ['tests/data/**/*.test.ts', 'tests/{app,data,ui}/**/*.test.tsx', ON_THE_SHOP_FLOOR]),
  inChromium('screens', ['tests/faults/**/*.test.ts', 'tests/{faults,screens}/**/*.test.tsx'], [ON_THE_SHOP_FLOOR]),
];

function inNode(
  name: string,
  { exclude = [], ...test }: { include: string[]; exclude?: string[]; isolate?: boolean },
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      // The files share their modules: to read those anew for each file takes as long as the tests.
      isolate: false,
      ...test,
      exclude: [...exclude, ...(isShort ? LEFT_IN_NODE : [])],
      setupFiles: ['fake-indexeddb', 'nothing-left', 'same-values'].map((file) => `tests/support/${file}.ts`),
      // The time zone of India, so that local midnight differs from UTC midnight on every machine.
      env: { TZ: 'Asia/Kolkata', FAULTS },
      maxWorkers: '100%',
      testTimeout: FAULTS === 'all' ? 1_200_000 : 60_000,
      hookTimeout: 120_000,
    },
  };
}

function inChromium(name: string, include: string[], others: string[] = []): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [modulesKept()],
    // Bundle every dependency before the first test: a package discovered mid-run reloads the page under its test. Bundle
    // again on each run, because Vite does not compare an old bundle with new imports.
    optimizeDeps: {
      force: true,
      entries: ['src/**/*.{ts,tsx}', 'tests/{data,faults,support}/**/*.ts', 'tests/**/*.tsx'],
    },
    test: {
      name,
      include,
      exclude: [...others, ...NEEDS_NO_BROWSER, ...(isShort ? LEFT_IN_CHROMIUM : [])],
      setupFiles: ['no-react-notes', 'tripwire', 'no-standing-toasts', 'no-left-books', 'same-values'].map(
        (file) => `tests/support/${file}.ts`,
      ),
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
