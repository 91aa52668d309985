import { afterEach, describe, expect, it } from 'vitest';
import { actOn } from '#data/store/act.ts';
import { createKept } from '#data/store/create-kept.ts';
import { deleteKept } from '#data/store/delete-kept.ts';
import { watch } from '#data/store/live.ts';
import { type Notebook, notebook, opened } from '../../support/notebook.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

describe('books that are open in two tabs', () => {
  it('are live in both: each shows what the other writes', async () => {
    const { name, store } = await openedHere();
    let here = 0;
    open.push(
      watch(
        () => store.records('notes').count(),
        (count) => {
          here = count;
        },
      ),
    );
    await expect.poll(() => here).toBe(1);
    const other = openElsewhere(name, 1);
    await expect.poll(() => here).toBe(2);
    await expect.poll(() => other.count).toBe(2);
    await actOn(store, ['notes'], (transaction) => transaction.insert('notes', { id: 'N-3', text: 'From here' }));
    await expect.poll(() => other.count).toBe(3);
  });

  it('move to a newer version in one of them, once the other has made way', async () => {
    const { name, store } = await openedHere();
    const other = openElsewhere(name, 2);
    await expect.poll(() => store.standing).toBe('outdated');
    await expect.poll(() => other.count).toBe(2);
  });

  it('are not deleted in one while the other has them open, and then still are there', async () => {
    const { name, store } = await openedHere();
    const other = openElsewhere(name, 1);
    await expect.poll(() => other.count).toBe(2);
    store.leave();
    await expect(deleteKept(name)).rejects.toMatchObject({
      title: 'Not deleted',
      message: 'These books are open in another tab. Close it, then delete them here.',
    });
    const again = await opened(notebook(), name);
    expect(await again.records('notes').count()).toBe(2);
    again.leave();
    other.close();
    await expect.poll(() => deleteKept(name).then(() => 'deleted', String)).toBe('deleted');
    await expect(opened(notebook(), name)).rejects.toMatchObject({ reason: 'missing' });
  });
});

async function openedHere(): Promise<{ name: string; store: Notebook }> {
  const name = `books-of-${crypto.randomUUID()}`;
  const store = notebook();
  await createKept(store, name, (transaction) => transaction.insert('notes', { id: 'N-1', text: 'From here' }));
  await opened(store, name);
  open.push(() => store.leave());
  return { name, store };
}

function openElsewhere(name: string, version: 1 | 2) {
  const tab = new Worker(new URL('../../support/other-tab.ts', import.meta.url), { type: 'module' });
  const other = { count: 0, close: () => tab.terminate() };
  tab.addEventListener('message', ({ data }: MessageEvent<{ count: number }>) => {
    other.count = data.count;
  });
  tab.postMessage({ name, version, id: 'N-2' }, []);
  open.push(other.close);
  return other;
}
