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
  const values = new Map(Object.entries(other));
  const own = Object.entries(one);
  return (
    own.length === values.size && own.every(([key, value]) => values.has(key) && Object.is(value, values.get(key)))
  );
}
