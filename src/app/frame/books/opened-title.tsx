import { Letterhead } from '#app/frame/letterhead.tsx';
import { OfflineMark } from '#app/frame/offline-mark.tsx';
import { today } from '#data/clock.ts';
import { business } from '#data/books/business.ts';
import { useLiveResult } from '#data/books/live.ts';
import { financialYearOf } from '#domain/calendar.ts';
import { formatText } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { useIsOpen } from './use-is-open.ts';

/** The name of the business and the financial year of today. */
export function OpenedTitle({ booksKey }: { booksKey: string }) {
  const title = useTitle(booksKey);
  if (!title) return null;
  return (
    <div className="relative inline-flex max-w-full flex-col justify-center py-0.5 pl-[4px] lg:pl-2">
      <p className="truncate font-medium">
        <Quoted>{formatText(title.name)}</Quoted>
      </p>
      <p className="flex items-center gap-1.5 text-caption text-ink-2">
        <span className="whitespace-nowrap text-[length:min(var(--text-caption),14px)]">FY {title.year}</span>
        <OfflineMark />
      </p>
    </div>
  );
}

/** The title at the head of a printed screen. */
export function OpenedLetterhead({ booksKey }: { booksKey: string }) {
  const title = useTitle(booksKey);
  return title && <Letterhead {...title} />;
}

function useTitle(booksKey: string): { name: string; year: string } | undefined {
  const isOpen = useIsOpen(booksKey);
  const { value } = useLiveResult(['business'], business);
  return isOpen && value ? { name: value.name, year: financialYearOf(today()) } : undefined;
}
