import { type Content, contentOf } from './field-content.ts';

/** Keys without a pause between them. Times are in milliseconds. */
export type KeyRun = Readonly<{
  code: string;
  began: number;
  last: number;
  /** Where its first key was pressed. */
  start: Element;
  /** The fields that they were typed into, as they were before. The focus may have moved in the middle. */
  contents: readonly Content[];
}>;

/** The last keys without a short pause, and those without a long one, which are as many or more. */
export function runAfter(
  before: Readonly<{ quick: KeyRun; slow: KeyRun }> | undefined,
  event: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  target: Element,
): Readonly<{ quick: KeyRun; slow: KeyRun }> {
  const pause = before ? event.timeStamp - before.slow.last : Number.POSITIVE_INFINITY;
  return {
    quick: goOn(pause <= SHORT_PAUSE_MS ? before?.quick : undefined, event, target),
    slow: goOn(pause <= LONG_PAUSE_MS ? before?.slow : undefined, event, target),
  };
}

/** Whether keys come as from a scanner with a wire. The quickest of people need twice as long. */
export function isQuick({ code, began, last }: KeyRun): boolean {
  return last - began <= (code.length - 1) * QUICK_MS;
}

/** Whether keys come as from a scanner without a wire, the `pause` before the Enter included. So do those of typists. */
export function isSlow({ code, began, last }: KeyRun, pause: number): boolean {
  return pause <= LONG_PAUSE_MS && last + pause - began <= code.length * SLOW_MS;
}

function goOn(
  before: KeyRun | undefined,
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  target: Element,
): KeyRun {
  const contents = withField(before, target);
  return before
    ? { ...before, contents, code: before.code + key, last: timeStamp }
    : { contents, code: key, began: timeStamp, last: timeStamp, start: target };
}

function withField(run: KeyRun | undefined, target: Element): readonly Content[] {
  const contents = run?.contents ?? [];
  const content = contents.some(({ field }) => field === target) ? undefined : contentBefore(run, target);
  return content ? [...contents, content] : contents;
}

/**
 * Reads the content of a field as it was before the run. A page may have moved the focus into it with the first key of the
 * run, so that what the run has typed there since is no part of it.
 */
function contentBefore(run: KeyRun | undefined, target: Element): Content | undefined {
  const content = contentOf(target);
  if (!content || !run || run.contents.length > 0 || !content.text.endsWith(run.code)) return content;
  const text = content.text.slice(0, -run.code.length);
  return { ...content, text, from: text.length, to: text.length };
}

/** The most between two keys, on average. */
const QUICK_MS = 35;
/** Bluetooth takes 50 to 150: thirteen digits and Enter stay within two seconds. */
const SLOW_MS = 154;
/** The most between two keys of a scan, or before its Enter. */
export const SHORT_PAUSE_MS = 100;
const LONG_PAUSE_MS = 400;
