import { useCallback, useState } from 'react';

/**
 * Whether a table needs more room than what it stands in has, as with sums of many crores: then that scrolls sideways, or
 * the end of each row would be lost beyond it. The second part goes to the table as its `ref`.
 */
export function useCramped(): [boolean, (table: HTMLTableElement | null) => (() => void) | undefined] {
  const [isCramped, setCramped] = useState(false);
  const watch = useCallback((table: HTMLTableElement | null) => {
    const sheet = table?.parentElement;
    if (!table || !sheet) return undefined;
    const sizes = new ResizeObserver(() => setCramped(table.offsetWidth > sheet.clientWidth));
    sizes.observe(table);
    sizes.observe(sheet);
    return () => sizes.disconnect();
  }, []);
  return [isCramped, watch];
}
