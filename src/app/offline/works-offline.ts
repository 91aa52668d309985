import { useSyncExternalStore } from 'react';
import { createSignal } from '#ui/signal.ts';

/**
 * Whether everything works without a network, including a reload: either a service worker controls this page, or it is ready
 * for the next visit and this page has preloaded all of its own parts.
 */
export function useWorksOffline(): boolean {
  return useSyncExternalStore(cacheChange.subscribe, () => isCached || Boolean(navigator.serviceWorker?.controller));
}

/** Called when the page has loaded all its parts. Without a service worker nothing is cached, and this does nothing. */
export async function noteAllCached(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  isCached = true;
  cacheChange.emit();
}

let isCached = false;
const cacheChange = createSignal();
