import { useEffect, useState } from 'react';
import { canReadCodes } from '#ui/scans/code-detector.ts';

export type Camera = ReturnType<typeof useCamera>;

/** Whether the counter offers to scan with a camera, and whether it does now: also for the next bill, once one is paid. */
export function useCamera() {
  const [isOffered, offer] = useState(false);
  const [isOn, turn] = useState(false);
  useEffect(() => {
    let isHere = true;
    void canReadCodes().then((can) => isHere && offer(can));
    return () => {
      isHere = false;
    };
  }, []);
  return { isOffered, isOn, turn };
}
