import type { ReactNode } from 'react';
import { ChartFigure, type ChartProps, PointsTable } from './chart-figure.tsx';
import type { Format } from './picture.tsx';

/** How something went from one point of time to the next. Hand in a table of the numbers to show it beside the line. */
export function LineChart({
  period,
  axis,
  children,
  ...chart
}: ChartProps & { /** A value as the axis has room for it. */ axis: Format; children?: ReactNode }) {
  const { title, heads, points, exact } = chart;
  return (
    <ChartFigure
      title={title}
      period={period}
      drawn={{ kind: 'line', name: heads[1], points, height: 228, axis, exact }}
      numbers={children}
      hiddenNumbers={!children && <PointsTable {...chart} />}
    />
  );
}
