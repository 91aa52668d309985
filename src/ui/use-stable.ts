import { useState } from 'react';

/** Returns one object for as long as its own values are the same, so that what is memoised by it is not rendered again. */
export function useStable<T extends object>(value: T): T {
  const [stable, keep] = useState(value);
  if (isShallowEqual(stable, value)) return stable;
  keep(value);
  return value;
}

/** Whether two objects have the same values under the same keys. */
export function isShallowEqual(one: object, other: object): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => name in other && Object.is(Reflect.get(one, name), Reflect.get(other, name)));
}
