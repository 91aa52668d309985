import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a new row; after a removal the button that adds takes it. */
export function useFocusOnChange(rows: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const wanted = count > before.current ? '[role="group"]:last-of-type input' : '[data-add]';
    if (count !== before.current) rows.current?.querySelector<HTMLElement>(wanted)?.focus();
    before.current = count;
  }, [rows, count]);
}
