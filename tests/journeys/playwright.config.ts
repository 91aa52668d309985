import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';

const LONG_FORMS = ['bad-days', 'everywhere', 'hostile'];

/** Journeys run on the production build, so `npm run build` must run first. Each worker starts its own server (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/reading-order/{arg}{ext}',
  // The long forms also run the @long journeys, which `npm test` has no time for.
  ...(LONG_FORMS.includes(process.env['npm_lifecycle_event'] ?? '') ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // No retries: a journey that passes only on the second try has found a fault.
  retries: 0,
  reporter: [['list'], ['./states-judged.ts']],
  // How long one is willing to wait, on a machine that may be busy.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    actionTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
  },
});
