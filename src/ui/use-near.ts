import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from when the part comes within half a window of what is seen, or the page is printed: what costs to draw waits for it. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !part.current) return undefined;
    // The content scrolls within `main`, which would cut off a margin that is drawn round the window.
    const root = part.current.closest('main');
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root,
      rootMargin: '50% 0px',
    });
    observer.observe(part.current);
    // Paper takes the page as it stands when this is over.
    const print = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [part, isNear]);
  return isNear;
}
