/**
 * Returns `now`, reusing every part of `before` that is deeply equal, so that React renders only what changed. Records
 * in a list are matched by id, at any position. Values that are not plain objects or arrays are returned as they are.
 */
export function shareStructure<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return shareList(before, now) as T;
  if (isPlainObject(before) && isPlainObject(now)) return shareObject(before, now) as T;
  return now;
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.flatMap((part) => (hasId(part) ? [[part.id, part] as const] : [])));
  const parts = now.map((part, at) => shareStructure(hasId(part) ? known.get(part.id) : before[at], part));
  return parts.length === before.length && parts.every((part, at) => Object.is(part, before[at])) ? before : parts;
}

function shareObject(before: Plain, now: Plain): Plain {
  const names = Object.keys(now);
  const parts = Object.fromEntries(names.map((name) => [name, shareStructure(before[name], now[name])]));
  const isEqual =
    names.length === Object.keys(before).length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(parts[name], before[name]));
  return isEqual ? before : parts;
}

type Plain = Readonly<Record<string, unknown>>;

function isPlainObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function hasId(value: unknown): value is { readonly id: unknown } {
  return isPlainObject(value) && Object.hasOwn(value, 'id');
}
