import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Box, lightOf, placeOf, type Side, scrollFor, seatOf } from './placement.ts';

/**
 * Keeps the spotlight on the target of a step and the card beside it while the page is scrolled or resized. Without a
 * target the card is in the middle and nothing is lit. The positions are written into the elements directly, so that
 * following a scroll does not re-render anything.
 */
export function useSpotlight({ target, position }: { target: string; position: Side }) {
  const view = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [initialTops] = useState(() => new Map<Element, number>());

  useLayoutEffect(() => follow({ view, light, card }, initialTops, target, position), [initialTops, target, position]);

  return { view, light, card };
}

type Parts = Readonly<Record<'view' | 'light' | 'card', RefObject<HTMLDivElement | null>>>;

/** Places everything now and on every change. Returns how to stop. */
function follow(parts: Parts, initialTops: Map<Element, number>, selector: string, position: Side): () => void {
  let target: Element | undefined;
  let scroller: Element | undefined;
  let last = '';

  /** At another width the page may show another target. True if it does. */
  function findTarget(): boolean {
    const found = position === 'center' ? undefined : shownElement(selector);
    if (found === target) return false;
    if (target) resizes.unobserve(target);
    target = found;
    scroller = target && scrollerOf(target);
    if (target) resizes.observe(target);
    if (scroller && !initialTops.has(scroller)) initialTops.set(scroller, scroller.scrollTop);
    return true;
  }

  function place(isNewStep: boolean, mayScroll: boolean) {
    const { view, light, card } = { view: parts.view.current, light: parts.light.current, card: parts.card.current };
    if (!view || !light || !card) return;
    const room = view.getBoundingClientRect();
    const seat = seatOf(target?.getBoundingClientRect(), position, room);
    card.style.width = `${seat.width}px`;
    // offsetHeight ignores a running animation.
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
    // The spotlight glides from step to step, but follows a scroll or resize at once.
    light.style.transition = isNewStep ? '' : 'none';
    for (const edge of ['left', 'top', 'width', 'height'] as const) light.style[edge] = `${lit[edge]}px`;
    if (isNewStep && !REDUCED_MOTION.matches) card.animate({ opacity: [0, 1] }, 150);
  }

  const onScroll = () => place(false, false);
  const onResize = () => {
    findTarget();
    place(false, true);
  };
  const resizes = new ResizeObserver(onResize);
  // After the width has changed, React renders what the page shows at that width.
  const drawings = new MutationObserver(() => findTarget() && place(false, true));
  drawings.observe(document.body, { childList: true, subtree: true });
  for (const element of [parts.view.current, parts.card.current]) if (element) resizes.observe(element);
  findTarget();
  // A step without a target, such as the first and the last, shows the page scrolled as it was before the tour.
  if (!target) for (const [element, top] of initialTops) element.scrollTop = top;
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  place(true, true);
  return () => {
    resizes.disconnect();
    drawings.disconnect();
    document.removeEventListener('scroll', onScroll, { capture: true });
  };
}

/** The first visible element that matches; undefined if there is none or the selector is invalid. */
function shownElement(selector: string): Element | undefined {
  try {
    return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
  } catch {
    return undefined;
  }
}

/** The scroll container of the element; undefined for an element that is fixed over the page. */
function scrollerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, overflowY } = getComputedStyle(at);
    if (at !== element && (overflowY === 'auto' || overflowY === 'scroll')) return at;
    if (position === 'fixed') return undefined;
  }
  return undefined;
}

/** Lights nothing: a spotlight without size, behind the card. */
function middleOf({ left, top, width, height }: Box): Box {
  return { left: left + width / 2, top: top + height / 2, width: 0, height: 0 };
}

const REDUCED_MOTION = window.matchMedia('(prefers-reduced-motion: reduce)');
