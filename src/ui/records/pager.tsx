import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '#ui/button.tsx';

/** Where a page stands in its list, and where one can go; a way that is missing is closed. */
export type Pages = Readonly<{
  /** "51–100 of 1,00,000". */
  label: string;
  /** The number of the first row shown; undefined where nobody counted. */
  from: number | undefined;
  total: number | undefined;
  first: (() => void) | undefined;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  last: (() => void) | undefined;
}>;

/**
 * Where one is in a list, and four ways to move. A list of one page shows only where one is. Of an empty one that is only
 * heard: a region that came with its words would be silent.
 */
export function Pager({ pages, of, isEmpty }: { pages: Pages; of: string; isEmpty: boolean }) {
  const ways = [
    { name: 'First page', icon: ChevronFirst, go: pages.first },
    { name: 'Previous page', icon: ChevronLeft, go: pages.previous },
    { name: 'Next page', icon: ChevronRight, go: pages.next },
    { name: 'Last page', icon: ChevronLast, go: pages.last },
  ];
  return (
    <nav aria-label={`Pages of ${of}`} className={isEmpty ? 'sr-only' : BAR}>
      <p role="status">{pages.label}</p>
      {ways.some((way) => way.go) && (
        <div className="flex">
          {ways.map(({ name, icon, go }) => (
            <IconButton key={name} name={name} icon={icon} aria-disabled={!go} onClick={go} />
          ))}
        </div>
      )}
    </nav>
  );
}

const BAR = 'flex min-h-11 items-center justify-end gap-3 border-t px-4 py-1 text-caption text-ink-2 print:px-0';
