import { useLive } from '#data/books/live.ts';
import { type CheckedCopy, recordCounts } from '#data/books/copies/read-copy.ts';
import { booksStore } from '#data/books/store.ts';
import type { BooksTable } from '#data/books/tables.ts';
import { formatNumber } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { momentInWords } from './moment-in-words.ts';

/** The contents of a checked copy. */
export function CopySummary({ fileName, copy }: { fileName: string; copy: CheckedCopy }) {
  return (
    <>
      <CopyInWords fileName={fileName} copy={copy} />
      <p className="text-ink-2">
        It becomes a set of books of its own, equal to what was copied. Other books on this device stay as they are.
      </p>
      <Counts copy={copy} />
    </>
  );
}

/** The contents of a checked copy beside those of the open books, which it would replace. */
export function CopyWithNow({ fileName, copy }: { fileName: string; copy: CheckedCopy }) {
  const now = useLive(['record counts'], recordCounts);
  const lost = now ? now.edits - copy.counts.edits : 0;
  return (
    <>
      <CopyInWords fileName={fileName} copy={copy} />
      <p className="text-ink-2">
        Everything in these books is replaced by what the copy holds
        {lost > 0 && `, and ${entries(lost)} made after the copy will be gone`}. This cannot be undone; save a copy of
        the books as they are first.
      </p>
      <Counts copy={copy} now={now} hasNow />
    </>
  );
}

function CopyInWords({ fileName, copy: { created, count, notes } }: { fileName: string; copy: CheckedCopy }) {
  return (
    <p className="wrap-anywhere">
      <span className="font-medium">
        <Quoted>{fileName}</Quoted>
      </span>{' '}
      holds {formatNumber(count)} records of <Quoted>{notes.name}</Quoted>
      {notes.gstin !== '' && ` (GSTIN ${notes.gstin})`}. It was made on {momentInWords(created.toISOString())}; its last
      change is of {momentInWords(notes.last.at)}.
    </p>
  );
}

function Counts({
  copy: { counts },
  now,
  hasNow = false,
}: {
  copy: CheckedCopy;
  now?: CheckedCopy['counts'] | undefined;
  hasNow?: boolean;
}) {
  const differs = (table: BooksTable) => now !== undefined && now[table] !== counts[table];
  return (
    // A scrolling area must be reachable by keyboard, and the table has nothing that takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="group" aria-label="What the copy holds">
      <table className="w-full text-table tabular-nums">
        <caption className="sr-only">What the copy holds</caption>
        <thead>
          <tr className="border-b text-caption text-ink-2">
            <th scope="col" className="py-1.5 text-start font-medium">
              Records
            </th>
            <th scope="col" className="py-1.5 text-end font-medium">
              In the copy
            </th>
            {hasNow && (
              <th scope="col" className="py-1.5 text-end font-medium">
                Now
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {booksStore.tableNames.map((table) => (
            <tr key={table} className="border-b last:border-b-0">
              <th scope="row" className="py-1 text-start font-normal">
                {booksStore.tables[table].name}
              </th>
              <td className={`py-1 text-end ${differs(table) ? 'font-semibold' : ''}`}>
                {formatNumber(counts[table] ?? 0)}
              </td>
              {hasNow && <td className="py-1 text-end text-ink-2">{now && formatNumber(now[table])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function entries(count: number): string {
  return count === 1 ? 'the one entry of the log' : `the ${formatNumber(count)} entries of the log`;
}
