import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watch } from '#data/store/live.ts';
import { Refusal } from '#data/store/refusal.ts';
import { callsTried, isEachKindTried } from './calls-tried.ts';
import { KINDS, type Kind, endFault, injectFault, whenCloseFired } from './storage-faults.ts';
import { printFaultCount } from './tell-figures.ts';

const figures = { deepest: 0, refused: 0 };

/** What verbs are tried on: a workspace that is made anew for each try, always the same to the byte. */
export type Ground = Readonly<{
  verbs: Readonly<Record<string, () => Promise<unknown>>>;
  tables: readonly string[];
  prepare: () => Promise<void>;
  /** Verbs that are followed by what may fail without a word: what they did stands. */
  followed?: ReadonlySet<string>;
  /** Opens the records that a verb finds. */
  fresh: (verb: string) => Promise<Opened>;
  /** What is kept and is not what the records say. */
  wrong: (db: Opened) => Promise<readonly unknown[]>;
  end: (db: Opened) => Promise<void>;
}>;

/** An open database of a workspace, as far as these tests look into it. */
type Opened = Readonly<{
  name: string;
  totals: { toArray: () => PromiseLike<object[]>; count: () => PromiseLike<number> };
  backendDB: () => IDBDatabase;
}>;

/** Defines the tests of these verbs under every kind of fault. */
export function tryFaults(names: readonly string[], ground: Ground): void {
  beforeAll(ground.prepare);

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

  // Each verb has a fixed kind, whichever file tries it: the import, which stores most, a full device.
  const tried = Object.entries(ground.verbs)
    .map((verb, at) => [...verb, KINDS[(at + 3) % KINDS.length] ?? KINDS[0]] as const)
    .filter(([name]) => names.includes(name));

  describe.each(tried)('%s', (name, perform, own) => {
    let calls = 0;
    let done: readonly string[] = [];

    beforeAll(async () => {
      const db = await ground.fresh(name);
      const counting = injectFault(0, KINDS[0]);
      await perform();
      ({ calls } = counting.end());
      done = await bytesOf(ground, db);
      expect(await ground.wrong(db)).toEqual([]);
      figures.deepest = Math.max(figures.deepest, calls);
      await ground.end(db);
    });

    it.each(isEachKindTried ? KINDS : [own])(
      'when %s, is done completely or not at all, and says which',
      async (kind) => {
        expect(calls).toBeGreaterThan(1);
        const some = [1, Math.ceil(calls / 2), calls][KINDS.indexOf(kind) % 3] ?? 1;
        for (const at of callsTried(calls, [some], kind)) {
          await tryFault(ground, { name, perform }, at, kind, done);
        }
      },
    );
  });
}

type Verb = Readonly<{ name: string; perform: () => Promise<unknown> }>;

/** Injects one fault and checks what is stored, the message, the next try, and that live queries go on. */
async function tryFault(ground: Ground, { name, perform }: Verb, at: number, kind: Kind, done: readonly string[]) {
  const db = await ground.fresh(name);
  const before = await bytesOf(ground, db);
  let seen = watching(db);
  await vi.waitFor(() => expect(seen.last).toEqual(totalsIn(before)), WAIT);

  const fault = injectFault(at, kind);
  const refusal = await perform().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault.end(), `call ${at}`).toMatchObject({ wasHit: true });

  expect(await bytesOf(ground, db), `call ${at}`).toEqual(refusal ? before : done);
  // A taken connection is survived only between two transactions, so that kind may end either way.
  if (kind !== 'the browser takes the connection away' && ground.followed?.has(name) !== true)
    expect(refusal !== undefined, `call ${at}`).toBe(WORDS[kind] !== undefined);
  if (refusal) {
    figures.refused++;
    expectWords(refusal, kind, name);
    await perform();
    expect(await bytesOf(ground, db), `call ${at}, the next try`).toEqual(done);
  }
  if (ground.followed?.has(name)) {
    // What follows may end after this query has begun to read, so that the fault hit it.
    seen.stop();
    seen = watching(db);
  }
  await vi.waitFor(() => expect(seen.last).toEqual(totalsIn(done)), WAIT);
  seen.stop();
  await ground.end(db);
}

function expectWords(refusal: unknown, kind: Kind, name: string) {
  expect(refusal).toBeInstanceOf(Refusal);
  const { message, title } = refusal as Refusal;
  expect(title).toBe(TITLES.find(([of]) => name.startsWith(of))?.[1] ?? 'Not saved');
  expect(message).toMatch(/^[A-Z].*[a-z]\.$/);
  expect(message).not.toMatch(/dexie|IDB|transaction|abort|error|key|internal/i);
  expect(message).toMatch(WORDS[kind] ?? /never/);
}

/** The title of a refusal, by what the name of the verb begins with. */
const TITLES = [
  ['applyBackup', 'Not imported'],
  ['delete', 'Not deleted'],
  ['restore', 'Not restored'],
  ['importRows', 'Not imported'],
] as const;

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
function watching(db: Opened) {
  const seen: { last: readonly string[] | undefined; stop: () => void } = { last: undefined, stop: () => {} };
  seen.stop = watch(
    async () => db.totals.toArray(),
    (totals) => {
      seen.last = totals.map(lineOf('totals'));
    },
  );
  return seen;
}

/** All stored rows, one line each, read without Dexie, which only has to keep the database open. */
async function bytesOf(ground: Ground, db: Opened): Promise<readonly string[]> {
  const tables = [...ground.tables, 'totals'];
  await whenCloseFired();
  await db.totals.count();
  const transaction = db.backendDB().transaction(tables, 'readonly');
  const stores = tables.map((name) => transaction.objectStore(name).getAll());
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  return tables.flatMap((name, at) => stores[at]?.result.map(lineOf(name)) ?? []);
}

function lineOf(table: string): (row: object) => string {
  return (row) => `${table} ${JSON.stringify(row, (_, value: unknown) => (Object.is(value, -0) ? '-0' : value))}`;
}

function totalsIn(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.startsWith('totals '));
}

const WAIT = { interval: 1, timeout: 15_000 };
