import type { ApexOptions } from 'apexcharts';
import type { Format, Point } from './picture.tsx';
import { partColours } from './part-colour.ts';
import { roundScale } from './scale.ts';

/** A marker on the line at the mouse, and a rule from there down to the point's name. */
export function lineOptions(points: readonly Point[], exact: Format): ApexOptions {
  const { min, max } = roundScale(points.map((point) => point.value));
  return {
    ...BARE,
    markers: { size: 0, strokeWidth: 2, strokeColors: 'var(--color-sheet)', hover: { size: 5 } },
    xaxis: {
      categories: points.map((point) => point.name),
      crosshairs: { stroke: { color: 'var(--color-edge)', width: 1, dashArray: 0 } },
    },
    yaxis: { show: false, min, max },
    tooltip: { y: { formatter: exact } },
  };
}

/** Horizontal bars. */
export function barOptions(points: readonly Point[], exact: Format): ApexOptions {
  const { min, max } = roundScale(points.map((point) => point.value));
  return {
    ...BARE,
    plotOptions: { bar: { horizontal: true, barHeight: '48%' } },
    xaxis: { categories: points.map((point) => point.name), min, max },
    tooltip: { y: { formatter: exact } },
  };
}

export function doughnutOptions(points: readonly Point[], exact: Format): ApexOptions {
  return {
    ...COMMON,
    labels: points.map((point) => point.name),
    colors: [...partColours(points.map((point) => point.value))],
    plotOptions: { pie: { donut: { size: '70%' }, expandOnClick: false } },
    tooltip: { theme: 'light', fillSeriesColor: false, y: { formatter: exact } },
  };
}

const STILL = { filter: { type: 'none' } };
/** The colours show only in markers and tooltips; the rest of the library's drawing is hidden (charts.css). */
const COMMON: ApexOptions = {
  chart: {
    fontFamily: 'inherit',
    background: 'transparent',
    parentHeightOffset: 0,
  },
  colors: ['var(--color-peacock)'],
  stroke: { curve: 'smooth', width: 2 },
  dataLabels: { enabled: false },
  legend: { show: false },
  states: { hover: STILL, active: STILL },
};
/** From edge to edge, without padding or axes. */
const BARE: ApexOptions = { ...COMMON, chart: { ...COMMON.chart, sparkline: { enabled: true } } };
