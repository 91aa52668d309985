import { useEffect, useState } from 'react';

/** True once what `stands` has been painted, two frames on: so that what is fetched or drawn next does not keep it waiting. */
export function usePainted(stands: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!stands) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [stands]);
  return isPainted;
}
