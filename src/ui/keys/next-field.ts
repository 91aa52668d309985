import type { KeyboardEvent } from 'react';

/**
 * In a form marked `data-goes-on` Enter goes on to the next field, as in Tally, and Shift+Enter back; after the last one
 * comes the button that saves. A field that cannot be read keeps the focus and says why. Parts marked `data-passed` are
 * passed over. A button marked `data-on-the-way` is pressed when Enter comes by, and takes care of the focus itself.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (!isPlainEnter(event) || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (target.matches('[data-unread]')) target.dispatchEvent(new Event('invalid', { cancelable: true }));
  else goOn(target, event.shiftKey ? -1 : 1);
}

/** Goes on from a pick list as `goOnByEnter` does from a field, in the capture phase: Enter would open the list, as other keys do. */
export function goOnFromPickList(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (!isPlainEnter(event) || !(target instanceof HTMLElement) || !target.matches(PICK_LIST)) return;
  event.preventDefault();
  event.stopPropagation();
  goOn(target, event.shiftKey ? -1 : 1);
}

/** Goes on from a field, or back, if it stands in a form in which Enter does so. */
export function goOn(field: Element, by: 1 | -1 = 1): void {
  const form = field.closest(`form[data-goes-on]`);
  const stops = [...(form?.querySelectorAll<HTMLElement>(by === 1 ? STOPS : FIELDS) ?? [])].filter(
    (stop) => stop === field || stop.closest('[data-passed]') === null,
  );
  const next = stops[stops.indexOf(field as HTMLElement) + by];
  if (next?.matches('[data-on-the-way]')) return next.click();
  next?.focus();
  // As Tab does: what is typed replaces what stands there.
  if (next instanceof HTMLInputElement) next.select();
}

/** Only of this form itself: React hands on the keys of what is portalled out of it, too. */
function isPlainEnter(event: KeyboardEvent<HTMLFormElement>): boolean {
  const { key, ctrlKey, metaKey, altKey, nativeEvent, target, currentTarget } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || nativeEvent.isComposing || event.isDefaultPrevented())
    return false;
  return target instanceof Node && currentTarget.contains(target);
}

const PICK_LIST = 'button[aria-haspopup="listbox"]';
const FIELDS = `input:not([readonly]), textarea, ${PICK_LIST}`;
const STOPS = `${FIELDS}, [data-on-the-way], [type="submit"]`;
