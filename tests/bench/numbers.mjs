/** Medians and formatting of measured numbers. */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1], sorted[half]];
  if (high === undefined) throw new Error('Nothing was measured.');
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

/** @param {number} ms */
export function inMs(ms) {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** @param {number} bytes */
export function inKb(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** @param {number} bytes an MB is a million of them */
export function inMb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * Runs an action several times, in turn for each subject, so that a slow moment of the machine affects all of them.
 *
 * @template Subject, Result
 * @param {number} rounds
 * @param {readonly Subject[]} subjects
 * @param {(subject: Subject, round: number) => Promise<Result>} action
 * @returns {Promise<Result[][]>} by subject, then by round
 */
export async function inTurn(rounds, subjects, action) {
  /** @type {Result[][]} */
  const results = subjects.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, subject] of subjects.entries()) results[at]?.push(await action(subject, round));
  return results;
}

/**
 * The heap of a page after garbage collection, in bytes.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const sizes = [];
  for (let run = 0; run < 5; run++) {
    await session.send('HeapProfiler.collectGarbage');
    sizes.push((await session.send('Runtime.getHeapUsage')).usedSize);
    await page.waitForTimeout(200);
  }
  await session.detach();
  return median(sizes);
}
