import { useState } from 'react';
import { EDIT_LIST_BY_DAY } from '#data/books/audit/edits.ts';
import type { Edit } from '#data/books/rows.ts';
import { useList } from '#data/views/use-list.ts';
import { whoOf } from '#domain/books/audit/edit-log-entry.ts';
import { actionInWords } from '#domain/books/audit/edit-summary.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { formatDay, formatText } from '#domain/format.ts';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { WeekdayDateField } from '#screens/books/parts/weekday-date-field.tsx';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { saveBooksList } from '#screens/books/parts/save-books-list.ts';
import { Button } from '#ui/controls/button.tsx';
import { focusFind } from '#ui/navigation/focus.ts';
import { EditDialog } from './edit-dialog.tsx';
import { beginOpening } from '#ui/overlays/opening.ts';
import { Empty } from '#ui/layout/empty.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import type { Column } from '#ui/records/column.ts';
import { ListTools } from '#ui/records/list-tools.tsx';
import { RecordTable } from '#ui/records/record-table.tsx';
import type { ListFormat } from '#ui/records/save-list.ts';
import { EDIT } from './edit-opener.ts';
import { VerifyLog } from './verify-log.tsx';

/** Everything that was done to the books, the latest first. A row opens what it was before and after. */
export function EditLogPanel() {
  const list = useList(EDIT_LIST_BY_DAY, { sort: 'time', direction: 'down', filter: '', find: '' });
  const maySave = useMaySee('files');
  const [shown, setShown] = useState<Edit>();
  const [actions] = useState(() => ({
    open(edit: Edit) {
      beginOpening(EDIT, () => setShown(undefined));
      setShown(edit);
    },
  }));
  return (
    <div className="flex flex-col gap-4">
      <VerifyLog />
      {/* Half a date filters nothing. */}
      <div data-unprinted className="w-48">
        <WeekdayDateField
          label="Filter by day"
          value={list.view.filter as MaybeDate}
          onChange={(filter) => list.changeView({ filter })}
        />
      </div>
      <RecordTable
        name="Edit Log"
        toolbar={
          <ListTools
            of="entries"
            view={list.view}
            setView={list.changeView}
            {...(maySave && { onSave: (format: ListFormat) => void saveBooksList('edit-log', format, list) })}
          />
        }
        columns={COLUMNS}
        list={list}
        actions={actions}
        empty={<NoEntries day={list.view.filter} onShowAll={() => list.changeView({ find: '', filter: '' })} />}
      />
      {shown && <EditDialog edit={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

function NoEntries({ day, onShowAll }: { day: string; onShowAll: () => void }) {
  return (
    <Empty
      action={
        <Button
          onClick={(event) => {
            focusFind(event.currentTarget);
            onShowAll();
          }}
        >
          Show all entries
        </Button>
      }
    >
      {day === ''
        ? 'None of the entries matches what you are looking for.'
        : `No such entry on ${formatDay(day as '')}.`}
    </Empty>
  );
}

const COLUMNS: readonly Column<Edit>[] = [
  { title: 'When', sort: 'time', onCard: 'detail', cell: ({ at }) => momentInWords(at) },
  { title: 'Who', onCard: 'detail', isBlank: ({ who }) => who === '', cell: (edit) => formatText(whoOf(edit)) },
  { title: 'Deed', onCard: 'status', cell: actionInWords },
  {
    title: 'Record',
    onCard: 'name',
    cell: ({ kind, name }) => (
      <>
        <span className="text-ink-2">{kind}</span> {name !== kind && <Quoted>{formatText(name)}</Quoted>}
      </>
    ),
  },
  {
    title: 'Reason',
    onCard: 'nearStatus',
    isBlank: ({ reason }) => reason === '',
    cell: ({ reason }) => formatText(reason),
  },
];
