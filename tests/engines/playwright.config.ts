import { defineConfig } from '@playwright/test';
import type { EngineName } from './engine.ts';

/** Journeys in Firefox and WebKit, on the production build, so `npm run build` must run first. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // No retries: a journey that passes only on the second try has found a fault.
  retries: 0,
  reporter: 'list',
  // How long one is willing to wait, on a machine that may be busy.
  timeout: 1_200_000,
  projects: [
    { name: 'Firefox', use: { engineName: 'Firefox' } },
    { name: 'WebKit', use: { engineName: 'WebKit' } },
  ],
});
