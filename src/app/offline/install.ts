import { useSyncExternalStore } from 'react';
import { createSignal } from '#ui/signal.ts';

/** Chromium's offer to install the app. The other browsers make none: they have an entry in their own menus. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** Whether the browser offers to install the app, and the deed that asks the person. An offer can be used once. */
export function useInstall() {
  return { canInstall: useSyncExternalStore(offers.subscribe, canInstall), install };
}

/** The same, asked once. */
export function canInstall(): boolean {
  return offer !== undefined;
}

/** Asks the person, by the browser's own question; an offer serves for one asking. */
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

// The offer comes once, perhaps before anything is drawn, so it is awaited from the moment this file is read.
window.addEventListener('beforeinstallprompt', (event) => {
  // The entry in our own menu takes the place of the browser's banner.
  event.preventDefault();
  setOffer(event);
});
window.addEventListener('appinstalled', () => setOffer(undefined));
