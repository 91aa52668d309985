import type { ApexOptions } from 'apexcharts';
import { partColour } from './part-colour.ts';
import { roundScale } from './scale.ts';

/** A value and what it is of. Values are numbers in the caller's own unit, which only its format knows. */
export type Point = Readonly<{ name: string; value: number }>;

/** Must be the same function from draw to draw, or the chart is drawn anew each time. */
export type Format = (value: number) => string;

/** A smooth line over a pale ground. The library bends it with a fixed 0.35, the nearest it has to a tension of 0.4. */
export function lineOptions(points: readonly Point[], exact: Format): ApexOptions {
  const { min, max } = roundScale(points.map((point) => point.value));
  return {
    ...BARE,
    stroke: { curve: 'smooth', width: 2 },
    fill: { type: 'solid', colors: [PALE_PEACOCK], opacity: 1 },
    markers: { size: 0, strokeWidth: 2, strokeColors: 'var(--color-sheet)', hover: { size: 5 } },
    xaxis: {
      categories: points.map((point) => point.name),
      crosshairs: { stroke: { color: 'var(--color-edge)', width: 1, dashArray: 0 } },
    },
    yaxis: { show: false, min, max },
    tooltip: { y: { formatter: exact } },
  };
}

/** Bars that lie, so that a name has room beside each. */
export function barOptions(points: readonly Point[], exact: Format): ApexOptions {
  const { min, max } = roundScale(points.map((point) => point.value));
  return {
    ...BARE,
    plotOptions: { bar: { horizontal: true, barHeight: '48%', borderRadius: 3, borderRadiusApplication: 'end' } },
    xaxis: { categories: points.map((point) => point.name), min, max },
    tooltip: { y: { formatter: exact } },
  };
}

/** A ring; its sum and its parts are the page's own text. */
export function doughnutOptions(points: readonly Point[], exact: Format): ApexOptions {
  return {
    ...COMMON,
    labels: points.map((point) => point.name),
    colors: points.map((_, at) => partColour(at)),
    stroke: { width: 2, colors: ['var(--color-sheet)'] },
    plotOptions: { pie: { donut: { size: '70%' }, expandOnClick: false } },
    tooltip: { theme: 'light', fillSeriesColor: false, y: { formatter: exact } },
  };
}

// Mixed in oklab: the library takes any colour with the letters rgb for one that it can read, and would draw this grey.
const PALE_PEACOCK = 'color-mix(in oklab, var(--color-peacock) 8%, transparent)';
const STILL = { filter: { type: 'none' } };
/** Colours are the page's own properties, which the browser reads anew when the theme changes. */
const COMMON: ApexOptions = {
  chart: {
    fontFamily: 'inherit',
    foreColor: 'var(--color-ink-3)',
    background: 'transparent',
    parentHeightOffset: 0,
  },
  colors: ['var(--color-peacock)'],
  dataLabels: { enabled: false },
  legend: { show: false },
  states: { hover: STILL, active: STILL },
};
/** Nothing but the line or the bars, from edge to edge: what stands round them is the page's own. */
const BARE: ApexOptions = { ...COMMON, chart: { ...COMMON.chart, sparkline: { enabled: true } } };
