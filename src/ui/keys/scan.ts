import { isFieldExpected } from './expected-field.ts';
import { isTyping } from './keys.ts';
import { takerAt } from './scan-takers.ts';

/**
 * A barcode scanner is a keyboard to the computer: it types a code at once and then presses Enter. Its keys must not act:
 * the Enter would open a record or save one. So that Enter is ignored, what a scan has typed into a field is taken out
 * again, and the code is given to the page or dialog if it takes scans (`use-scans.ts`). Where none does, a field for codes
 * keeps what was scanned into it. A person's keys are never held back, because only the Enter tells what the keys before it
 * were. Importing this file starts it for the whole app.
 */
function watch(event: KeyboardEvent): void {
  // Our own code opens lists by sending keys, in the middle of a scan, too.
  if (!event.isTrusted || event.key === 'Shift' || event.key === 'CapsLock') return;
  const before = burst && event.timeStamp - burst.last <= PAUSE_MS ? burst : undefined;
  burst = undefined;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return;
  if (event.key === 'Enter') end(before, event, event.target);
  else if (event.key?.length === 1) burst = go(before, event, event.target);
}

/** Whether a text is like what is printed as a barcode: in capital letters, or one word with a digit. */
export function isLikeCode(text: string): boolean {
  return /^[\x20-\x7e]{4,}$/.test(text) && (!/[a-z]/.test(text) || /^(?=.*\d)\S+$/.test(text));
}

function go(before: Burst | undefined, event: KeyboardEvent, target: Element): Burst {
  const { key, timeStamp } = event;
  const content = before?.content?.field === target ? before.content : contentOf(target);
  const now: Burst = before
    ? { ...before, content, code: before.code + key, last: timeStamp }
    : { content, code: key, began: timeStamp, last: timeStamp, start: target };
  // The third key at this speed is no person's: a space would select the row or press the button.
  if (now.code.length > 2 && isFast(now) && !takesLetters(target)) drop(event);
  return now;
}

function end(ended: Burst | undefined, event: KeyboardEvent, target: Element): void {
  // Some scanners end a code with two Enters.
  if (!ended && event.timeStamp - lastScan <= PAUSE_MS) drop(event);
  if (!ended || isFieldExpected() || !isScan(ended, target)) return;
  const isInField = isTyping(event);
  const take = takerAt(target);
  if (!take && isInField && !isInForm(target)) return;
  lastScan = event.timeStamp;
  // The field has its own use for the Enter, but it does not save.
  if (!take && target.matches('[data-codes]')) return event.preventDefault();
  drop(event);
  if (isInField) takeOut(ended);
  else closeList(ended);
  take?.(ended.code);
}

/** Where letters have a use, a program such as dictation may put in words: only what is like a code counts there. */
function isScan(ended: Burst, target: Element): boolean {
  return ended.code.length >= 4 && isFast(ended) && (isLikeCode(ended.code) || !takesLetters(target));
}

function isFast({ code, began, last }: Burst): boolean {
  return last - began <= (code.length - 1) * KEY_MS;
}

function takesLetters(target: Element): boolean {
  if (isFieldExpected() || isTyping({ target })) return true;
  return target.closest('[role="listbox"], [role="menu"], [aria-haspopup="listbox"]') !== null;
}

/** A search outside of a form may be scanned into. So may a form with a password, which a program may type. */
function isInForm(target: Element): boolean {
  const form = target.closest('form');
  return form !== null && form.querySelector('[autocomplete$="-password"]') === null;
}

function drop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The content of a field before a scan; undefined for half a date, which cannot be put back. */
function contentOf(field: Element): Content | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  if (field.validity.badInput) return undefined;
  return { field, text: field.value, from: field.selectionStart, to: field.selectionEnd };
}

function takeOut({ content }: Burst): void {
  if (!content) return;
  const { field, text, from, to } = content;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React does not notice a value that is set on the field itself.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // A field that is left closes its list, and shows what it holds rather than what was typed.
  field.blur();
  field.focus();
  if (from !== null) field.setSelectionRange(from, to);
}

/**
 * The first letter of a code on a pick list has opened it, or is loading it: Escape closes it, with nothing picked. In the
 * moment between, neither the button nor the list is there.
 */
function closeList({ start, code }: Pick<Burst, 'start' | 'code'>, frames = MOST_FRAMES): void {
  if (!start.matches('[aria-haspopup="listbox"]') || !/[a-z\d]/i.test(code)) return;
  const open = document.querySelector('[role="listbox"]') ?? (start.isConnected ? start : undefined);
  if (open) open.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  else if (frames > 0) requestAnimationFrame(() => closeList({ start, code }, frames - 1));
}

/** The keys since the last pause. Times are in milliseconds. */
type Burst = Readonly<{
  code: string;
  began: number;
  last: number;
  /** Where its first key was pressed. */
  start: Element;
  content: Content | undefined;
}>;
type Content = Readonly<{
  field: HTMLInputElement | HTMLTextAreaElement;
  text: string;
  from: number | null;
  to: number | null;
}>;

let burst: Burst | undefined;
let lastScan = Number.NEGATIVE_INFINITY;
/** The most between two keys of a scan, on average. The quickest of people need twice that. */
const KEY_MS = 35;
/** The most between two of its keys, or before its Enter. */
const PAUSE_MS = 100;
const MOST_FRAMES = 20;

addEventListener('keydown', watch, { capture: true });
