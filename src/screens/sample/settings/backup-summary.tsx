import { type Backup, recordCounts } from '#data/sample/backup.ts';
import { changeCount } from '#data/sample/change-count.ts';
import { sampleStore } from '#data/sample/store.ts';
import { useLive } from '#data/sample/live.ts';
import { localDay } from '#domain/calendar.ts';
import { formatDay, formatNumber, formatTime } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';

/** Compares the records of a checked file with the records that it would replace. */
export function BackupSummary({ fileName, backup }: { fileName: string; backup: Backup }) {
  const now = useLive(['record counts'], recordCounts);
  const changes = useLive(['changes'], changeCount) ?? 0;
  const { created, count, counts } = backup;
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-medium">
          <Quoted>{fileName}</Quoted>
        </span>{' '}
        holds {formatNumber(count)} records. It was made on {formatDay(localDay(created))} at {formatTime(created)}.
      </p>
      <p className="text-ink-2">
        All records are replaced by those in the file
        {changes > 0 &&
          `, and with them the ${changes === 1 ? 'change' : `${formatNumber(changes)} changes`} made here`}
        . This action cannot be undone; Export Data first if you may want this page back.
      </p>
      <p className="text-ink-2">
        Figures of Dashboard, Accounting, GST and Reports that do not come from records stay those of the sample.
      </p>
      {/* A scrolling area must be reachable by keyboard, and the table has nothing that takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="group" aria-label="What is replaced">
        <table className="w-full text-table tabular-nums">
          <caption className="sr-only">What is replaced</caption>
          <thead>
            <tr className="border-b text-caption text-ink-2">
              <th scope="col" className="py-1.5 text-start font-medium">
                Records
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                In the file
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                Now
              </th>
            </tr>
          </thead>
          <tbody>
            {sampleStore.tableNames.map((table) => (
              <tr key={table} className="border-b last:border-b-0">
                <th scope="row" className="py-1 text-start font-normal">
                  {sampleStore.tables[table].name}
                </th>
                <td className={`py-1 text-end ${now && now[table] !== counts[table] ? 'font-semibold' : ''}`}>
                  {formatNumber(counts[table])}
                </td>
                <td className="py-1 text-end text-ink-2">{now && formatNumber(now[table])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
