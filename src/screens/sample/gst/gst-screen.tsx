import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { gstFigures } from '#data/sample/figures.ts';
import { GST_RATE_LIST, gstRateCount } from '#data/sample/gst-rates.ts';
import { useLive } from '#data/sample/live.ts';
import { useList } from '#data/views/use-list.ts';
import { formatNumber, formatRupeesForCard } from '#domain/format.ts';
import { GST_CATEGORIES } from '#domain/sample/gst-rate.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { gstRateColumns } from './gst-rate-columns.tsx';
import { GST_RATE_EDITOR, GST_RATE_BULK_ACTIONS } from './gst-rate-editor.ts';

export function GstScreen() {
  const figures = useLive(['figures', 'gst'], gstFigures);
  const count = useLive(['gstRates', 'count'], gstRateCount);
  const list = useList(GST_RATE_LIST, { sort: 'id', direction: 'up', filter: '', find: '' });
  const editor = useRecordEditor(GST_RATE_EDITOR);
  const columns = useMemo(() => gstRateColumns(editor.open), [editor.open]);
  useAddressRequest({ show: list.reveal, begin: editor.open.create });

  return (
    <Page
      title="GST Management"
      subtitle="Manage GST calculations, returns, and compliance"
      actions={<CreateButton onPress={editor.open.create}>Add GST Rate</CreateButton>}
    >
      <StatCards>
        <StatCard title="GST Collected" {...formatRupeesForCard(figures?.collected)} line="On sales" />
        <StatCard title="GST Paid" {...formatRupeesForCard(figures?.paid)} line="On purchases" />
        <StatCard title="GST Payable" {...formatRupeesForCard(figures?.payable)} line="Collected, less paid" />
        <StatCard title="GST Rates" figure={count === undefined ? undefined : formatNumber(count)} line="In use" />
      </StatCards>

      <RecordList
        name="GST Rates"
        of="GST rates"
        list={list}
        columns={columns}
        filter={CATEGORY_FILTER}
        actions={editor.open}
        bulkActions={GST_RATE_BULK_ACTIONS}
        onSave={(format) => void saveList(`gst-rates-${today()}`, format, list)}
        onCreate={editor.open.create}
      />

      {editor.state.name !== 'closed' && <GstRateDialogs editor={editor} />}
    </Page>
  );
}

const GstRateDialogs = lazyDialog(async () => (await import('./gst-rate-dialogs.tsx')).GstRateDialogs);
const CATEGORY_FILTER = { name: 'Filter by category', all: 'All categories', options: GST_CATEGORIES };
