import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useId, useRef, useState } from 'react';
import { later } from '#ui/later.tsx';
import { useNear } from '#ui/use-near.ts';
import { Axes } from './axes.tsx';
import type { Picture } from './drawing.tsx';
import type { Format, Point } from './options.ts';

/** What every chart is told: its title, what its values are of, and how they are written. */
export type ChartProps = {
  title: string;
  /** Beside the title, in words: the month, the day. */
  period?: string;
  /** What names a point and what it measures, as the table of its numbers is headed: "Month", "Sales". */
  heads: readonly [string, string];
  points: readonly Point[];
  /** Set while what matters more than its picture is not there yet: then only its room is kept. */
  isWaiting?: boolean | undefined;
  /** A value in full. Like every format here, the same function from draw to draw. */
  exact: Format;
};

/**
 * A figure named by its title. The picture is for those who see it: it is drawn as it comes near, and its room is kept
 * until then; the numbers are a table, beside it where one is handed in, and otherwise there for those who listen. Where
 * the picture cannot be fetched the numbers are seen.
 */
export function ChartFigure({
  title,
  period,
  picture,
  isWaiting = false,
  over,
  numbers,
  hiddenNumbers,
}: {
  title: string;
  period: string | undefined;
  picture: Picture;
  isWaiting?: boolean | undefined;
  /** Stands in the middle of the picture. */
  over?: ReactNode;
  numbers?: ReactNode;
  hiddenNumbers?: ReactNode;
}) {
  const headingId = useId();
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  return (
    <figure
      aria-labelledby={headingId}
      className="@container rounded-sheet border bg-sheet px-4 py-3.5 print:break-inside-avoid"
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="wrap-anywhere min-w-0 overflow-hidden font-semibold">
          {title}
        </h2>
        {period && <p className="text-caption text-ink-3">{period}</p>}
      </figcaption>
      <div className={numbers ? `${BESIDE} ${picture.kind === 'doughnut' ? '@min-[28rem]:grid-cols-2' : ''}` : 'mt-3'}>
        {!isMissing && (
          <div ref={box} aria-hidden data-chart className="min-w-0">
            <Round {...picture}>
              <CatchBoundary getResetKey={() => title} errorComponent={() => null} onCatch={() => setMissing(true)}>
                {!isWaiting && isNear && <Drawing {...picture} />}
              </CatchBoundary>
              {over}
            </Round>
          </div>
        )}
        {numbers}
        {hiddenNumbers && <div className={isMissing ? 'mt-3' : 'sr-only'}>{hiddenNumbers}</div>}
      </div>
    </figure>
  );
}

/** What is there before a picture and stays round it: its room, and its axes where it has some. */
function Round({ children, ...picture }: Picture & { children: ReactNode }) {
  if (picture.kind !== 'doughnut') return <Axes {...picture}>{children}</Axes>;
  return (
    <div className="relative" style={{ height: picture.height }}>
      {children}
    </div>
  );
}

/** The points as a table of two columns, named like the chart. */
export function PointsTable({
  title,
  heads: [name, measure],
  points,
  exact,
  swatch,
  total,
}: Omit<ChartProps, 'period' | 'isWaiting'> & { swatch?: (at: number) => ReactNode; total?: string }) {
  return (
    <table aria-label={title} className="w-full border-collapse text-table">
      <thead>
        <tr className="text-caption text-ink-3">
          <th className="wrap-anywhere py-1.5 text-start font-medium">{name}</th>
          <th className="wrap-anywhere py-1.5 text-end font-medium">{measure}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point, at) => (
          <tr key={point.name} className="border-t">
            <th scope="row" className="wrap-anywhere w-full max-w-0 overflow-hidden py-2 pe-3 text-start font-normal">
              {swatch?.(at)}
              {point.name}
            </th>
            <td className="py-2 text-end">{exact(point.value)}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-ink-3 border-t font-semibold">
            <th scope="row" className="py-2 pe-3 text-start font-semibold">
              Total
            </th>
            <td className="py-2 text-end">{total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const Drawing = later(async () => (await import('./drawing.tsx')).Drawing, null);
const BESIDE =
  'mt-3 grid grid-cols-1 items-center gap-x-8 gap-y-4 @min-[44rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';
