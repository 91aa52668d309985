import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyBackup, type Backup, readBackup } from '#data/sample/backup.ts';
import { exportedText, type Pieces, piecesOf } from '../../support/backup-files.ts';
import { dumpOf } from '../../support/dump.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { anyBusiness } from '../../support/generators.ts';
import { Chance, CHANGES } from '../../support/hostile-files.ts';
import { isWhole } from '../../support/payloads.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { RECORD_TABLES, type SampleDatabase } from '../../support/sample-database.ts';

/** The same files in every run; `npm run hostile` makes 300 of each kind. */
const SEED = 20_240_405;
const OF_EACH_KIND = isWhole ? 300 : 10;

let goods: readonly Pieces[];
let encrypted: string;

beforeAll(async () => {
  // Without workers: starting one for each of thousands of files would take longer than reading them.
  vi.stubGlobal('Worker', undefined);
  const businesses = fc.sample(anyBusiness, { seed: SEED, numRuns: 12 });
  const texts: string[] = [];
  for (const business of businesses) {
    await freshMirror(business);
    texts.push(await exportedText());
  }
  goods = texts.map(piecesOf);
  encrypted = await exportedText('open sesame');
});

afterAll(() => {
  vi.unstubAllGlobals();
  const sum = (of: 'taken' | 'refused') => [...told.values()].reduce((all, kind) => all + kind[of], 0);
  const lines = [...told].map(([kind, { taken, refused }]) => `${kind}: ${refused} refused, ${taken} taken`);
  if (isWhole) {
    process.stdout.write(`\nImport files made: ${sum('taken') + sum('refused')}; ${lines.join('; ')}.\n`);
    process.stdout.write(`${sum('refused')} refused, ${sum('taken')} taken, each as it should be.\n`);
  }
});

const told = new Map<string, { taken: number; refused: number }>();

/** The backup if the file is accepted, or the message that it is refused with. */
async function answerTo(file: BlobPart, password = ''): Promise<Backup | string> {
  try {
    const read = await readBackup(new Blob([file]), { password });
    return read.kind === 'backup' ? read : 'It wants another password.';
  } catch (error) {
    // Any error but a Refusal is a bug.
    if (!(error instanceof Error) || error.name !== 'Refusal') throw error;
    return error.message;
  }
}

/** The records in the database in the form of a file. */
async function recordsIn(db: SampleDatabase): Promise<Record<string, unknown>> {
  const tables = await Promise.all(
    RECORD_TABLES.map(async (table) => {
      const rows: { keys?: unknown }[] = await db.table(table).toArray();
      return [table, rows.map(({ keys: _, ...row }) => row)];
    }),
  );
  return Object.fromEntries(tables);
}

function byId(records: Pieces['records']): Record<string, unknown> {
  const order = (a: { id?: unknown }, b: { id?: unknown }) => (String(a.id) < String(b.id) ? -1 : 1);
  return Object.fromEntries(Object.entries(records).map(([table, rows]) => [table, rows.toSorted(order)]));
}

test.each([...CHANGES])(
  'generated files, %s: exactly the valid ones are accepted',
  async (kind, change) => {
    const db = await freshMirror();
    let before = await dumpOf(db);
    const tally = { taken: 0, refused: 0 };
    told.set(kind, tally);
    await fc.assert(
      fc.asyncProperty(fc.nat(goods.length - 1), fc.gen(), async (at, gen) => {
        const made = await change(structuredClone(goods[at] as Pieces), new Chance(gen), encrypted);
        fc.pre(made !== undefined);
        const answer = await answerTo(made.file, made.password);
        if (typeof answer === 'string') {
          expect(made.isGood, answer).toBe(false);
          expect(answer).toMatch(/^\S[^]*\.$/);
          expect(answer.length).toBeLessThan(400);
          tally.refused++;
          return;
        }
        expect(made.isGood, 'it was taken').toBe(true);
        tally.taken++;
        await applyBackup(answer);
        const said = JSON.parse((await new Blob([made.file]).text()).replace(/^\ufeff/, '')) as Pieces;
        expect(await recordsIn(db)).toEqual(byId(said.records));
        expect(await wrongTotals(db)).toEqual([]);
        before = await dumpOf(db);
      }),
      { seed: SEED, numRuns: OF_EACH_KIND },
    );
    // Refused files have changed nothing.
    expect(await dumpOf(db)).toEqual(before);
    expect(tally.taken + tally.refused).toBe(OF_EACH_KIND);
  },
  120_000,
);
