import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a new row; after a removal the button that adds takes it. */
export function useFocusOnChange(rows: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const last = [...(rows.current?.querySelectorAll('[role="group"]') ?? [])].at(-1);
    const add = rows.current?.querySelector<HTMLElement>('[data-add]');
    if (count !== before.current) (count > before.current ? last?.querySelector('input') : add)?.focus();
    before.current = count;
  }, [rows, count]);
}
