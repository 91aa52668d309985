import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Where a panel that belongs to a field is rendered, so that nothing around the field cuts it off: in the dialog that
 * the field stands in, as a press anywhere else would dismiss that; or else in `main`, so that a screen reader finds it
 * within a landmark.
 */
export function hostOf(field: Element): Element {
  return field.closest('[data-panel]') ?? document.querySelector('main') ?? document.body;
}

/**
 * Keeps a panel with `position: fixed` below its field, or above where there is more room, within the part of the
 * window that the keyboard of a phone leaves. It stays on its side while it is open: its length changes at every
 * letter. It is at least as wide as the field. `onAway` is called for a press elsewhere, and when
 * the user scrolls what lies beneath. A scroll that nobody made, such as the browser's own when the keyboard opens, is
 * followed instead.
 */
export function useAnchor(
  panel: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  onAway: () => void,
  size: Size,
): void {
  const isAbove = useRef<boolean>(undefined);
  const away = useEffectEvent(onAway);

  // On each render, because the field may have moved with it.
  const stay = useEffectEvent((isAnew: boolean) => {
    if (!panel.current || !field.current) return;
    if (isAnew || isAbove.current === undefined) isAbove.current = isRoomierAbove(field.current);
    place(panel.current, field.current, isAbove.current, size);
  });
  useLayoutEffect(() => stay(false));

  useLayoutEffect(() => {
    const isIn = (part: HTMLElement | null, { target }: Event) => target instanceof Node && part?.contains(target);
    const follow = (event: Event) => {
      if (!isIn(panel.current, event) && !isIn(field.current, event)) stay(event.type === 'resize');
    };
    const press = (event: Event) => !isIn(panel.current, event) && !isIn(field.current, event) && away();
    const scroll = (event: Event) => !isIn(panel.current, event) && away();
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    addEventListener('pointerdown', press, options);
    for (const byHand of ['wheel', 'touchmove']) addEventListener(byHand, scroll, options);
    for (const moved of ['scroll', 'resize']) {
      addEventListener(moved, follow, options);
      visualViewport?.addEventListener(moved, follow, options);
    }
    // The field may grow under the open panel, as when a typeface has come.
    const growth = new ResizeObserver(() => stay(false));
    if (field.current) growth.observe(field.current);
    return () => {
      listeners.abort();
      growth.disconnect();
    };
  }, [panel, field]);
}

/** In pixels; `gap` is between the field and the panel. */
type Size = Readonly<{ leastWidth: number; mostHeight?: number; gap?: number | undefined }>;

function place(panel: HTMLElement, field: HTMLElement, isAbove: boolean, size: Size): void {
  const { leastWidth, mostHeight = Number.POSITIVE_INFINITY, gap = GAP } = size;
  const box = field.getBoundingClientRect();
  const { above, below } = roomAround(box);
  const { clientWidth, clientHeight } = document.documentElement;
  const mostWidth = clientWidth - 2 * MARGIN;
  panel.style.maxWidth = `${mostWidth}px`;
  panel.style.minWidth = `${Math.min(Math.max(box.width, leastWidth), mostWidth)}px`;
  Object.assign(panel.style, {
    left: `${Math.max(MARGIN, Math.min(box.left, clientWidth - panel.offsetWidth - MARGIN))}px`,
    top: isAbove ? 'auto' : `${box.bottom + gap}px`,
    // From below, so that a list that gets shorter stays at its field.
    bottom: isAbove ? `${clientHeight - box.top + gap}px` : 'auto',
    maxHeight: `${Math.max(0, Math.min(mostHeight, isAbove ? above : below))}px`,
  });
}

function isRoomierAbove(field: HTMLElement): boolean {
  const { above, below } = roomAround(field.getBoundingClientRect());
  return below < ENOUGH && above > below;
}

function roomAround({ top, bottom }: DOMRect): { above: number; below: number } {
  const start = visualViewport?.offsetTop ?? 0;
  const end = start + (visualViewport?.height ?? document.documentElement.clientHeight);
  return { above: top - start - GAP - MARGIN, below: end - bottom - GAP - MARGIN };
}

/** In pixels: from the field to the panel, and from the panel to the edge of the window. */
const GAP = 4;
const MARGIN = 8;
/** The room for some five options, with which the panel opens below. */
const ENOUGH = 240;
