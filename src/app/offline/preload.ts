import { once, whenIdle } from './idle.ts';

type Loader = () => Promise<unknown>;

/**
 * Loads every part of the app that the first screen did not need, one at a time and only while nothing else happens. After
 * this neither a network fault nor an update, which takes the old files away, can keep a screen from opening. What
 * fails is tried again when the network comes back. Resolves when everything is there.
 */
export async function preloadWhenIdle(loaders: readonly Loader[]): Promise<void> {
  let missing = await loadInTurn(loaders);
  while (missing.length > 0) {
    await once(window, 'online');
    missing = await loadInTurn(missing);
  }
}

/** The loaders that failed. */
async function loadInTurn(loaders: readonly Loader[]): Promise<readonly Loader[]> {
  const failed: Loader[] = [];
  for (const load of loaders) {
    await whenIdle();
    await load().catch(() => failed.push(load));
  }
  return failed;
}
