import type { ReactNode } from 'react';
import { ChartFigure, type ChartProps, PointsTable } from './chart-figure.tsx';
import type { Format } from './picture.tsx';

/** How a value changes over time. A table passed as children is shown beside the line. */
export function LineChart({
  period,
  axis,
  children,
  ...chart
}: ChartProps & { /** Formats a value briefly, for the axis. */ axis: Format; children?: ReactNode }) {
  const { title, heads, points, exact } = chart;
  return (
    <ChartFigure
      title={title}
      period={period}
      drawing={{ kind: 'line', name: heads[1], points, height: 228, axis, exact }}
      numbers={children}
      hiddenNumbers={!children && <PointsTable {...chart} />}
    />
  );
}
