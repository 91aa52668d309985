import { useEffect, useEffectEvent } from 'react';
import { listenForScans } from './scan.ts';

/** Calls `take` with each barcode that is scanned anywhere on the screen. */
export function useScans(take: (code: string) => void): void {
  const onCode = useEffectEvent(take);
  useEffect(() => listenForScans((code) => onCode(code)), []);
}
