import { useMemo } from 'react';
import { ApexChart } from './apex-chart.tsx';
import { barOptions, doughnutOptions, lineOptions } from './options.ts';
import type { Drawn, Point } from './picture.tsx';
import './charts.css';

/**
 * What a chart says of the point that the mouse or a finger rests on, by the chart library: it draws the same picture over
 * ours, unseen. `onReady` is called once it listens.
 */
export function Tips({ onReady, ...drawn }: Drawn & { onReady: () => void }) {
  const { kind, name, points, height, exact } = drawn;
  // Points that say the same are the same: a page that is drawn again does not have it begin anew.
  const said = JSON.stringify(points);
  const told = useMemo(() => {
    const same = JSON.parse(said) as readonly Point[];
    const values = same.map((point) => point.value);
    if (kind === 'doughnut') return { options: doughnutOptions(same, exact), series: values };
    const options = kind === 'line' ? lineOptions(same, exact) : barOptions(same, exact);
    return { options, series: [{ name, data: values }] };
  }, [kind, name, said, exact]);
  return <ApexChart key={said} type={TYPES[kind]} height={height} onReady={onReady} {...told} />;
}

const TYPES = { line: 'area', bar: 'bar', doughnut: 'donut' } as const;
