/**
 * The one JSON text of a value: names sorted by their UTF-16 units, no white space, numbers as ECMAScript writes them
 * (RFC 8785). A hash over it stays the same however the value was put together. Throws a TypeError for what JSON cannot
 * say (undefined, NaN, dates, maps), because JSON.stringify would drop it or write something else without a word. Unlike
 * the RFC it accepts half of a surrogate pair, and writes it as an escape: people paste such text.
 */
export function canonicalJson(value: unknown, place = 'The value'): string {
  if (isRecord(value)) {
    const members = Object.keys(value)
      .toSorted()
      .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name], `${place}.${name}`)}`);
    return `{${members.join(',')}}`;
  }
  if (Array.isArray(value)) {
    // Array.from also visits holes, which map would skip.
    return `[${Array.from(value, (each, at) => canonicalJson(each, `${place}[${at}]`)).join(',')}]`;
  }
  if (isScalar(value)) return JSON.stringify(value);
  throw new TypeError(`${place} cannot be written as JSON: it is ${classNameOf(value)}.`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return classNameOf(value) === 'Object';
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** 'Object', 'Array', 'Date', 'Undefined' …; unlike instanceof, also for a value from another window or worker. */
function classNameOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : Object.prototype.toString.call(value).slice(8, -1);
}
