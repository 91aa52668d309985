import { withTimeout } from '#ui/with-timeout.ts';
import { once, whenIdle } from './idle.ts';

type Loader = () => Promise<unknown>;

/**
 * Loads every part of the app that the first screen did not need, list by list, one at a time and only while nothing else
 * happens. After this neither a network fault nor an update, which takes the old files away, can keep a screen from
 * opening. What fails or does not come in time keeps nothing else waiting, and is tried again when the network comes back, or
 * when a late part has come after all. Resolves when everything is there.
 */
export async function preloadWhenIdle(...lists: readonly (readonly Loader[])[]): Promise<void> {
  const loaded = new Set<Loader>();
  for (;;) {
    // The network may well be back before the last of them was tried.
    const isBack = once(window, 'online');
    const missing = await loadInTurn(lists, loaded);
    if (missing.length === 0) return;
    await Promise.any([isBack, ...missing]);
  }
}

/** What did not come, if only yet. A part that comes may add its own parts to a list: each is read when its turn comes. */
async function loadInTurn(lists: readonly (readonly Loader[])[], loaded: Set<Loader>): Promise<Promise<unknown>[]> {
  const missing: Promise<unknown>[] = [];
  for (const list of lists) {
    for (const load of list) {
      if (loaded.has(load)) continue;
      await whenIdle();
      const coming = load().then(() => loaded.add(load));
      try {
        await withTimeout(coming);
      } catch {
        missing.push(coming);
      }
    }
  }
  return missing;
}
