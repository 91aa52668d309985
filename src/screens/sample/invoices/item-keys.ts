import type { KeyboardEvent } from 'react';

/** Enter in a field of an item does not save: it goes on to the next field, and from the last one to Add Item. */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: rows, nativeEvent } = event;
  if (event.key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...rows.querySelectorAll<HTMLElement>(STOPS)];
  stops.find((stop) => target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus();
}

/**
 * Returns the place of the item that a scan fills: the one whose unknown code has the focus, else the first that is empty;
 * -1 if there is none. The next empty one takes the focus.
 */
export function placeOfScan(rows: HTMLElement | null): number {
  const names = [...(rows?.querySelectorAll<HTMLInputElement>(NAMES) ?? [])];
  const isFree = (name: HTMLInputElement) =>
    name.value === '' || (name === document.activeElement && name.ariaInvalid === 'true');
  const at = names.findIndex(isFree);
  names.find((name, place) => place !== at && name.value === '')?.focus();
  return at;
}

/** Moves the focus back to the name of an item if nothing was typed after its scan. What is typed then replaces it. */
export function goBackTo(name: HTMLInputElement | null | undefined): void {
  const { activeElement: now } = document;
  const isAtName = now instanceof HTMLInputElement && now.matches(NAMES) && now.value === '';
  if (!name || !(now === name || isAtName)) return;
  name.focus();
  name.select();
}

const NAMES = '[data-item-name] input';
const STOPS = 'input:not([readonly]), [data-add]';
