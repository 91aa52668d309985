import { useState } from 'react';

/** The same object for as long as its own values are the same, so that what is memoised by it is not rendered again. */
export function useSteady<T extends object>(value: T): T {
  const [kept, keep] = useState(value);
  if (isAlike(kept, value)) return kept;
  keep(value);
  return value;
}

/** Whether two objects have the same values under the same keys. */
export function isAlike(one: object, other: object): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => name in other && Object.is(Reflect.get(one, name), Reflect.get(other, name)));
}
