import { curveThrough, type Place, ringOf } from './paths.ts';
import { partColours } from './part-colour.ts';
import { roundScale, shareOf } from './scale.ts';

/** A value and what it is of. Values are numbers in the caller's own unit, which only its format knows. */
export type Point = Readonly<{ name: string; value: number }>;

/** Must be the same function from draw to draw, or what is made of it is made anew each time. */
export type Format = (value: number) => string;

/** What is drawn. `name` says what the values are of, where the mouse rests on one; `height` is in CSS pixels. */
export type Drawn = Readonly<{ name: string; points: readonly Point[]; height: number; exact: Format }> &
  (Readonly<{ kind: 'line' | 'bar'; axis: Format }> | Readonly<{ kind: 'doughnut' }>);

/**
 * The picture of a chart: the page's own few shapes, there with its text, in any width, on paper and in either theme. The
 * chart library takes a slow device a third of a second for the same, and is only asked for what it says of a point.
 */
export function Picture({ kind, points, height }: Drawn) {
  if (kind === 'line') return <Line points={points} />;
  if (kind === 'bar') return <Bars points={points} />;
  return <Ring points={points} size={height} />;
}

/** From edge to edge; half the width of the line is free above and below it. */
function Line({ points }: { points: readonly Point[] }) {
  const scale = roundScale(points.map((point) => point.value));
  const places = points.map(({ value }, at): Place => [at / Math.max(points.length - 1, 1), 1 - shareOf(value, scale)]);
  const line = curveThrough(places);
  const ground = 1 - shareOf(0, scale);
  return (
    <svg
      data-picture
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-px h-[calc(100%-2px)] w-full overflow-visible"
    >
      <path d={`${line}V${ground}H0Z`} className="fill-peacock/8" />
      <path d={line} className="fill-none stroke-2 stroke-peacock [vector-effect:non-scaling-stroke]" />
    </svg>
  );
}

/** Each lies in the middle of its share of the height, from nothing to its value. */
function Bars({ points }: { points: readonly Point[] }) {
  const scale = roundScale(points.map((point) => point.value));
  const ground = shareOf(0, scale);
  return (
    <div data-picture className="absolute inset-0 grid auto-rows-fr items-center">
      {points.map(({ value }, at) => {
        const end = shareOf(value, scale);
        const room = { marginInlineStart: inPercent(Math.min(ground, end)), width: inPercent(Math.abs(end - ground)) };
        return (
          <div
            key={at}
            data-bar
            className={`${BAR} ${value < 0 ? 'rounded-s-[3px]' : 'rounded-e-[3px]'}`}
            style={room}
          />
        );
      })}
    </div>
  );
}

/** As wide as the library's own, so that it answers to the edge. */
function Ring({ points, size }: { points: readonly Point[]; size: number }) {
  const values = points.map((point) => point.value);
  const colours = partColours(values);
  return (
    <svg data-picture viewBox="-1 -1 2 2" className="absolute inset-0 m-auto p-2" style={{ height: size }}>
      {ringOf(values).map((part, at) => (
        <path
          key={at}
          d={part}
          style={{ fill: colours[at] }}
          className="stroke-2 stroke-sheet [vector-effect:non-scaling-stroke]"
        />
      ))}
    </svg>
  );
}

function inPercent(share: number): string {
  return `${share * 100}%`;
}

const BAR = 'h-[48%] bg-peacock forced-color-adjust-none [print-color-adjust:exact]';
