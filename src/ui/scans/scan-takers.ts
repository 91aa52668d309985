import { createSignal } from '#ui/signal.ts';

/** Announces a code that was read by other means than keys, which nobody else hears of. */
export const scanned = createSignal();

/** What a page or dialog does with a code that was scanned. */
export type OnScan = (code: string) => void;

/** Gives what is scanned on the page of `place`, or in its dialog, to `onScan`, wherever the focus is. Returns how to stop. */
export function takeScans(place: Element, onScan: OnScan): () => void {
  takers.set(place, onScan);
  return () => void takers.delete(place);
}

/** Returns who takes a scan whose keys went to `target`. The topmost dialog lies over what the page does with one. */
export function takerAt(target: Element): OnScan | undefined {
  const layer = target.closest(MODAL) ?? [...document.querySelectorAll(MODAL)].at(-1) ?? null;
  return [...takers].findLast(([place]) => place.closest(MODAL) === layer)?.[1];
}

/** Returns who takes a code that is read now by other means than keys, as by a camera. */
export function takerNow(): OnScan | undefined {
  return takerAt(document.activeElement ?? document.body);
}

const takers = new Map<Element, OnScan>();
const MODAL = '[aria-modal="true"]';
