import { useEffect, useEffectEvent } from 'react';
import { listenForScans } from './scan.ts';

/** What a screen does with a barcode that is scanned anywhere on it. */
export function useScans(take: (code: string) => void): void {
  const onCode = useEffectEvent(take);
  useEffect(() => listenForScans((code) => onCode(code)), []);
}
