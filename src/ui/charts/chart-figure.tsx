import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useChartPointer } from './chart-pointer.ts';
import { Axes } from './axes.tsx';
import { type ChartDrawing, type Format, Picture, type Point } from './picture.tsx';

/** The props of every chart: its title, what its values measure, and how they are formatted. */
export type ChartProps = {
  title: string;
  /** Shown beside the title, in words: the month or the day. */
  period?: string;
  /** The column headings of the table of numbers: what names a point and what it measures, as "Month", "Sales". */
  heads: readonly [string, string];
  points: readonly Point[];
  /** Formats a value in full. Like every format here, it must be the same function on each render. */
  exact: Format;
};

/**
 * A figure named by its title. Screen readers skip the picture and read the numbers as a table, which is visible beside
 * the picture (`numbers`) or hidden (`hiddenNumbers`). The code of the tooltips is loaded when the user first points at
 * the chart.
 */
export function ChartFigure({
  title,
  period,
  drawing,
  over,
  numbers,
  hiddenNumbers,
}: {
  title: string;
  period: string | undefined;
  drawing: ChartDrawing;
  /** Shown in the middle of the picture. */
  over?: ReactNode;
  numbers?: ReactNode;
  hiddenNumbers?: ReactNode;
}) {
  const headingId = useId();
  const { isAsked, reset, replay, pointerProps } = useChartPointer();
  return (
    <figure
      aria-labelledby={headingId}
      className="@container drawn-when-near rounded-sheet border bg-sheet px-4 max-[22rem]:px-3 py-3.5 print:break-inside-avoid"
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="wrap-anywhere min-w-0 overflow-hidden font-semibold">
          {title}
        </h2>
        {period && <p className="text-caption text-ink-3">{period}</p>}
      </figcaption>
      <div
        className={
          numbers ? `${PICTURE_AND_NUMBERS} ${drawing.kind === 'doughnut' ? '@min-[28rem]:grid-cols-2' : ''}` : 'mt-3'
        }
      >
        <div aria-hidden data-chart className="min-w-0" {...pointerProps}>
          <Frame {...drawing}>
            <Picture {...drawing} />
            {isAsked && (
              // If the tooltips cannot be loaded, the picture works without them until the user points at it again.
              <CatchBoundary getResetKey={() => title} errorComponent={() => null} onCatch={reset}>
                <Tips {...drawing} onReady={replay} />
              </CatchBoundary>
            )}
            {over}
          </Frame>
        </div>
        {numbers}
        {hiddenNumbers && <div className="sr-only">{hiddenNumbers}</div>}
      </div>
    </figure>
  );
}

/** The space for the picture, with axes unless it is a doughnut. */
function Frame({ children, ...drawing }: ChartDrawing & { children: ReactNode }) {
  if (drawing.kind !== 'doughnut') return <Axes {...drawing}>{children}</Axes>;
  return (
    <div className="relative" style={{ height: drawing.height }}>
      {children}
    </div>
  );
}

/** The points as a table of two columns, named after the chart. */
export function PointsTable({
  title,
  heads: [name, measure],
  points,
  exact,
  swatch,
  total,
}: Omit<ChartProps, 'period'> & { swatch?: (at: number) => ReactNode; total?: string }) {
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

const Tips = lazyPart(async () => (await import('./tips.tsx')).Tips);
const PICTURE_AND_NUMBERS =
  'mt-3 grid grid-cols-1 items-center gap-x-8 gap-y-4 @min-[44rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';
