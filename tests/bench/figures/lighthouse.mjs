import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { wholeChromiumLaunchOptions } from '../../../scripts/chromium.mjs';

/**
 * The newest version that supports our Node versions. npx downloads it for the run; it is no dependency of the project.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 };

/**
 * Lighthouse's scores of a first visit on a phone. Runs only on request, because it is downloaded.
 *
 * @param {import('../lab.mjs').Lab} lab
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function lighthouse(lab) {
  const { url } = await lab.product();
  const rows = [];
  for (const path of ['/', '/invoices']) {
    const scores = await scoresOf(`${url}${path}`);
    if (typeof scores === 'string') return [{ figure: 'Lighthouse', value: 'not measured', beside: scores }];
    for (const [category, least] of Object.entries(LEAST)) {
      const score = Math.round((scores[category]?.score ?? 0) * 100);
      const figure = `Lighthouse on a phone, ${path}: ${category}`;
      rows.push({ figure, value: String(score), target: `≥ ${least}`, isReached: score >= least });
    }
  }
  return rows;
}

/**
 * The scores by category, or the reason why there are none.
 *
 * @param {string} address
 * @returns {Promise<Record<string, { score: number | null }> | string>}
 */
async function scoresOf(address) {
  const { executablePath, args } = wholeChromiumLaunchOptions();
  const folder = mkdtempSync(join(tmpdir(), 'tarazu-lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    const flags = [
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.keys(LEAST).join()}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ];
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...flags], {
      // Outside the repository, so that npx does not use our own packages.
      cwd: folder,
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
    });
    return JSON.parse(readFileSync(report, 'utf8')).categories;
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return `${LIGHTHOUSE} could not be fetched or run: ${line}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
