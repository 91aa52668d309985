import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '#ui/controls/button.tsx';

/** The position of a page in its list, and the ways to move; one that is undefined is not possible. */
export type PageMoves = Readonly<{
  /** "51–100 of 1,00,000". */
  label: string;
  /** The number of the first row shown; undefined if the rows are not counted. */
  from: number | undefined;
  total: number | undefined;
  first: (() => void) | undefined;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  last: (() => void) | undefined;
}>;

/**
 * The position in a list, and four buttons to move. A list of one page shows only the position. An empty list keeps it
 * for screen readers: a status region that is inserted together with its text is not announced.
 */
export function Pager({ pages, of, isEmpty }: { pages: PageMoves; of: string; isEmpty: boolean }) {
  const buttons = [
    { name: 'First page', icon: ChevronFirst, go: pages.first },
    { name: 'Previous page', icon: ChevronLeft, go: pages.previous },
    { name: 'Next page', icon: ChevronRight, go: pages.next },
    { name: 'Last page', icon: ChevronLast, go: pages.last },
  ];
  return (
    <nav aria-label={`Pages of ${of}`} className={isEmpty ? 'sr-only' : BAR}>
      <p role="status">{pages.label}</p>
      {buttons.some(({ go }) => go) && (
        <div className="flex">
          {buttons.map(({ name, icon, go }) => (
            <IconButton key={name} name={name} icon={icon} aria-disabled={!go} onClick={go} />
          ))}
        </div>
      )}
    </nav>
  );
}

const BAR = 'flex min-h-11 items-center justify-end gap-3 border-t px-4 py-1 text-caption text-ink-2 print:px-0';
