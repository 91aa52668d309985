import { type Backup, recordCounts } from '#data/sample/backup.ts';
import { changeCount } from '#data/sample/change-count.ts';
import { sampleStore } from '#data/sample/store.ts';
import { useLive } from '#data/sample/live.ts';
import { localDay } from '#domain/calendar.ts';
import { formatDay, formatNumber, formatTime } from '#domain/format.ts';
import { CountsTable } from '#screens/parts/copies/counts-table.tsx';
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
      <CountsTable
        title="What is replaced"
        column="In the file"
        tables={sampleStore.tableNames.map((key) => ({ key, name: sampleStore.tables[key].name }))}
        counts={counts}
        now={now}
        hasNow
      />
    </>
  );
}
