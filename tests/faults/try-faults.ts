import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, RECORD_TABLES } from '#data/database.ts';
import { watch } from '#data/live.ts';
import { Refusal } from '#data/refusal.ts';
import { freshMirror } from '../support/fresh-mirror.ts';
import { KINDS, type Kind, endFault, injectFault, whenCloseFired } from './storage-faults.ts';
import { printFaultCount } from './tell-figures.ts';
import { FEW, prepareBackup, VERBS } from './verbs.ts';
import { wrongTotals } from '../support/wrong-totals.ts';

/**
 * The long form tries each verb with each kind of fault at every one of its storage calls; the short form at the first,
 * a middle or the last. In a browser, where each fault takes longer, each verb is tried with one kind.
 */
const isWhole = import.meta.env['FAULTS'] === 'all';
const isNode = typeof document === 'undefined';
const figures = { deepest: 0, refused: 0 };

/** Defines the tests of these verbs under every kind of fault. */
export function tryFaults(names: readonly string[]): void {
  beforeAll(prepareBackup);

  afterEach(endFault);

  beforeEach(() => {
    // Dexie logs failures to the console; here they are expected.
    for (const way of ['trace', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
  });

  afterAll(() => {
    printFaultCount(
      `${names.length} verbs with up to ${figures.deepest} storage calls, ${KINDS.length} kinds; ${figures.refused} attempts were refused, the others succeeded`,
    );
  });

  // Each verb has a fixed kind, whichever file tries it.
  const tried = Object.entries(VERBS)
    .map((verb, at) => [...verb, KINDS[at % KINDS.length] ?? KINDS[0]] as const)
    .filter(([name]) => names.includes(name));

  describe.each(tried)('%s', (name, perform, own) => {
    let calls = 0;
    let done: readonly string[] = [];

    beforeAll(async () => {
      const db = await freshMirror(FEW);
      const counting = injectFault(0, KINDS[0]);
      await perform();
      ({ calls } = counting.end());
      done = await bytesOf(db);
      expect(await wrongTotals(db)).toEqual([]);
      figures.deepest = Math.max(figures.deepest, calls);
      await db.delete();
    });

    it.each(isNode ? KINDS : [own])('when %s, is done completely or not at all, and says which', async (kind) => {
      expect(calls).toBeGreaterThan(2);
      const some = [1, Math.ceil(calls / 2), calls][KINDS.indexOf(kind) % 3] ?? 1;
      for (const at of isWhole ? everyOf(calls) : [some]) {
        await tryFault({ name, perform }, at, kind, done);
      }
    });
  });
}

type Verb = Readonly<{ name: string; perform: () => Promise<unknown> }>;

/** Injects one fault and checks what is stored, the message, the next try, and that live queries go on. */
async function tryFault({ name, perform }: Verb, at: number, kind: Kind, done: readonly string[]) {
  const db = await freshMirror(FEW);
  const before = await bytesOf(db);
  const seen = watching(db);
  await vi.waitFor(() => expect(seen.last).toEqual(totalsIn(before)), WAIT);

  const fault = injectFault(at, kind);
  const refusal = await perform().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault.end(), `call ${at}`).toMatchObject({ wasHit: true });

  expect(await bytesOf(db), `call ${at}`).toEqual(refusal ? before : done);
  // A taken connection is survived only between two transactions, so that kind may end either way.
  if (kind !== 'the browser takes the connection away')
    expect(refusal !== undefined, `call ${at}`).toBe(WORDS[kind] !== undefined);
  if (refusal) {
    figures.refused++;
    expectWords(refusal, kind, name);
    await perform();
    expect(await bytesOf(db), `call ${at}, the next try`).toEqual(done);
  }
  await vi.waitFor(() => expect(seen.last).toEqual(totalsIn(done)), WAIT);
  seen.stop();
  await db.delete();
}

function expectWords(refusal: unknown, kind: Kind, name: string) {
  expect(refusal).toBeInstanceOf(Refusal);
  const { message, title } = refusal as Refusal;
  expect(title).toBe(name === 'applyBackup' ? 'Not imported' : name.startsWith('delete') ? 'Not deleted' : 'Not saved');
  expect(message).toMatch(/^[A-Z].*[a-z]\.$/);
  expect(message).not.toMatch(/dexie|IDB|transaction|abort|error|key|internal/i);
  expect(message).toMatch(WORDS[kind] ?? /never/);
}

/** The message of each kind; undefined for the two that do not make a verb fail. */
const WORDS: Readonly<Record<Kind, RegExp | undefined>> = {
  'a request is refused': /^Nothing was changed\. Please try again\.$/,
  'a request fails inside': /storage, so nothing was changed\. Please try again\.$/,
  'a request finds the device full': /no room left, so nothing was changed\. Free some space.* try again\.$/,
  'the transaction is aborted': /^Nothing was changed\. Please try again\.$/,
  'the device is full on commit': /no room left, so nothing was changed\. Free some space.* try again\.$/,
  'the connection is closed': undefined,
  'the browser takes the connection away': /^Nothing was changed\. Please try again\.$/,
  'another context deletes the database': undefined,
};

/** The last result of a live query of the totals; every verb changes at least the count of changes. */
function watching(db: Database) {
  const seen: { last: readonly string[] | undefined; stop: () => void } = { last: undefined, stop: () => {} };
  seen.stop = watch(
    () => db.totals.toArray(),
    (totals) => {
      seen.last = totals.map(lineOf('totals'));
    },
  );
  return seen;
}

/** All stored rows, one line each, read without Dexie, which only has to keep the database open. */
async function bytesOf(db: Database): Promise<readonly string[]> {
  await whenCloseFired();
  await db.totals.count();
  const transaction = db.backendDB().transaction([...RECORD_TABLES, 'totals'], 'readonly');
  const stores = [...RECORD_TABLES, 'totals'].map((name) => transaction.objectStore(name).getAll());
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  return [...RECORD_TABLES, 'totals'].flatMap((name, at) => stores[at]?.result.map(lineOf(name)) ?? []);
}

function lineOf(table: string): (row: object) => string {
  return (row) => `${table} ${JSON.stringify(row, (_, value: unknown) => (Object.is(value, -0) ? '-0' : value))}`;
}

function totalsIn(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.startsWith('totals '));
}

function everyOf(calls: number): readonly number[] {
  return Array.from({ length: calls }, (_, at) => at + 1);
}

const WAIT = { interval: 1, timeout: 3000 };
