import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for so many milliseconds: for what follows a text that is being typed. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
