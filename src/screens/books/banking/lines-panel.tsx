import { useMemo } from 'react';
import { countOfLines, lastLineDay, linesStanding } from '#data/books/banking/bank-accounts.ts';
import { suggestionsFor } from '#data/books/banking/bank-suggestions.ts';
import { useLiveResult } from '#data/books/live.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { LINE_STANDINGS, type LineStanding } from '#domain/books/banking/bank-line.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Pick } from '#ui/fields/pick.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { RecordTable } from '#ui/records/record-table.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { lineColumns } from './line-columns.tsx';
import { LINE_EDITOR } from './line-editor.ts';
import { pagedList, PAGE_SIZE } from './paged-list.ts';
import { StatementSection } from './statement-section.tsx';

/** The lines of an account by how they stand, each with what it may be. */
export function LinesPanel({ account, isOnly }: { account: string; isOnly: boolean }) {
  const pages = usePages();
  const mayMatch = useMayDo('ledgers');
  const editor = useRecordEditor(LINE_EDITOR);
  const [standing, setStanding] = useVisitState<LineStanding>('banking: standing', 'To do');
  const [asked, turnTo] = useVisitState('banking: page', 0);
  const { value: read, problem } = useLiveResult(['bank lines', account, standing, asked], async () => {
    const total = await countOfLines(account, standing);
    // The last lines of a page are done: the one before shows instead of nothing.
    const page = Math.min(asked, Math.max(0, Math.ceil(total / PAGE_SIZE) - 1));
    const lines = await linesStanding(account, standing, page * PAGE_SIZE, PAGE_SIZE);
    const found = standing === 'To do' ? await suggestionsFor(account, lines) : undefined;
    const isNew = (await lastLineDay(account)) === undefined;
    return { total, page, isNew, rows: lines.map((line) => ({ ...line, suggestions: found?.get(line.id) ?? [] })) };
  });
  const columns = useMemo(
    () => lineColumns(pages, standing, editor.open).slice(0, mayMatch ? undefined : -1),
    [pages, standing, editor.open, mayMatch],
  );
  const list = pagedList({ rows: read?.rows, total: read?.total ?? 0, page: read?.page ?? 0, turnTo, problem });

  return (
    <div className="flex flex-col gap-4">
      {mayMatch && <StatementSection account={account} isOnly={isOnly} />}
      <RecordTable
        name="Bank Lines"
        list={list}
        columns={columns}
        toolbar={
          <Pick
            name="Show lines"
            value={standing}
            options={LINE_STANDINGS}
            onChange={(chosen) => {
              setStanding(chosen);
              turnTo(0);
            }}
            className="field-box flex w-auto! items-center justify-between gap-2 border-rule"
          />
        }
        empty={<Empty>{read?.isNew ? NOTHING_YET : EMPTY[standing]}</Empty>}
      />
      {editor.state.name !== 'closed' && <LineDialog editor={editor} />}
    </div>
  );
}

const LineDialog = lazyDialog(async () => (await import('./line-dialog.tsx')).LineDialog);

const NOTHING_YET = 'No statement was opened yet. Its lines stand here, each with what it may be in the books.';
const EMPTY: Readonly<Record<LineStanding, string>> = {
  'To do': 'Nothing is to do: every line of the bank stands in the books.',
  Done: 'No line is matched yet.',
  'Set aside': 'No line is set aside.',
};
