/** A point of the picture: from 0 to 1 rightwards and downwards. */
export type Coordinates = readonly [x: number, y: number];

/**
 * The path of a smooth line through equally spaced places, with a tension of 0.4: at each place it runs parallel to the
 * line between its two neighbours. Control points are clamped, so the curve never leaves the picture.
 */
export function curveThrough(places: readonly Coordinates[]): string {
  return places
    .map((place, at) => (at === 0 ? 'M' : `C${bend(at - 1, 1)} ${bend(at, -1)} `) + pairText(place))
    .join('');

  /** The control point of a place, after it (1) or before it (-1). */
  function bend(at: number, side: 1 | -1): string {
    const [x, y] = placeAt(at);
    const [before, after] = [placeAt(at - 1), placeAt(at + 1)];
    // An end has only one neighbour, which gets the whole tension.
    const pull = (side * TENSION) / (places[at - 1] && places[at + 1] ? 2 : 1);
    return pairText([x + pull * (after[0] - before[0]), between0And1(y + pull * (after[1] - before[1]))]);
  }

  function placeAt(at: number): Coordinates {
    return places[Math.min(Math.max(at, 0), places.length - 1)] ?? [0, 0];
  }
}

/**
 * The paths of the parts of a ring, clockwise from the top. Its centre is 0, its radius 1, and the radius of its hole
 * 0.7. A negative value gets an empty part.
 */
export function ringOf(values: readonly number[]): readonly string[] {
  const sizes = values.map((value) => Math.max(value, 0));
  const sum = sizes.reduce((total, size) => total + size, 0) || 1;
  let turn = 0;
  return sizes.map((size) => {
    const from = turn;
    turn += size / sum;
    return ringPart(from, turn);
  });
}

function ringPart(from: number, to: number): string {
  // SVG draws no arc that ends where it starts, so a full ring stops a hair earlier.
  const end = Math.min(to, from + 0.99999);
  const isLong = end - from > 0.5 ? 1 : 0;
  return [
    `M${onCircle(from, 1)}A1,1 0 ${isLong} 1 ${onCircle(end, 1)}`,
    `L${onCircle(end, HOLE)}A${HOLE},${HOLE} 0 ${isLong} 0 ${onCircle(from, HOLE)}Z`,
  ].join('');
}

function onCircle(turn: number, radius: number): string {
  const angle = 2 * Math.PI * turn;
  return pairText([radius * Math.sin(angle), -radius * Math.cos(angle)]);
}

function pairText([x, y]: Coordinates): string {
  return `${x},${y}`;
}

function between0And1(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

const TENSION = 0.4;
const HOLE = 0.7;
