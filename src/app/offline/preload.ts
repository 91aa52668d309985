import { withTimeout } from '#ui/with-timeout.ts';
import { once, whenIdle } from './idle.ts';

type Loader = () => Promise<unknown>;

/**
 * Loads every part of the app that the first screen did not need, list by list, one at a time and only when the browser is
 * idle. After this neither a network fault nor an update, which removes the old files, can keep a screen from opening. A
 * part that fails or times out does not block the others; it is retried when the network is back, or when a part that
 * timed out arrives after all. Resolves when everything is loaded.
 */
export async function preloadWhenIdle(...lists: readonly (readonly Loader[])[]): Promise<void> {
  const loaded = new Set<Loader>();
  for (;;) {
    // Listen first: the network may come back before the last part has been tried.
    const isBack = once(window, 'online');
    const missing = await loadInTurn(lists, loaded);
    if (missing.length === 0) return;
    await Promise.any([isBack, ...missing]);
  }
}

/** Returns the loads that failed or are still pending. A loaded part may append its own parts to a list. */
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
