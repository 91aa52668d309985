import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for so many milliseconds: for what follows a text that is being typed. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
