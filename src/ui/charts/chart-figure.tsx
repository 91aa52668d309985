import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useChartPointer } from './chart-pointer.ts';
import { Axes } from './axes.tsx';
import { type Drawn, type Format, Picture, type Point } from './picture.tsx';

/** What every chart is told: its title, what its values are of, and how they are written. */
export type ChartProps = {
  title: string;
  /** Beside the title, in words: the month, the day. */
  period?: string;
  /** What names a point and what it measures, as the table of its numbers is headed: "Month", "Sales". */
  heads: readonly [string, string];
  points: readonly Point[];
  /** A value in full. Like every format here, the same function from draw to draw. */
  exact: Format;
};

/**
 * A figure named by its title. The picture is for those who see it; the numbers are a table, beside it where one is handed in,
 * and otherwise there for those who listen. What it says of a point is fetched when it is first pointed at.
 */
export function ChartFigure({
  title,
  period,
  drawn,
  over,
  numbers,
  hiddenNumbers,
}: {
  title: string;
  period: string | undefined;
  drawn: Drawn;
  /** Stands in the middle of the picture. */
  over?: ReactNode;
  numbers?: ReactNode;
  hiddenNumbers?: ReactNode;
}) {
  const headingId = useId();
  const { isAsked, giveUp, ask, asksWhere } = useChartPointer();
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
      <div className={numbers ? `${BESIDE} ${drawn.kind === 'doughnut' ? '@min-[28rem]:grid-cols-2' : ''}` : 'mt-3'}>
        <div aria-hidden data-chart className="min-w-0" {...asksWhere}>
          <Round {...drawn}>
            <Picture {...drawn} />
            {isAsked && (
              // Where it cannot be fetched the picture stands without it, until it is pointed at again.
              <CatchBoundary getResetKey={() => title} errorComponent={() => null} onCatch={giveUp}>
                <Tips {...drawn} onReady={ask} />
              </CatchBoundary>
            )}
            {over}
          </Round>
        </div>
        {numbers}
        {hiddenNumbers && <div className="sr-only">{hiddenNumbers}</div>}
      </div>
    </figure>
  );
}

/** What stands round a picture: its room, and its axes where it has some. */
function Round({ children, ...drawn }: Drawn & { children: ReactNode }) {
  if (drawn.kind !== 'doughnut') return <Axes {...drawn}>{children}</Axes>;
  return (
    <div className="relative" style={{ height: drawn.height }}>
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
const BESIDE =
  'mt-3 grid grid-cols-1 items-center gap-x-8 gap-y-4 @min-[44rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';
