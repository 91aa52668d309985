import { useCallback, useState } from 'react';

/**
 * Whether the table needs more width than its container has, as with sums of many crores. On a tablet its rows are cards
 * then, and in a wide window the container scrolls sideways, or the end of each row would be clipped. The second value is
 * the table's `ref`.
 */
export function useCrowded(): [boolean, (table: HTMLTableElement | null) => (() => void) | undefined] {
  const [isCrowded, setCrowded] = useState(false);
  const watch = useCallback((table: HTMLTableElement | null) => {
    const sheet = table?.parentElement;
    if (!table || !sheet) return undefined;
    // Cards, and names above figures, always fit: what the table needed before is remembered. One that fits is as wide as its sheet,
    // which says nothing of what it needs: on a tablet that is turned it may fit again.
    let needed = 0;
    const sizes = new ResizeObserver(() => {
      const isTable = getComputedStyle(table).display === 'table';
      if (isTable) needed = table.offsetWidth > sheet.clientWidth ? table.offsetWidth : 0;
      setCrowded(needed > sheet.clientWidth);
    });
    sizes.observe(table);
    sizes.observe(sheet);
    return () => sizes.disconnect();
  }, []);
  return [isCrowded, watch];
}
