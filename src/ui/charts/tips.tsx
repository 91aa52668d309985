import { useMemo } from 'react';
import { ApexChart } from './apex-chart.tsx';
import { barOptions, doughnutOptions, lineOptions } from './apex-options.ts';
import type { ChartDrawing, Point } from './picture.tsx';
import './charts.css';

/**
 * The tooltips of a chart, by the chart library, which draws the same picture invisibly over ours. `onReady` is called
 * when the library has attached its listeners.
 */
export function Tips({ onReady, ...drawing }: ChartDrawing & { onReady: () => void }) {
  const { kind, name, points, height, exact } = drawing;
  // Compare points by value, so a re-render with equal points does not recreate the chart.
  const pointsText = JSON.stringify(points);
  const chartProps = useMemo(() => {
    const stablePoints = JSON.parse(pointsText) as readonly Point[];
    const values = stablePoints.map((point) => point.value);
    if (kind === 'doughnut') return { options: doughnutOptions(stablePoints, exact), series: values };
    const options = kind === 'line' ? lineOptions(stablePoints, exact) : barOptions(stablePoints, exact);
    return { options, series: [{ name, data: values }] };
  }, [kind, name, pointsText, exact]);
  return <ApexChart key={pointsText} type={TYPES[kind]} height={height} onReady={onReady} {...chartProps} />;
}

const TYPES = { line: 'area', bar: 'bar', doughnut: 'donut' } as const;
