import type { ReactNode } from 'react';

/** A row of summary cards that share their baselines. */
export function StatCards({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-3 @min-[40rem]:grid-cols-4 @min-[60rem]:gap-4">{children}</div>
    </div>
  );
}

/** A group named by its title: the figure, which shrinks before it would wrap, and one quiet line under it. */
export function StatCard({ title, figure, line }: { title: string; figure: string | undefined; line?: ReactNode }) {
  const size = figure && figure.length > 8 ? 'text-[clamp(1rem,11cqi,1.5rem)]' : 'text-figure';
  return (
    <div role="group" aria-label={title} className="@container min-w-0 rounded-sheet border bg-sheet px-4 py-3.5">
      <p aria-hidden className="truncate text-caption text-ink-2">
        {title}
      </p>
      <p className={`mt-1 h-8 truncate font-semibold leading-8! tracking-tight ${size}`}>{figure}</p>
      <p className="min-h-4 truncate text-caption text-ink-3">{line}</p>
    </div>
  );
}
