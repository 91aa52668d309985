import type { ReactNode } from 'react';
import { ChartFigure, type ChartProps } from './chart-figure.tsx';
import type { Format } from './picture.tsx';

/** Compares values as horizontal bars, with the table of the numbers beside them. */
export function BarChart({
  title,
  period,
  heads,
  points,
  axis,
  exact,
  children,
}: ChartProps & { /** Formats a value briefly, for the axis. */ axis: Format; children: ReactNode }) {
  const height = points.length * 40;
  return (
    <ChartFigure
      title={title}
      period={period}
      drawing={{ kind: 'bar', name: heads[1], points, height, axis, exact }}
      numbers={children}
    />
  );
}
