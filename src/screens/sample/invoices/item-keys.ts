import type { KeyboardEvent } from 'react';
import { scannedCode } from '#ui/keys/scan.ts';

/**
 * Enter in a field of an item does not save: it goes on to the next field, and from the last one to Add Item. After a
 * scan it goes on to the next empty item, so that the next code has its place; `add` makes one if there is none.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>, add: () => void): void {
  const { target, currentTarget: rows, nativeEvent } = event;
  if (event.key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const isScan = scannedCode(nativeEvent) !== undefined;
  const stops = [...rows.querySelectorAll<HTMLElement>(isScan ? NAMES : STOPS)];
  const next = stops.find((stop) => isAfter(stop, target) && !(isScan && isFilled(stop)));
  if (next) next.focus();
  else add();
}

/** Moves the focus back to the name of an item if nothing was typed after its scan. What is typed then replaces it. */
export function goBackTo(name: HTMLInputElement | null | undefined): void {
  const { activeElement: now } = document;
  if (!name || !(now === name || (now?.matches(NAMES) && !isFilled(now)))) return;
  name.focus();
  name.select();
}

function isAfter(stop: Element, field: Element): boolean {
  return (field.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isFilled(field: Element): boolean {
  return field instanceof HTMLInputElement && field.value !== '';
}

const NAMES = 'input[data-codes]';
const STOPS = 'input:not([readonly]), [data-add]';
