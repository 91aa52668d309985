import { useLive } from '#data/books/live.ts';
import { type CheckedCopy, recordCounts } from '#data/books/copies/read-copy.ts';
import { booksStore } from '#data/books/store.ts';
import { formatNumber } from '#domain/format.ts';
import { CountsTable } from '#screens/parts/copies/counts-table.tsx';
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
  return (
    <CountsTable
      title="What the copy holds"
      column="In the copy"
      tables={booksStore.tableNames.map((key) => ({ key, name: booksStore.tables[key].name }))}
      counts={counts}
      now={now}
      hasNow={hasNow}
    />
  );
}

function entries(count: number): string {
  return count === 1 ? 'the one entry of the log' : `the ${formatNumber(count)} entries of the log`;
}
