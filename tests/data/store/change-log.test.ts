import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actOn } from '#data/store/act.ts';
import { createKept } from '#data/store/create-kept.ts';
import { type Notebook, notebook, opened } from '../../support/notebook.ts';

let store: Notebook;
const NOTES = ['N-1', 'N-2', 'N-3'].map((id) => ({ id, text: 'Paid the porter' }));
const WHOLE = { action: 'restore', whole: { before: null, after: { notes: 3 } } };

beforeEach(async () => {
  const name = `books-of-${crypto.randomUUID()}`;
  store = notebook();
  await createKept(store, name, async (transaction) => transaction.insertAll('notes', NOTES), WHOLE);
  await opened(store, name);
});

afterEach(() => store.leave());

describe('a store with a journal', () => {
  it('says in one entry what is done as a whole', async () => {
    expect(await journal()).toEqual(['restore {"before":null,"after":{"notes":3}}']);
  });

  it('notes every change, also of many records at once', async () => {
    await actOn(store, ['notes'], async (transaction) => {
      await transaction.insertAll('notes', [{ id: 'N-4', text: 'Tea' }]);
      await transaction.replace('notes', await transaction.find('notes', 'N-1'), {
        id: 'N-1',
        text: 'Paid two porters',
      });
    });
    expect((await journal()).slice(1)).toEqual(['N-4', 'N-1']);
  });

  it('is not emptied as if nothing had been, but as a whole, which is noted', async () => {
    const empty = (about?: typeof WHOLE) =>
      actOn(store, ['notes', 'log'], (transaction) => transaction.removeAll(() => undefined), 'Not deleted', about);
    await expect(empty()).rejects.toMatchObject({ title: 'Not deleted' });
    expect(await store.records('notes').count()).toBe(3);
    await empty(WHOLE);
    expect(await store.records('notes').count()).toBe(0);
    expect(await journal()).toEqual(['restore {"before":null,"after":{"notes":3}}']);
  });
});

async function journal(): Promise<readonly string[]> {
  return (await store.records('log').orderBy('keys.serial').toArray()).map(({ deed }) => deed);
}
