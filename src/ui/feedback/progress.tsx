/** Progress as a bar and in words: "2,400 of 10,000 records". */
export function Progress({
  label,
  value,
  max = 100,
  words,
}: {
  label: string;
  value: number;
  max?: number;
  words: string;
}) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden className="flex flex-wrap justify-between gap-x-4 text-table">
        <span>{label}</span>
        <span className="text-ink-2">{words}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden rounded-full border bg-wash"
      >
        <div
          className="h-full origin-left bg-peacock forced-colors:bg-[Highlight] transition-transform duration-150"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}

/** `Progress` in percent, rounded down so that 100% appears only at the end. */
export function Percentage({
  label,
  progress: [done, total],
}: {
  label: string;
  progress: readonly [done: number, total: number];
}) {
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
  return <Progress label={label} value={percent} words={`${percent}%`} />;
}
