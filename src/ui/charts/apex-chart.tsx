import type { ApexOptions } from 'apexcharts';
import type { ComponentType } from 'react';
import * as reactApexCharts from 'react-apexcharts';
import { withoutMarkup } from './without-markup.ts';

/**
 * The only component that uses the chart library. The library renders text as HTML, so every text passed to it is
 * cleaned first. The toolbar, animations and zoom are always off.
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

/**
 * The package is CommonJS: depending on the bundler, the component is its default export, or the default of its
 * default.
 */
const Chart = unwrapped(reactApexCharts);

function unwrapped(module: unknown): ComponentType<ApexProps> {
  let inner = module;
  while (typeof inner === 'object' && inner !== null && 'default' in inner) inner = inner.default;
  if (typeof inner !== 'function') throw new Error('react-apexcharts exports no component any more.');
  return inner as ComponentType<ApexProps>;
}
