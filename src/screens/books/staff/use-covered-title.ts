import { useLayoutEffect } from 'react';

/** Covers the title of the page beneath: of several the browser shows the first. */
export function useCoveredTitle(): void {
  useLayoutEffect(() => {
    const cover = document.createElement('title');
    cover.textContent = 'Who are you? · Tarazu';
    document.head.prepend(cover);
    return () => cover.remove();
  }, []);
}
