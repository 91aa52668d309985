import { type ReactNode, useId } from 'react';

/** A block of the dashboard under its heading, with something beside it: a link, a period. */
export function Block({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container drawn-when-near flex min-w-0 grow flex-col rounded-sheet border bg-sheet print:break-inside-avoid"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 touch:min-h-14">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
