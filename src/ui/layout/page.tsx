import type { ReactNode } from 'react';

/** A screen: its heading (also the document's title) with a mark beside it, its subtitle, its actions, and its content. */
export function Page({
  title,
  mark,
  subtitle,
  actions,
  children,
}: {
  title: string;
  /** How what the page shows stands: a badge. */
  mark?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-[90rem] flex-col gap-6 px-gutter py-6 max-md:gap-4 max-md:py-4 print:p-0">
      <title>{`${title} · Tarazu`}</title>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 max-md:gap-y-3">
        <div className="min-w-[min(14rem,100%)] flex-auto">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="wrap-anywhere text-balance font-semibold text-heading tracking-tight">{title}</h1>
            {mark}
          </div>
          {typeof subtitle === 'string' ? (
            <p className={SUBTITLE}>{subtitle}</p>
          ) : (
            subtitle && <div className={SUBTITLE}>{subtitle}</div>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** It asks for no width of its own: it wraps beside the actions, where a long heading stands above them. */
const SUBTITLE = 'mt-0.5 w-0 min-w-full text-ink-2 print:hidden';
