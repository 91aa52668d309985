import { useParams } from '@tanstack/react-router';
import { useLiveResult } from '#data/books/live.ts';
import { party } from '#data/books/masters/parties.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { formatName } from '#domain/format.ts';
import { formatGstin } from '#domain/gstin.ts';
import { PARTY_EDITOR } from '#screens/books/parts/masters/party-editor.ts';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { StatementFiles } from '#screens/books/parts/statement/statement-files.tsx';
import { StatementView } from '#screens/books/parts/statement/statement-view.tsx';
import { useAddressChoice } from '#screens/books/parts/statement/use-address-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';

/** A customer or supplier, and the statement of what passed between us. */
export function PartyScreen() {
  const { id } = useParams({ from: '/books/$key/parties/$id' });
  const asked = useAddressChoice();
  return <PartyPage key={`${id} ${asked}`} id={id} />;
}

function PartyPage({ id }: { id: string }) {
  const { value: read, problem } = useLiveResult(['party', id], async () => ({ row: await party(id) }));
  const period = usePeriod('Party');
  const editor = useRecordEditor(PARTY_EDITOR);
  const seesBalances = useMaySee('reports');
  const mayChange = useMayDo('masters');
  if (problem) {
    return (
      <Page title="Party">
        <ListProblem problem={problem} />
      </Page>
    );
  }
  if (!read) return null;
  const { row } = read;
  if (!row)
    return <RecordNotFound title="No such party">This party is not there. It may have been deleted.</RecordNotFound>;
  const name = formatName(row.name, 'Unnamed party');
  return (
    <Page
      title={name}
      mark={!row.isActive && <Badge tone="quiet">Inactive</Badge>}
      subtitle={aboutOf(row)}
      actions={
        <>
          {mayChange && <Button onClick={() => editor.open.edit(row)}>Edit</Button>}
          {seesBalances && <StatementFiles id={id} name={name} days={period.shown} />}
        </>
      }
    >
      {seesBalances ? (
        <StatementView id={id} name={name} period={period} />
      ) : (
        <p className="text-ink-2">Its statement is shown to those who may see balances.</p>
      )}
      {editor.state.name !== 'closed' && <PartyDialogs editor={editor} />}
    </Page>
  );
}

/** "Customer · GSTIN 27 AAPFU 0939F 1ZV · Pune". */
function aboutOf({ kind, gstin, city }: Party): string {
  const parts = [kind === 'Both' ? 'Customer and supplier' : kind, gstin && `GSTIN ${formatGstin(gstin)}`, city];
  return parts.filter((part) => part !== '').join(' · ');
}

const PartyDialogs = lazyDialog(async () => (await import('./party-dialogs.tsx')).PartyDialogs);
