import { curveThrough, type Coordinates, ringOf } from './svg-paths.ts';
import { partColours } from './part-colour.ts';
import { roundScale, shareOf } from './scale.ts';

/** A named value, in the caller's unit: only the caller's format knows it. */
export type Point = Readonly<{ name: string; value: number }>;

/** Must be the same function on each render, or the library's chart is recreated each time. */
export type Format = (value: number) => string;

/** A chart to draw. `name` labels the value in the tooltip; `height` is in CSS pixels. */
export type ChartDrawing = Readonly<{ name: string; points: readonly Point[]; height: number; exact: Format }> &
  (Readonly<{ kind: 'line' | 'bar'; axis: Format }> | Readonly<{ kind: 'doughnut' }>);

/**
 * The picture of a chart, drawn with a few shapes of our own, which render together with the page and work at any
 * width, on paper and in both themes. The chart library needs a third of a second for the same on a slow device, so it
 * is used for the tooltips alone.
 */
export function Picture({ kind, points, height }: ChartDrawing) {
  if (kind === 'line') return <Line points={points} />;
  if (kind === 'bar') return <Bars points={points} />;
  return <Ring points={points} size={height} />;
}

/** From edge to edge, with half the width of the line free above and below. */
function Line({ points }: { points: readonly Point[] }) {
  const scale = roundScale(points.map((point) => point.value));
  const places = points.map(
    ({ value }, at): Coordinates => [at / Math.max(points.length - 1, 1), 1 - shareOf(value, scale)],
  );
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

/** Horizontal bars from zero to their value, each centred in its share of the height. */
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

/** As large as the library's own ring, so that the tooltip works up to its edge. */
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
