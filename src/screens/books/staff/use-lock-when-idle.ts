import { useEffect } from 'react';
import { onStaffChange } from '#data/books/staff/access.ts';
import { lockIfIdle, noteActivity } from '#data/books/staff/guard.ts';
import { scanned } from '#ui/scans/scan-takers.ts';

/**
 * Locks after the minutes of Lock After without a key, a touch or a scan in any tab of the books. A device that slept is locked before
 * its first key counts.
 */
export function useLockWhenIdle(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const left = lockIfIdle();
      timer = left === undefined ? undefined : setTimeout(check, left);
    };
    const act = () => {
      lockIfIdle();
      noteActivity();
    };
    const ends = [onStaffChange(check), scanned.subscribe(act)];
    const stop = new AbortController();
    const { signal } = stop;
    for (const event of ['keydown', 'pointerdown', 'wheel'])
      addEventListener(event, act, { capture: true, passive: true, signal });
    for (const event of ['focus', 'pageshow']) addEventListener(event, check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    check();
    return () => {
      clearTimeout(timer);
      stop.abort();
      for (const end of ends) end();
    };
  }, []);
}
