export type Side = 'center' | 'top' | 'bottom' | 'left' | 'right';
export type Box = Readonly<{ left: number; top: number; width: number; height: number }>;
/** The side of the target that the card is on, and its width there. */
export type Seat = Readonly<{ side: Side; width: number }>;

/** How far the spotlight reaches around the target (specification §9). */
const PADDING = 8;
/** From the target to its card. */
const OFFSET = 20;

/**
 * The side for the card: the one that the step states. Left or right of its target a card may be narrower; if even that
 * does not fit, it goes above or below, wherever there is more room.
 */
export function seatOf(target: Box | undefined, side: Side, view: Box): Seat {
  const width = Math.min(WIDEST, view.width);
  if (!target || side === 'center') return { side: 'center', width };
  if (side === 'top' || side === 'bottom') return { side, width };
  const room = side === 'left' ? target.left - view.left : rightOf(view) - rightOf(target);
  if (room - OFFSET >= NARROWEST) return { side, width: Math.min(width, room - OFFSET) };
  const above = target.top - view.top;
  return { side: above > bottomOf(view) - bottomOf(target) ? 'top' : 'bottom', width };
}

/**
 * The position of a card of that height: on its side if it fits, otherwise on the opposite one, and always fully
 * visible.
 */
export function placeOf(target: Box | undefined, { side, width }: Seat, height: number, view: Box) {
  if (!target || side === 'center') {
    return {
      left: view.left + (view.width - width) / 2,
      top: Math.max(view.top, view.top + (view.height - height) / 2),
    };
  }
  const above = target.top - OFFSET - height;
  const below = bottomOf(target) + OFFSET;
  const fitsAbove = above >= view.top;
  const fitsBelow = below + height <= bottomOf(view);
  const place = {
    top: { left: target.left + (target.width - width) / 2, top: fitsAbove || !fitsBelow ? above : below },
    bottom: { left: target.left + (target.width - width) / 2, top: fitsBelow || !fitsAbove ? below : above },
    left: { left: target.left - OFFSET - width, top: target.top + (target.height - height) / 2 },
    right: { left: rightOf(target) + OFFSET, top: target.top + (target.height - height) / 2 },
  }[side];
  return {
    left: between(view.left, place.left, rightOf(view) - width),
    top: between(view.top, place.top, bottomOf(view) - height),
  };
}

/**
 * How far to scroll until the target is visible with its card. If both together are too tall, the end of the target
 * next to the card has priority.
 */
export function scrollFor(target: Box, side: Side, height: number, scroller: Box, view: Box): number {
  const highest = Math.max(scroller.top + PADDING, side === 'top' ? view.top + OFFSET + height : 0);
  const lowest = Math.min(
    bottomOf(scroller) - PADDING,
    side === 'bottom' ? bottomOf(view) - OFFSET - height : Infinity,
  );
  const tooHigh = target.top - highest;
  const tooLow = bottomOf(target) - lowest;
  if (side === 'bottom') return tooLow > 0 ? tooLow : Math.min(0, Math.max(tooHigh, tooLow));
  return tooHigh < 0 ? tooHigh : Math.max(0, Math.min(tooHigh, tooLow));
}

/** The part of the page that stays lit: the target with its padding, clipped vertically to its scroll container. */
export function lightOf(target: Box, scroller: Box | undefined): Box {
  const top = Math.max(target.top - PADDING, scroller?.top ?? -Infinity);
  const bottom = Math.min(bottomOf(target) + PADDING, scroller ? bottomOf(scroller) : Infinity);
  return {
    left: target.left - PADDING,
    top,
    width: target.width + 2 * PADDING,
    height: Math.max(0, bottom - top),
  };
}

const rightOf = ({ left, width }: Box) => left + width;
const bottomOf = ({ top, height }: Box) => top + height;
const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

const WIDEST = 352;
const NARROWEST = 256;
