import { once, whenIdle } from './idle.ts';

type Loader = () => Promise<unknown>;

/**
 * Loads every part of the app that the first screen did not need, list by list, one at a time and only while nothing else
 * happens. After this neither a network fault nor an update, which takes the old files away, can keep a screen from
 * opening. What fails keeps nothing else waiting, and is tried again when the network comes back. Resolves when
 * everything is there.
 */
export async function preloadWhenIdle(...lists: readonly (readonly Loader[])[]): Promise<void> {
  const loaded = new Set<Loader>();
  for (;;) {
    // The network may well be back before the last of them was tried.
    const isBack = once(window, 'online');
    if (await loadInTurn(lists, loaded)) return;
    await isBack;
  }
}

/** Whether everything is there now. A part that comes may add its own parts to a list: each is read when its turn comes. */
async function loadInTurn(lists: readonly (readonly Loader[])[], loaded: Set<Loader>): Promise<boolean> {
  let isWhole = true;
  for (const list of lists) {
    for (const load of list) {
      if (loaded.has(load)) continue;
      await whenIdle();
      try {
        await load();
        loaded.add(load);
      } catch {
        isWhole = false;
      }
    }
  }
  return isWhole;
}
