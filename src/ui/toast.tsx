import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { toast } from 'sonner';
import { later } from './later.tsx';

/** "Success" and a sentence: said after a transaction has completed. */
export function saySuccess(sentence: string): void {
  say('Success', sentence);
}

/** Something that happened, with its own title. */
export function say(title: string, sentence?: string): void {
  void sonner().then((show) => show.success(title, sentence === undefined ? {} : { description: sentence }));
}

/** What was refused or failed, and what to do about it. */
export function sayError(title: string, sentence: string): void {
  void sonner().then((show) => show.error(title, { description: sentence }));
}

/** An offer that stays until it is taken or dismissed. */
export function offer(title: string, sentence: string, action: { label: string; act: () => void }): void {
  void sonner().then((show) =>
    show(title, {
      id: title,
      description: sentence,
      duration: Number.POSITIVE_INFINITY,
      closeButton: true,
      action: { label: action.label, onClick: action.act },
    }),
  );
}

/**
 * The region of toasts. It stands in a body element of its own: inside the app's root an open dialog would make it
 * inert, and its words could be neither read nor heard. Its library comes once something is to be said, or earlier, when
 * `prepareToasts` says that the first screen stands.
 */
export function Toasts() {
  const areWanted = useSyncExternalStore(onWanted, () => isWanted);
  const place = document.getElementById('toasts');
  if (!place || !areWanted) return null;
  return createPortal(<Toaster onMounted={markMounted} />, place);
}

export function prepareToasts(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

function sonner(): Promise<typeof toast> {
  prepareToasts();
  return mounted;
}

function onWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const Toaster = later(async () => (await import('./toaster.tsx')).Toaster);
const listeners = new Set<() => void>();
let isWanted = false;
let markMounted: (show: typeof toast) => void;
const mounted = new Promise<typeof toast>((resolve) => {
  markMounted = resolve;
});
