import { toastError } from '#ui/feedback/toast.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { isFieldExpected } from '#ui/keys/expected-field.ts';
import { type Content, contentOf, setText } from './field-content.ts';
import { isQuick, isSlow, type KeyRun, runAfter, SHORT_PAUSE_MS } from './key-runs.ts';
import { isTyping } from '#ui/keys/keys.ts';
import { takerAt } from './scan-takers.ts';

/**
 * A barcode scanner is a keyboard to the computer: it types a code and then presses Enter. Its keys must not act: the Enter
 * would open a record or save one. So that Enter is ignored, what a scan has typed into a field is taken out again, and the
 * code is given to the page or dialog if it takes scans (`use-scans.ts`). Where none does, a field for codes and a search
 * hold what was scanned into them; elsewhere the user is told. A person's keys are never held back, because only the Enter
 * tells what the keys before it were. Importing this file starts it for the whole app.
 */
function watch(event: KeyboardEvent): void {
  // Keys that code sends, such as the Escape below, are no part of a scan.
  if (!event.isTrusted || event.key === 'Shift' || event.key === 'CapsLock') return;
  const before = runs;
  runs = undefined;
  const { target } = event;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return;
  if (event.key === 'Enter') end(before, event, target);
  else if (event.key?.length === 1) {
    runs = runAfter(before, event, target);
    // The third key at this speed is no person's: a space would select the row or press the button.
    if (runs.quick.code.length > 2 && isQuick(runs.quick) && !takesLetters(target)) drop(event);
  }
}

/** Whether a text is like what is printed as a code: in capital letters, one word with a digit, or an address. */
export function isLikeCode(text: string): boolean {
  return /^[\x20-\x7e]{4,}$/.test(text) && (!/[a-z]/.test(text) || /^(?=.*\d)\S+$/.test(text) || ADDRESS.test(text));
}

/** Whether the last keys were those of a scanner: a page that takes letters wherever they are typed puts them in no field. */
export function isScanning(): boolean {
  return runs !== undefined && runs.quick.code.length > 2 && isQuick(runs.quick);
}

function end(ended: typeof runs, event: KeyboardEvent, target: Element): void {
  const pause = event.timeStamp - (ended?.slow.last ?? lastScan);
  // Some scanners end a code with two Enters.
  if (!ended && pause <= SHORT_PAUSE_MS) drop(event);
  const scan = ended && !isFieldExpected() ? scanIn(ended, pause, takesLetters(target)) : undefined;
  if (!scan) return;
  const isInField = isTyping(event);
  const take = takerAt(target);
  if (!take && isInField && holdsCodes(target)) {
    lastScan = event.timeStamp;
    // The field has its own use for the Enter, but it does not save.
    if (target.matches('[data-codes]')) event.preventDefault();
    return replaceContent(scan, target);
  }
  if (!take && isInField && !isInForm(target)) return;
  lastScan = event.timeStamp;
  drop(event);
  if (!isInField) closeList(scan);
  leaveAsBefore(scan.contents, target);
  if (take) take(scan.code);
  else toastError('Scan not used', `Nothing here takes the code ${shorten(scan.code)}.`);
}

/**
 * Returns the scan that the keys before an Enter are. Where letters have a use, a program such as dictation may put in
 * words, and a person types: there only what is like a code counts, and of slow keys only what nobody types so fast.
 */
function scanIn({ quick, slow }: NonNullable<typeof runs>, pause: number, areLettersUsed: boolean): KeyRun | undefined {
  if (quick.code.length >= LEAST && pause <= SHORT_PAUSE_MS && isQuick(quick)) {
    if (isLikeCode(quick.code) || !areLettersUsed) return quick;
  }
  const isNoTyping = areLettersUsed ? NO_TYPING.test(slow.code) : isLikeCode(slow.code.trim());
  return isNoTyping && isSlow(slow, pause) ? slow : undefined;
}

function takesLetters(target: Element): boolean {
  if (isFieldExpected() || isTyping({ target })) return true;
  return target.closest('[role="listbox"], [role="menu"], [aria-haspopup="listbox"]') !== null;
}

/** A field for codes, or a search outside of a form. */
function holdsCodes(field: Element): boolean {
  return (
    field.matches('[data-codes]') || (field.matches('[type="search"], [role="combobox"]') && !field.closest('form'))
  );
}

/** A form with a password is filled by programs. */
function isInForm(target: Element): boolean {
  const form = target.closest('form');
  return form !== null && form.querySelector('[autocomplete$="-password"]') === null;
}

function drop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The code takes the place of what stood before it: two codes in a row are none. */
function replaceContent({ code }: KeyRun, target: Element): void {
  const field = contentOf(target)?.field;
  if (field && field.value !== code) setText(field, code);
}

function leaveAsBefore(contents: readonly Content[], focused: Element): void {
  for (const { field, text } of contents) {
    field.focus({ preventScroll: true });
    setText(field, text);
    // A field that is left closes its list, and shows what it holds rather than what was typed.
    field.blur();
  }
  const last = contents.find(({ field }) => field === focused);
  if (contents.length > 0 && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (last && last.from !== null) last.field.setSelectionRange(last.from, last.to);
}

/** The first letter of a code on a pick list has opened it: Escape closes it, with nothing picked. */
function closeList({ start, code }: Pick<KeyRun, 'start' | 'code'>): void {
  if (!start.matches('[aria-haspopup="listbox"]') || !/[a-z\d]/i.test(code)) return;
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.querySelector('[role="listbox"]')?.dispatchEvent(escape);
}

let runs: ReturnType<typeof runAfter> | undefined;
let lastScan = Number.NEGATIVE_INFINITY;
const LEAST = 4;
/** As in a QR code for paying, or on a leaflet. */
const ADDRESS = /^([a-z][a-z\d+.-]*:\/\/|www\.)\S+$/i;
/** Twelve digits and more, or what only a scanner says of its symbology, such as "]C1". */
const NO_TYPING = /^(\d{12,}|\][A-Za-z][\dA-F].*)$/;

addEventListener('keydown', watch, { capture: true });
