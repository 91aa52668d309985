import { useCallback, useState } from 'react';

/**
 * Whether the table is wider than its container, as with sums of many crores. The container then scrolls sideways, or
 * the end of each row would be clipped. The second value is the table's `ref`.
 */
export function useOverflow(): [boolean, (table: HTMLTableElement | null) => (() => void) | undefined] {
  const [isOverflowing, setOverflowing] = useState(false);
  const watch = useCallback((table: HTMLTableElement | null) => {
    const sheet = table?.parentElement;
    if (!table || !sheet) return undefined;
    const sizes = new ResizeObserver(() => setOverflowing(table.offsetWidth > sheet.clientWidth));
    sizes.observe(table);
    sizes.observe(sheet);
    return () => sizes.disconnect();
  }, []);
  return [isOverflowing, watch];
}
