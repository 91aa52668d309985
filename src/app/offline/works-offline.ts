import { useSyncExternalStore } from 'react';
import { createSignal } from '#ui/signal.ts';

/**
 * Whether everything works without a network, a reload too: a service worker gives this page its files, or has them for the
 * next one, and this one has fetched its own ahead.
 */
export function useWorksOffline(): boolean {
  return useSyncExternalStore(keeping.subscribe, () => isKept || Boolean(navigator.serviceWorker?.controller));
}

/** For when the page has all its parts. Where the browser has no service worker, or refuses it, nothing is kept. */
export async function noteAllCached(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  isKept = true;
  keeping.emit();
}

let isKept = false;
const keeping = createSignal();
