import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Where a panel that belongs to a field is rendered, so that nothing around the field cuts it off: in the dialog that
 * the field stands in, as a press anywhere else would dismiss that; or else in `main`, so that a screen reader finds it
 * within a landmark.
 */
export function hostOf(field: Element): Element {
  return field.closest('[data-panel], main') ?? document.body;
}

/**
 * Keeps a panel with `position: fixed` below its field, or above where there is more room, within the part of the
 * window that the keyboard of a phone leaves. It stays on its side while it is open: its length changes at every
 * letter. `onAway` is called for a press elsewhere, and when the user scrolls what lies beneath. A scroll that nobody
 * made, such as the browser's own when the keyboard opens, is followed instead.
 */
export function useAnchor(
  panel: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  onAway: () => void,
): void {
  const isAbove = useRef<boolean>(undefined);
  const away = useEffectEvent(onAway);

  // On each render, because the field may have moved with it.
  useLayoutEffect(() => {
    if (!panel.current || !field.current) return;
    isAbove.current ??= isRoomierAbove(field.current);
    place(panel.current, field.current, isAbove.current);
  });

  useLayoutEffect(() => {
    const isIn = (part: HTMLElement | null, { target }: Event) => target instanceof Node && part?.contains(target);
    const follow = (event: Event) => {
      if (!panel.current || !field.current || isIn(panel.current, event) || isIn(field.current, event)) return;
      if (event.type === 'resize') isAbove.current = isRoomierAbove(field.current);
      place(panel.current, field.current, isAbove.current === true);
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
    return () => listeners.abort();
  }, [panel, field]);
}

function place(panel: HTMLElement, field: HTMLElement, isAbove: boolean): void {
  const box = field.getBoundingClientRect();
  const { above, below } = roomAround(box);
  const { clientWidth, clientHeight } = document.documentElement;
  const width = Math.min(Math.max(box.width, LEAST_WIDTH), clientWidth - 2 * MARGIN);
  Object.assign(panel.style, {
    width: `${width}px`,
    left: `${Math.max(MARGIN, Math.min(box.left, clientWidth - width - MARGIN))}px`,
    top: isAbove ? 'auto' : `${box.bottom + GAP}px`,
    // From below, so that a list that gets shorter stays at its field.
    bottom: isAbove ? `${clientHeight - box.top + GAP}px` : 'auto',
    maxHeight: `${Math.max(0, isAbove ? above : below)}px`,
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
/** A GSTIN, a State and a balance on one line need it, also under a column of a few letters. */
const LEAST_WIDTH = 336;
