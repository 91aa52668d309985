import type { ReactNode } from 'react';
import type { Format, Point } from './picture.tsx';
import { marksOf, roundScale } from './scale.ts';

/**
 * What stands round the picture of a line or of bars that lie: the marks of its values, each with its rule, and the names of
 * its points. They are the page's own text. So they stand before the picture does, are read as they were written, keep their
 * size on paper, and cost next to nothing: the library would lay out the page anew to measure each of its labels, three times.
 */
export function Axes({ kind, points, height, axis, children }: AxesProps) {
  const marks = marksOf(roundScale(points.map((point) => point.value)));
  const values = marks.map(axis);
  const names = points.map((point) => point.name);
  return (
    <div className="grid grid-cols-[fit-content(min(8.75rem,40%))_minmax(0,1fr)] gap-x-3 gap-y-1.5 overflow-x-clip pe-6 pt-2 text-caption text-ink-3">
      {kind === 'line' ? (
        <ul className="flex min-w-0 flex-col-reverse items-end justify-between py-px">{values.map(beside)}</ul>
      ) : (
        <ul className="grid min-w-0 auto-rows-fr items-center">{names.map(beforeBar)}</ul>
      )}
      <div className="relative" style={{ height }}>
        {/* The picture keeps half its line's width free above and below. */}
        <div className={`absolute inset-0 flex justify-between ${kind === 'line' ? 'flex-col py-px' : ''}`}>
          {marks.map((mark) => (
            <div key={mark} data-rule className={kind === 'line' ? 'border-t' : 'border-s'} />
          ))}
        </div>
        <div data-between className="absolute inset-0">
          {children}
        </div>
      </div>
      <Below texts={kind === 'line' ? names : values} />
    </div>
  );
}

type AxesProps = {
  kind: 'line' | 'bar';
  points: readonly Point[];
  /** Of the picture alone, in CSS pixels. */
  height: number;
  axis: Format;
  children: ReactNode;
};

/** Each centred under its point, the first and the last under the ends of the picture; every second where they are crowded. */
function Below({ texts }: { texts: readonly string[] }) {
  const half = texts.length > 1 ? -50 / (texts.length - 1) : 0;
  return (
    <ul className="col-start-2 flex" style={{ marginInline: `${half}%` }}>
      {texts.map((text, at) => (
        <li key={at} className="relative h-[1lh] min-w-0 flex-1 @max-[14rem]:even:invisible">
          <span className="absolute left-1/2 max-w-full -translate-x-1/2 truncate px-0.5 @max-[14rem]:max-w-[200%] @max-[14rem]:px-0">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function beside(text: string, at: number) {
  return (
    <li key={at} className="flex h-0 max-w-full items-center">
      <span className="truncate">{text}</span>
    </li>
  );
}

function beforeBar(text: string, at: number) {
  return (
    <li key={at} className="truncate text-end">
      {text}
    </li>
  );
}
