import { useMemo } from 'react';
import { DAY_BOOK, vouchersIn } from '#data/books/vouchers/voucher-lists.ts';
import { readForFile } from '#data/store/refusal.ts';
import { dayBookReport } from '#domain/books/reports/day-book.ts';
import { BOOKED_KINDS, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { deleteDraft } from '#screens/books/parts/delete-draft.ts';
import { FileButtons } from '#screens/books/parts/reports/file-buttons.tsx';
import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import { type ReportFormat, saveReport } from '#screens/books/parts/reports/save-report.ts';
import { useListOfDays } from '#screens/books/parts/reports/use-list-of-days.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { focusFind } from '#ui/navigation/focus.ts';
import { Empty } from '#ui/layout/empty.tsx';
import { ListTools } from '#ui/records/list-tools.tsx';
import { RecordTable } from '#ui/records/record-table.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { dayBookColumns } from './day-book-columns.tsx';

/** Every voucher of some days, the latest first; its files have those days, in the order that is shown. */
export function DayBook() {
  const pages = usePages();
  const { period, list } = useListOfDays('Day Book', DAY_BOOK, 'down');
  const columns = useMemo(() => dayBookColumns(pages), [pages]);
  const actions = useMemo(
    () => ({
      open: ({ id }: Voucher) => pages.go(pages.voucher(id)),
      delete: (voucher: Voucher) => void deleteDraft(voucher),
    }),
    [pages],
  );

  async function save(format: ReportFormat) {
    try {
      const vouchers = await readForFile(() => vouchersIn(DAY_BOOK, list.view));
      const of = [list.view.filter, list.view.find.trim() && `“${list.view.find.trim()}”`].filter(Boolean).join(' ');
      await saveReport({ ...dayBookReport(period.shown, vouchers), ...(of !== '' && { of }) }, format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PeriodFields period={period} />
        <div className="flex flex-wrap gap-2">
          <FileButtons onSave={(format) => void save(format)} />
        </div>
      </div>
      <RecordTable
        name="Day Book"
        toolbar={<ListTools of="vouchers" view={list.view} filter={KIND_FILTER} setView={list.changeView} />}
        columns={columns}
        list={list}
        actions={actions}
        empty={<NoVouchers isFiltered={list.isFiltered} onShowAll={() => list.changeView({ find: '', filter: '' })} />}
      />
    </div>
  );
}

function NoVouchers({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (!isFiltered) return <Empty>Nothing was entered in these days.</Empty>;
  return (
    <Empty
      action={
        <Button
          onClick={({ currentTarget }) => {
            focusFind(currentTarget);
            onShowAll();
          }}
        >
          Show all vouchers
        </Button>
      }
    >
      None of the vouchers of these days matches what you are looking for.
    </Empty>
  );
}

const KIND_FILTER = {
  name: 'Kind',
  all: 'All kinds',
  options: BOOKED_KINDS,
} as const;
