import type { ApexOptions } from 'apexcharts';
import type { ComponentType } from 'react';
import * as reactApexCharts from 'react-apexcharts';
import { withoutMarkup } from './without-markup.ts';

/**
 * The one door to the chart library. It would run markup that hides in a name, so every text that goes in is cleaned;
 * and whatever a chart asks for, it has no toolbar and does not move.
 */
export function ApexChart({ options, series, onReady, ...rest }: ApexProps & { onReady: () => void }) {
  const chart = {
    ...options.chart,
    toolbar: { show: false },
    animations: { enabled: false },
    zoom: { enabled: false },
    events: { mounted: onReady },
  };
  return <Chart {...rest} options={withoutMarkup({ ...options, chart })} series={withoutMarkup(series)} />;
}

type ApexProps = {
  type: 'area' | 'bar' | 'donut';
  height: number;
  options: ApexOptions;
  series: NonNullable<ApexOptions['series']>;
};

/** The package is CommonJS: according to who bundled it, its component is its default, or the default of its default. */
const Chart = unwrapped(reactApexCharts);

function unwrapped(module: unknown): ComponentType<ApexProps> {
  let inner = module;
  while (typeof inner === 'object' && inner !== null && 'default' in inner) inner = inner.default;
  if (typeof inner !== 'function') throw new Error('react-apexcharts exports no component any more.');
  return inner as ComponentType<ApexProps>;
}
