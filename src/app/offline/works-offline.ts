import { useSyncExternalStore } from 'react';

/** Whether everything works without a network, including a reload: a service worker, which has every file, answers this page. */
export function useWorksOffline(): boolean {
  return useSyncExternalStore(subscribe, () => Boolean(navigator.serviceWorker?.controller));
}

function subscribe(onChange: () => void): () => void {
  // Browsers have none outside secure contexts.
  navigator.serviceWorker?.addEventListener('controllerchange', onChange);
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', onChange);
}
