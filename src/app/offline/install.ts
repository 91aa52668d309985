import { useSyncExternalStore } from 'react';
import { createSignal } from '#ui/signal.ts';

/** Chromium's install event. Other browsers fire none: they offer installation in their own menus. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** Whether the browser offers to install the app, and the function that asks the user. An offer can be used once. */
export function useInstall() {
  return { canInstall: useSyncExternalStore(offers.subscribe, canInstall), install };
}

/** Whether the browser offers to install the app, for code outside React. */
export function canInstall(): boolean {
  return offer !== undefined;
}

/** Shows the browser's own install prompt. Each offer can prompt once. */
export async function install(): Promise<void> {
  const current = offer;
  setOffer(undefined);
  await current?.prompt();
}

function setOffer(next: InstallOffer | undefined) {
  offer = next;
  offers.emit();
}

let offer: InstallOffer | undefined;
const offers = createSignal();

// The event fires once, perhaps before the first render, so the listener is added when this module loads.
window.addEventListener('beforeinstallprompt', (event) => {
  // Suppresses the browser's banner: the user menu has an entry instead.
  event.preventDefault();
  setOffer(event);
});
window.addEventListener('appinstalled', () => setOffer(undefined));
