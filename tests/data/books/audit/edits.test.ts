import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business, updateBusiness } from '#data/books/business.ts';
import { EDIT_LIST, EDIT_LIST_BY_DAY, editsOf, verifyEdits } from '#data/books/audit/edits.ts';
import { lockUpTo, unlock } from '#data/books/audit/locks.ts';

import { createParty, deleteParties, updateParty } from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import type { Edit } from '#data/books/rows.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { Refusal } from '#data/store/refusal.ts';
import { differences } from '#domain/books/audit/edit-differences.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { isEverywhere } from '../../../support/some-of.ts';
import { changePatterns } from '../../../support/numbering.ts';

const BEGUN = 44;

beforeEach(() => freshBooks({ yourName: 'Meera Nair' }));
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyShelf();
});

describe('the edit log', () => {
  it('says of each change when, who, which device, what, before and after', async () => {
    const { id } = await createParty(USHA);
    await updateParty(id, 1, { ...USHA, city: 'Pune' });
    await deleteParties([id]);
    const [deleted, changed, created] = await editsOf(id);
    for (const edit of [deleted, changed, created]) {
      expect(edit).toMatchObject({ who: 'Meera Nair', kind: 'Party', record: id, name: 'Usha', reason: '' });
      expect([edit?.at, edit?.device]).toEqual([
        expect.stringMatching(/^2\d{3}-.*Z$/),
        expect.stringMatching(/^device-\w{6}$/),
      ]);
    }
    expect([created?.deed, changed?.deed, deleted?.deed]).toEqual(['create', 'change', 'delete']);
    expect([created?.before, deleted?.after]).toEqual([null, null]);
    expect(differences(changed?.before ?? null, changed?.after ?? null)).toEqual([
      { field: 'City', before: '–', after: 'Pune' },
    ]);
    expect(new Set([deleted, changed, created].map((edit) => edit?.device)).size).toBe(1);
    expect(await verifyEdits()).toEqual({ entries: BEGUN + 3 });
  });

  it('names what was locked, why it was unlocked, and each pattern that was changed', async () => {
    await lockUpTo('2026-06-30');
    await unlock('', ' A bill came late ');
    await changePatterns({ Invoice: 'A/{fy}/{n}', Receipt: 'R/{fy}/{n}' });
    const said = (await last(4)).map(({ deed, kind, name, reason }) => [deed, kind, name, reason]);
    expect(said).toEqual([
      ['lock', 'Locks', 'Locks', ''],
      ['unlock', 'Locks', 'Locks', 'A bill came late'],
      ['change', 'Numbering', 'Invoice', ''],
      ['change', 'Numbering', 'Receipt', ''],
    ]);
  });

  it('has nothing of what was refused, and no change is without its entry', async () => {
    for (const fails of ['edits', 'parties', 'totals']) {
      const { add, put } = IDBObjectStore.prototype;
      const spies = (
        [
          ['add', add],
          ['put', put],
        ] as const
      ).map(([way, original]) =>
        vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(function write(this: IDBObjectStore, ...asked) {
          if (this.name === fails) throw new DOMException('Encountered full disk while writing.', 'QuotaExceededError');
          return original.apply(this, asked);
        }),
      );
      await expect(createParty(USHA), fails).rejects.toBeInstanceOf(Refusal);
      for (const spy of spies) spy.mockRestore();
      expect([await booksStore.records('parties').count(), await verifyEdits()], fails).toEqual([
        1,
        { entries: BEGUN },
      ]);
    }
  });

  it('is one unbroken chain whatever is written at once', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Party ${at}`);
    await Promise.all(names.map((name) => createParty({ ...USHA, name })));
    expect(await verifyEdits()).toEqual({ entries: BEGUN + 12 });
  });

  it.runIf(isEverywhere)('tells of a record with a very long history the latest part', async () => {
    const { id } = await createParty(USHA);
    for (let rev = 1; rev <= 501; rev++) await updateParty(id, rev, { ...USHA, city: `City ${rev}` });
    const history = await editsOf(id);
    expect([history.length, history[0]?.after]).toEqual([500, expect.objectContaining({ city: 'City 501' })]);
  });

  it('says the changed name from then on', async () => {
    await updateBusiness(await business(), aBooksBusiness({ yourName: 'Ravi' }));
    await createParty(USHA);
    expect((await last(1))[0]?.who).toBe('Ravi');
  });

  it('is listed by time, by kind and by day, and saved as CSV', async () => {
    await createParty(USHA);
    const latest = { sort: 'time', direction: 'down', filter: '', find: '' } as const;
    const first = async (list: typeof EDIT_LIST | typeof EDIT_LIST_BY_DAY, view: object) => {
      const { rows } = await windowOf<Edit>(
        booksStore.records('edits'),
        list,
        { ...latest, ...view },
        { at: 'first' },
        5,
      );
      return rows.map(({ name }) => name);
    };
    expect((await first(EDIT_LIST, {}))[0]).toBe('Usha');
    expect(await first(EDIT_LIST, { filter: 'Party' })).toEqual(['Usha', 'Walk-in Customer']);
    expect(await first(EDIT_LIST, { find: 'ush' })).toEqual(['Usha']);
    const [newest] = await last(1);
    const day = (newest as unknown as { keys: { day: string } }).keys.day;
    expect((await first(EDIT_LIST_BY_DAY, { filter: day })).length).toBe(5);
    expect(await first(EDIT_LIST_BY_DAY, { filter: '2020-01-01' })).toEqual([]);
    // Of unknown length, so that a worker reads the books where there are workers.
    const { parts } = await listAsCsv(EDIT_LIST, { ...latest, find: 'usha' }, undefined, {});
    expect((await new Blob([...parts]).text()).split('\r\n')[1]).toMatch(
      /^45,.*,Meera Nair,device-\w{6},Created,Party,Usha,/,
    );
  });
});

describe('verifying the log', () => {
  it.each([
    ['a text changed', (edit: Edit) => ({ ...edit, who: 'Nobody' }), 'Entry 20 was changed after it was written.'],
    [
      'an amount changed',
      (edit: Edit) => ({ ...edit, after: { ...edit.after, opening: 5 } }),
      'Entry 20 was changed after it was written.',
    ],
    [
      'its hash replaced',
      (edit: Edit) => ({ ...edit, hash: '0'.repeat(64) }),
      'Entry 20 was changed after it was written.',
    ],
  ])('finds an entry with %s', async (_, tamper, why) => {
    const edit = await booksStore.records('edits').get('E-000020');
    if (!edit) throw new Error('The log has an entry 20.');
    await booksStore.records('edits').put({ ...edit, ...tamper(edit) });
    expect(await verifyEdits()).toEqual({ broken: { seq: 20, why } });
  });

  it.each([
    ['in the middle', 20],
    ['at the end', BEGUN],
  ])('finds an entry left out %s', async (_, seq) => {
    await booksStore.records('edits').delete(`E-0000${seq}`);
    expect(await verifyEdits()).toEqual({ broken: { seq, why: `Entry ${seq} is missing.` } });
  });

  it('goes in slices, tells how far it is, and lets the page breathe between them', async () => {
    for (let at = 0; at < 4; at++)
      await Promise.all(Array.from({ length: 50 }, (_, each) => createParty({ ...USHA, name: `Party ${at} ${each}` })));
    const told: number[][] = [];
    let breaths = 0;
    const timer = setInterval(() => breaths++);
    expect(await verifyEdits((...progress) => told.push(progress))).toEqual({ entries: BEGUN + 200 });
    clearInterval(timer);
    expect(told).toEqual([
      [200, 244],
      [244, 244],
    ]);
    expect(breaths).toBeGreaterThan(0);
  });
});

async function last(count: number): Promise<readonly Edit[]> {
  const rows = await booksStore.records('edits').orderBy('keys.serial').toArray();
  return rows.slice(-count);
}

const USHA = { ...blankParty('Customer'), name: 'Usha' };
