import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type OnScan, takeScans } from './scan-takers.ts';

/** Calls `take` with each code that is scanned on the page of `place`, or in its dialog, wherever the focus is. */
export function useScans(place: RefObject<Element | null>, take: OnScan): void {
  const onScan = useEffectEvent(take);
  useLayoutEffect(() => (place.current ? takeScans(place.current, (code) => onScan(code)) : undefined), [place]);
}
