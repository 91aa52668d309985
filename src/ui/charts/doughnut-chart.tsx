import { ChartFigure, type ChartProps, PointsTable } from './chart-figure.tsx';
import { partColours } from './part-colour.ts';

/** The parts of a sum, as a ring with the sum in its hole and the parts listed beside it. */
export function DoughnutChart({ period, ...chart }: ChartProps) {
  const { title, heads, points, exact } = chart;
  const total = exact(points.reduce((sum, point) => sum + point.value, 0));
  const colours = partColours(points.map((point) => point.value));
  return (
    <ChartFigure
      title={title}
      period={period}
      drawing={{ kind: 'doughnut', name: heads[1], points, height: 208, exact }}
      over={
        <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center">
          <span className="text-[length:min(var(--text-caption),14px)] text-ink-2">Total</span>
          <span className="font-semibold text-[length:min(var(--text-title),20px)]">{total}</span>
        </div>
      }
      numbers={<PointsTable {...chart} total={total} swatch={(at) => <Swatch colour={colours[at]} />} />}
    />
  );
}

function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <span
      aria-hidden
      className="me-2 inline-block size-2.5 rounded-tick forced-color-adjust-none [print-color-adjust:exact]"
      style={{ background: colour }}
    />
  );
}
