/**
 * The one JSON text of a value: names sorted by their UTF-16 units, no white space, numbers as ECMAScript writes them
 * (RFC 8785). A hash over it stays the same however the value was put together. Throws a TypeError for what JSON cannot
 * say (undefined, NaN, dates, maps), because JSON.stringify would drop it or write something else without a word. Unlike
 * the RFC it accepts half of a surrogate pair, and writes it as an escape: people paste such text.
 */
export function canonicalJson(value: unknown): string {
  try {
    return textOf(value);
  } catch (error) {
    // Only now: noting the place of every value would take as long as writing it.
    throw error instanceof TypeError ? new TypeError(problemIn(value, 'The value') ?? error.message) : error;
  }
}

function textOf(value: unknown): string {
  if (isScalar(value)) return JSON.stringify(value);
  // Array.from also visits holes, which map would skip.
  if (Array.isArray(value)) return `[${Array.from(value, (each) => textOf(each)).join(',')}]`;
  if (!isRecord(value)) throw new TypeError('It cannot be written as JSON.');
  const members = Object.keys(value).toSorted();
  return `{${members.map((name) => `${JSON.stringify(name)}:${textOf(value[name])}`).join(',')}}`;
}

/** Says which value JSON cannot say, the first in the order of the text. */
function problemIn(value: unknown, place: string): string | undefined {
  if (isScalar(value)) return undefined;
  if (Array.isArray(value)) return firstOf(Array.from(value, (each, at) => [each, `${place}[${at}]`]));
  if (!isRecord(value)) return `${place} cannot be written as JSON: it is ${classNameOf(value)}.`;
  const names = Object.keys(value).toSorted();
  return firstOf(names.map((name) => [value[name], `${place}.${name}`]));
}

function firstOf(values: readonly (readonly [value: unknown, place: string])[]): string | undefined {
  for (const [value, place] of values) {
    const problem = problemIn(value, place);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return classNameOf(value) === 'Object';
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || value === null || typeof value === 'boolean' || Number.isFinite(value);
}

/** 'Object', 'Array', 'Date', 'Undefined' …; unlike instanceof, also for a value from another window or worker. */
function classNameOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : Object.prototype.toString.call(value).slice(8, -1);
}
