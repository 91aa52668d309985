import type { ReactNode } from 'react';
import type { Format, Point } from './picture.tsx';
import { marksOf, roundScale } from './scale.ts';

/**
 * The axes around a line chart or a horizontal bar chart: the value marks, each with a rule, and the names of the
 * points. They are HTML text, so they keep their size on paper and cost almost nothing: the chart library would force a
 * reflow to measure each of its labels, three times.
 */
export function Axes({ kind, points, height, axis, children }: AxesProps) {
  const marks = marksOf(roundScale(points.map((point) => point.value)));
  // Of nothing but zeros the end of the axis has no meaning: it would say ₹0.01.
  const isFlat = points.every((point) => point.value === 0);
  const values = marks.map((mark) => (isFlat && mark !== 0 ? '' : axis(mark)));
  const names = points.map((point) => point.name);
  return (
    <div className="grid grid-cols-[fit-content(min(8.75rem,40%))_minmax(0,1fr)] gap-x-3 gap-y-1.5 overflow-x-clip pe-6 pt-2 text-caption text-ink-3">
      {kind === 'line' ? (
        <ul className="flex min-w-0 flex-col-reverse items-end justify-between py-px">{values.map(markLabel)}</ul>
      ) : (
        <ul className="grid min-w-0 auto-rows-fr items-center">{names.map(barLabel)}</ul>
      )}
      <div className="relative" style={{ height }}>
        {/* The picture leaves half the line's width free above and below. */}
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
  /** Of the picture without its axes, in CSS pixels. */
  height: number;
  axis: Format;
  children: ReactNode;
};

/**
 * Texts centred under their points, the first and the last under the ends of the picture. Where they are crowded, only
 * every second is visible; of the months of a year, the last one is.
 */
function Below({ texts }: { texts: readonly string[] }) {
  const half = texts.length > 1 ? -50 / (texts.length - 1) : 0;
  const { seldom, wide } = texts.length > FEW ? MANY_CROWDED : FEW_CROWDED;
  return (
    <ul className="col-start-2 flex" style={{ marginInline: `${half}%` }}>
      {texts.map((text, at) => (
        <li key={at} className={`relative h-[1lh] min-w-0 flex-1 ${seldom}`}>
          <span className={`absolute left-1/2 max-w-full -translate-x-1/2 truncate px-0.5 ${wide}`}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function markLabel(text: string, at: number) {
  return (
    <li key={at} className="flex h-0 max-w-full items-center">
      <span className="truncate">{text}</span>
    </li>
  );
}

function barLabel(text: string, at: number) {
  return (
    <li key={at} className="truncate text-end">
      {text}
    </li>
  );
}

const FEW = 6;
const FEW_CROWDED = {
  seldom: '@max-[14rem]:even:invisible',
  wide: '@max-[14rem]:max-w-[200%] @max-[14rem]:px-0',
};
const MANY_CROWDED = {
  seldom: '@max-[26rem]:odd:invisible',
  wide: '@max-[26rem]:max-w-[200%] @max-[26rem]:px-0',
};
