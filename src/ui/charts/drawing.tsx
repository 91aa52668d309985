import { useMemo } from 'react';
import { ApexChart } from './apex-chart.tsx';
import { barOptions, doughnutOptions, type Format, lineOptions, type Point } from './options.ts';
import './charts.css';

/** What is drawn. `name` says what the values are of, where the mouse rests on one. */
export type Picture = Readonly<{ name: string; points: readonly Point[]; height: number; exact: Format }> &
  (Readonly<{ kind: 'line' | 'bar'; axis: Format }> | Readonly<{ kind: 'doughnut' }>);

/** The picture of a chart, with the library that draws it: fetched only when a chart is there to be drawn. */
export function Drawing(picture: Picture) {
  const { kind, name, points, height, exact } = picture;
  // Points that say the same are the same: a page that is drawn again does not draw its charts again.
  const said = JSON.stringify(points);
  const drawn = useMemo(() => {
    const same = JSON.parse(said) as readonly Point[];
    const values = same.map((point) => point.value);
    if (kind === 'doughnut') return { options: doughnutOptions(same, exact), series: values };
    const options = kind === 'line' ? lineOptions(same, exact) : barOptions(same, exact);
    return { options, series: [{ name, data: values }] };
  }, [kind, name, said, exact]);
  return <ApexChart key={said} type={TYPES[kind]} height={height} {...drawn} />;
}

const TYPES = { line: 'area', bar: 'bar', doughnut: 'donut' } as const;
