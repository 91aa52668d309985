import { type RefObject, useEffect, useState } from 'react';

/** True from when the part comes within half a window of what is seen, or the page is printed: what costs to draw waits for it. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !part.current) return undefined;
    const near = () => setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: '50% 0px' });
    observer.observe(part.current);
    addEventListener('beforeprint', near);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', near);
    };
  }, [part, isNear]);
  return isNear;
}
