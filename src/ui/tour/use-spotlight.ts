import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Box, lightOf, placeOf, type Side, scrollFor, seatOf } from './placement.ts';

/**
 * Keeps the light on what a step talks about and the card beside it, however the page is scrolled or resized. Where the
 * target is absent, the card stands in the middle and nothing is lit. The places are written into the elements by hand,
 * as following a scroll should not draw anything anew.
 */
export function useSpotlight({ target, position }: { target: string; position: Side }) {
  const view = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [begun] = useState(() => new Map<Element, number>());

  useLayoutEffect(() => follow({ view, light, card }, begun, target, position), [begun, target, position]);

  return { view, light, card };
}

type Parts = Readonly<Record<'view' | 'light' | 'card', RefObject<HTMLDivElement | null>>>;

/** Places everything, and again on every change. Returns how to stop. */
function follow(parts: Parts, begun: Map<Element, number>, selector: string, position: Side): () => void {
  let target: Element | undefined;
  let scroller: Element | undefined;
  let last = '';

  /** In another width the page may show another one. True where it does. */
  function findTarget(): boolean {
    const found = position === 'center' ? undefined : shownElement(selector);
    if (found === target) return false;
    if (target) resizes.unobserve(target);
    target = found;
    scroller = target && scrollerOf(target);
    if (target) resizes.observe(target);
    if (scroller && !begun.has(scroller)) begun.set(scroller, scroller.scrollTop);
    return true;
  }

  function place(isNewStep: boolean, mayScroll: boolean) {
    const { view, light, card } = { view: parts.view.current, light: parts.light.current, card: parts.card.current };
    if (!view || !light || !card) return;
    const room = view.getBoundingClientRect();
    const seat = seatOf(target?.getBoundingClientRect(), position, room);
    card.style.width = `${seat.width}px`;
    // Without what an animation does to it for the moment.
    const height = card.offsetHeight;
    if (target && scroller && mayScroll) {
      const box = target.getBoundingClientRect();
      scroller.scrollTop += scrollFor(box, seat.side, height, scroller.getBoundingClientRect(), room);
    }
    const box = target?.getBoundingClientRect();
    const { left, top } = placeOf(box, seat, height, room);
    const lit = box ? lightOf(box, scroller?.getBoundingClientRect()) : middleOf(room);
    const now = JSON.stringify([left, top, seat.width, lit]);
    if (now === last) return;
    last = now;
    card.style.translate = `${left}px ${top}px`;
    // From step to step the light glides; what it follows it follows at once.
    light.style.transition = isNewStep ? '' : 'none';
    for (const edge of ['left', 'top', 'width', 'height'] as const) light.style[edge] = `${lit[edge]}px`;
    if (isNewStep && !STILL.matches) card.animate({ opacity: [0, 1] }, 150);
  }

  const onScroll = () => place(false, false);
  const onResize = () => {
    findTarget();
    place(false, true);
  };
  const resizes = new ResizeObserver(onResize);
  // What another width shows is drawn after the width has changed.
  const drawings = new MutationObserver(() => findTarget() && place(false, true));
  drawings.observe(document.body, { childList: true, subtree: true });
  for (const element of [parts.view.current, parts.card.current]) if (element) resizes.observe(element);
  findTarget();
  // Before its first word and after its last the page stands as it was found.
  if (!target) for (const [element, top] of begun) element.scrollTop = top;
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  place(true, true);
  return () => {
    resizes.disconnect();
    drawings.disconnect();
    document.removeEventListener('scroll', onScroll, { capture: true });
  };
}

/** The first such element that the page shows; none where it has none, or where the selector means nothing. */
function shownElement(selector: string): Element | undefined {
  try {
    return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
  } catch {
    return undefined;
  }
}

/** What the element scrolls with; nothing for what is fixed over the page. */
function scrollerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, overflowY } = getComputedStyle(at);
    if (at !== element && (overflowY === 'auto' || overflowY === 'scroll')) return at;
    if (position === 'fixed') return undefined;
  }
  return undefined;
}

/** Nothing is lit: a light without size, behind the card. */
function middleOf({ left, top, width, height }: Box): Box {
  return { left: left + width / 2, top: top + height / 2, width: 0, height: 0 };
}

const STILL = window.matchMedia('(prefers-reduced-motion: reduce)');
