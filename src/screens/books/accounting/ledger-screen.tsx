import { useParams } from '@tanstack/react-router';
import { ledger } from '#data/books/masters/ledgers.ts';
import { useLiveResult } from '#data/books/live.ts';
import { formatName } from '#domain/format.ts';
import { LEDGER_EDITOR } from '#screens/books/parts/masters/ledger-editor.ts';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { StatementFiles } from '#screens/books/parts/statement/statement-files.tsx';
import { StatementView } from '#screens/books/parts/statement/statement-view.tsx';
import { useAddressChoice } from '#screens/books/parts/statement/use-address-choice.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';

/** A ledger, and what moved on it. */
export function LedgerScreen() {
  const { id } = useParams({ from: '/books/$key/ledgers/$id' });
  const asked = useAddressChoice();
  return <LedgerPage key={`${id} ${asked}`} id={id} />;
}

function LedgerPage({ id }: { id: string }) {
  const { value: read, problem } = useLiveResult(['ledger', id], async () => ({ row: await ledger(id) }));
  const period = usePeriod('Ledger');
  const editor = useRecordEditor(LEDGER_EDITOR);
  const pages = usePages();
  const mayChange = useMayDo('ledgers');
  if (problem) {
    return (
      <Page title="Ledger">
        <ListProblem problem={problem} />
      </Page>
    );
  }
  if (!read) return null;
  const { row } = read;
  if (!row)
    return <RecordNotFound title="No such ledger">This ledger is not there. It may have been deleted.</RecordNotFound>;
  const name = formatName(row.name, 'Unnamed ledger');
  return (
    <Page
      title={name}
      mark={!row.isActive && <Badge tone="quiet">Inactive</Badge>}
      subtitle={
        row.group === null ? (
          'Under no group: the results of years that ended stand here'
        ) : (
          <TextLink to={pages.group(row.group)}>{row.group}</TextLink>
        )
      }
      actions={
        <>
          {mayChange && <Button onClick={() => editor.open.edit(row)}>Edit</Button>}
          <StatementFiles id={id} name={name} days={period.shown} />
        </>
      }
    >
      <StatementView id={id} name={name} period={period} />
      {editor.state.name !== 'closed' && <LedgerDialogs editor={editor} />}
    </Page>
  );
}

const LedgerDialogs = lazyDialog(async () => (await import('./ledger-dialogs.tsx')).LedgerDialogs);
