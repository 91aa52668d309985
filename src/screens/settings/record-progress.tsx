import { formatNumber } from '#domain/format.ts';
import { Progress } from '#ui/progress.tsx';

/** Records done, of all. */
export function RecordProgress({
  label,
  progress: [done, total],
}: {
  label: string;
  progress: readonly [number, number];
}) {
  const words = total === 0 ? 'Starting' : `${formatNumber(done)} of ${formatNumber(total)} records`;
  return <Progress label={label} value={done} max={total} words={words} />;
}
