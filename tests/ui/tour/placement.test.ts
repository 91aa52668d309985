import { describe, expect, it } from 'vitest';
import { lightOf, placeOf, scrollFor, seatOf, type Side } from '#ui/tour/placement.ts';

/** A desktop of 1280 × 800 and a phone of 390 × 844, less a margin of 12. */
const DESK = { left: 12, top: 12, width: 1256, height: 776 };
const PHONE = { left: 12, top: 12, width: 366, height: 820 };
const METRICS = { left: 280, top: 200, width: 960, height: 120 };
const FLOATING_BUTTON = { left: 318, top: 768, width: 56, height: 56 };

const placed = (target: typeof METRICS, side: Side, view = DESK) => {
  const seat = seatOf(target, side, view);
  return { width: seat.width, ...placeOf(target, seat, 200, view) };
};

describe('a card is 20 px from its target', () => {
  it('below it', () => expect(placed(METRICS, 'bottom')).toEqual({ width: 352, left: 584, top: 340 }));
  it('above it', () => expect(placed({ ...METRICS, top: 400 }, 'top')).toEqual({ width: 352, left: 584, top: 180 }));
  it('to the right of it', () => {
    expect(placed({ left: 0, top: 0, width: 256, height: 800 }, 'right')).toEqual({ width: 352, left: 276, top: 300 });
  });
  it('to the left of it, narrower if there is less room', () => {
    expect(placed(FLOATING_BUTTON, 'left', PHONE)).toEqual({ width: 286, left: 12, top: 632 });
  });
});

it('a card without room at its side goes to the opposite one', () => {
  expect(placed({ ...METRICS, top: 600 }, 'bottom').top).toBe(380);
  expect(placed({ ...METRICS, top: 60 }, 'top').top).toBe(200);
});

it('where there is no room beside it, a card goes above or below', () => {
  const narrow = { ...PHONE, width: 296 };
  expect(placed({ ...FLOATING_BUTTON, left: 248 }, 'left', narrow)).toMatchObject({ width: 296, left: 12, top: 548 });
});

it('a card is always fully inside the window', () => {
  for (const side of ['top', 'bottom', 'left', 'right'] as const) {
    for (const target of [METRICS, FLOATING_BUTTON, { left: -500, top: -900, width: 4000, height: 4000 }]) {
      const { left, top, width } = placed(target, side, PHONE);
      expect(left).toBeGreaterThanOrEqual(12);
      expect(left + width).toBeLessThanOrEqual(378);
      expect(top).toBeGreaterThanOrEqual(12);
      expect(top + 200).toBeLessThanOrEqual(832);
    }
  }
});

it('without a target a card is in the middle', () => {
  const seat = seatOf(undefined, 'right', DESK);
  expect({ width: seat.width, ...placeOf(undefined, seat, 200, DESK) }).toEqual({ width: 352, left: 464, top: 300 });
});

describe('the target of a step is scrolled into view', () => {
  const page = { left: 0, top: 56, width: 390, height: 788 };

  it('not at all if it is visible with its card', () => {
    expect(scrollFor({ ...METRICS, top: 200 }, 'bottom', 200, page, PHONE)).toBe(0);
  });
  it('until its card fits below it', () => {
    expect(scrollFor({ ...METRICS, top: 700 }, 'bottom', 200, page, PHONE)).toBe(208);
  });
  it('until its card fits above it', () => {
    expect(scrollFor({ ...METRICS, top: 100, height: 2000 }, 'top', 200, page, PHONE)).toBe(-132);
    expect(scrollFor({ ...METRICS, top: 900, height: 2000 }, 'top', 200, page, PHONE)).toBe(668);
  });
});

it('the spotlight reaches 8 px around its target, but not over the header under which that is scrolled', () => {
  expect(lightOf(METRICS, undefined)).toEqual({ left: 272, top: 192, width: 976, height: 136 });
  expect(lightOf({ ...METRICS, top: 20 }, { left: 256, top: 56, width: 1024, height: 744 })).toEqual({
    left: 272,
    top: 56,
    width: 976,
    height: 92,
  });
});
