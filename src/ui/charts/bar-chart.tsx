import type { ReactNode } from 'react';
import { ChartFigure, type ChartProps } from './chart-figure.tsx';
import type { Format } from './picture.tsx';

/** Which is how much more than which, with the table of the numbers beside it. */
export function BarChart({
  title,
  period,
  heads,
  points,
  axis,
  exact,
  children,
}: ChartProps & { /** A value as the axis has room for it. */ axis: Format; children: ReactNode }) {
  const height = points.length * 40;
  return (
    <ChartFigure
      title={title}
      period={period}
      drawn={{ kind: 'bar', name: heads[1], points, height, axis, exact }}
      numbers={children}
    />
  );
}
