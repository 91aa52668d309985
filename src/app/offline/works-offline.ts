import { useSyncExternalStore } from 'react';
import { telling } from '#ui/telling.ts';

/**
 * Whether everything works without a network, a reload too: a service worker gives this page its files, or has them for the
 * next one, and this one has fetched its own ahead.
 */
export function useWorksOffline(): boolean {
  return useSyncExternalStore(keeping.on, () => isKept || Boolean(navigator.serviceWorker?.controller));
}

/** For when the page has all its parts. Where the browser has no service worker, or refuses it, nothing is kept. */
export async function noteKept(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.ready;
  isKept = true;
  keeping.tell();
}

let isKept = false;
const keeping = telling();
