import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { isShort, SHORT_JOURNEYS } from '../../scripts/short-form.mjs';

/** Journeys run on the production build, so `npm run build` must run first. Each worker starts its own server (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/reading-order/{arg}{ext}',
  // `npm test` has no time for the @long journeys either.
  ...(isShort ? { grepInvert: /@long/, testMatch: SHORT_JOURNEYS } : {}),
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
