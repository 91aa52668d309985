import { actOn } from '#data/store/act.ts';
import { watch } from '#data/store/live.ts';
import { FIRST, notebook, opened, second } from './notebook.ts';

/** Another tab of the app, for tests in a browser: a worker, which shares nothing with the page but the storage. */
addEventListener('message', ({ data }: MessageEvent<Readonly<{ name: string; version: 1 | 2; id: string }>>) => {
  void open(data.name, data.version, data.id);
});

async function open(name: string, version: 1 | 2, id: string): Promise<void> {
  const store = await opened(notebook(version === 1 ? [FIRST] : [FIRST, second()]), name);
  await actOn(store, ['notes'], (transaction) => transaction.insert('notes', { id, text: 'From the other tab' }));
  watch(
    () => store.records('notes').count(),
    (count) => postMessage({ count }),
  );
}
