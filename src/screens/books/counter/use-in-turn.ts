import { useCallback, useRef } from 'react';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';

/**
 * Does one thing after the other, in the order in which they were asked for: a scan, a key and a press never overtake each
 * other, however long the storage takes. What fails is said, and the next goes on.
 */
export function useInTurn(): (act: () => Promise<void>) => Promise<void> {
  const last = useRef<Promise<void>>(Promise.resolve());
  return useCallback((act) => {
    last.current = last.current.then(act).catch(sayFailure);
    return last.current;
  }, []);
}
