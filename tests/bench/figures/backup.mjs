import { inMs, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const COUNT = 10_000;
const ROUNDS = 3;
const BLOCKED_MS = 50;

/**
 * A backup of 10,000 records of each kind: the export compared with only reading the records, the import compared with
 * only adding the rows. The rounds alternate which side comes first, because a database that was just filled and
 * deleted leaves compaction work behind.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function backup(lab) {
  const page = await lab.bare();
  const bytes = await page.evaluate((count) => window.bench.prepareBackup(count), COUNT);
  /** @type {{ ours: number[], raw: number[] }} */
  const written = { ours: [], raw: [] };
  for (let round = 0; round < ROUNDS + 1; round++) {
    written.raw.push(await page.evaluate(() => window.bench.rawExportAll()));
    written.ours.push(await page.evaluate(() => window.bench.exportAll()));
  }
  /** @type {{ check: number[], ours: number[], blocked: number[], raw: number[] }} */
  const taken = { check: [], ours: [], blocked: [], raw: [] };
  const raw = async () => taken.raw.push(await page.evaluate(() => window.bench.rawImportAll()));
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 2 === 0) await raw();
    const [check, apply, blocked] = await page.evaluate(() => window.bench.importAll());
    taken.check.push(check);
    taken.ours.push(check + apply);
    taken.blocked.push(blocked);
    if (round % 2 === 1) await raw();
  }
  const [exported, read] = [median(written.ours.slice(1)), median(written.raw.slice(1))];
  const [imported, added] = [median(taken.ours), median(taken.raw)];
  const size = `${(bytes / 1_000_000).toFixed(0)} MB`;
  return [
    atMost('Export of 10,000 records of each kind / reading them raw', exported / read, 1.6, {
      beside: `${inMs(exported)} / ${inMs(read)}, ${size}`,
    }),
    atMost('Import of 10,000 records of each kind / adding them raw', imported / added, 1.6, {
      beside: `${inMs(imported)} (check ${inMs(median(taken.check))}) / ${inMs(added)}`,
    }),
    atMost('Longest block meanwhile', Math.max(...taken.blocked), BLOCKED_MS, { shown: inMs }),
  ];
}
