import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/controls/icon.tsx';

/**
 * A row of summary cards with common baselines. In a narrow container two are side by side, and a third one is below
 * them with its figure at the end of the line. Three stay in one row as long as their words fit.
 */
export function StatCards({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="stat-row">{children}</div>
    </div>
  );
}

/**
 * A group named by its title: the figure, which shrinks instead of wrapping, and one quiet line under it. A link in that
 * line may be stretched over the card.
 */
export function StatCard({
  title,
  figure,
  short,
  tooltip,
  icon,
  line,
}: {
  title: string;
  figure: string | undefined;
  /** The figure in fewer letters, for a card too narrow for all of it; a screen reader reads the whole figure. */
  short?: string;
  /** Of the figure: all its digits if the card shows it short, or what it counts. */
  tooltip?: string | undefined;
  icon?: IconNode | undefined;
  /** Undefined until it is known, which keeps its room; null where there is none. */
  line: ReactNode;
}) {
  const size = figure && figure.length > 13 ? 'text-[clamp(1rem,10cqi,1.5rem)]' : 'text-[clamp(1rem,13cqi,1.5rem)]';
  return (
    <div
      role="group"
      aria-label={title}
      className="stat-card @container relative flex min-w-0 flex-col rounded-sheet border bg-sheet px-4 py-3.5 max-md:py-2.5"
    >
      <p aria-hidden className="flex grow items-start gap-2 text-caption text-ink-2">
        <span className="truncate @max-[10rem]:whitespace-normal">{title}</span>
        {icon && <Icon of={icon} size={16} className="ms-auto shrink-0 text-ink-3 @max-[10rem]:hidden" />}
      </p>
      <p
        title={tooltip}
        className={`stat-figure mt-1 h-8 truncate font-semibold leading-8! tracking-tight print:text-[clamp(0.625rem,10cqi,1.5rem)] ${size}`}
      >
        {short === undefined || short === figure ? figure : <FittedFigure figure={figure ?? ''} short={short} />}
      </p>
      <p
        className={`min-h-4 truncate text-caption text-ink-3 @max-[10rem]:whitespace-normal ${line === null ? '' : '@max-[10rem]:min-h-8'}`}
      >
        {line}
      </p>
    </div>
  );
}

function FittedFigure({ figure, short }: { figure: string; short: string }) {
  const { hidden, shown } = ROOM[figure.length > 16 ? 'long' : 'usual'];
  return (
    <>
      <span className={hidden}>{figure}</span>
      <span aria-hidden title={figure} className={shown}>
        {short}
      </span>
    </>
  );
}

/** Print has no tooltip, so it shows the whole figure, in smaller letters if it must. */
const ROOM = {
  usual: { hidden: 'not-print:@max-[8.5rem]:sr-only', shown: '@min-[8.5rem]:hidden print:hidden' },
  long: { hidden: 'not-print:@max-[16rem]:sr-only', shown: '@min-[16rem]:hidden print:hidden' },
} as const;
