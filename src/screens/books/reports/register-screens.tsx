import { useMemo } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { listOfRegister, registerSums, wholeRegister } from '#data/books/reports/registers.ts';
import { readForFile } from '#data/store/refusal.ts';
import { REGISTER_FIGURES, type RegisterName } from '#domain/books/ledger/register.ts';
import { FIGURE_TITLES } from '#domain/books/reports/register-report.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatRupeesForCard } from '#domain/format.ts';
import { FileButtons } from '#screens/books/parts/reports/file-buttons.tsx';
import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import { type ReportFormat, saveReport } from '#screens/books/parts/reports/save-report.ts';
import { useListOfDays } from '#screens/books/parts/reports/use-list-of-days.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { ListTools } from '#ui/records/list-tools.tsx';
import { RecordTable } from '#ui/records/record-table.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { registerColumns } from './register-columns.tsx';

/** The register of sales, document by document, with its tax. */
export function SalesRegisterScreen() {
  return <RegisterScreen name="Sales Register" />;
}

/** The register of purchases, document by document, with its tax. */
export function PurchaseRegisterScreen() {
  return <RegisterScreen name="Purchase Register" />;
}

function RegisterScreen({ name }: { name: RegisterName }) {
  const pages = usePages();
  const { period, list } = useListOfDays(name, listOfRegister(name), 'up');
  const { shown } = period;
  const { value: sums } = useLiveResult(['register', name, shown], () => registerSums(name, shown));
  const columns = useMemo(() => registerColumns(name, pages), [name, pages]);
  const actions = useMemo(() => ({ open: ({ id }: Voucher) => pages.go(pages.voucher(id)) }), [pages]);

  async function save(format: ReportFormat) {
    try {
      await saveReport(await readForFile(() => wholeRegister(name, shown, list.view.find)), format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Page title={name} actions={<FileButtons onSave={(format) => void save(format)} />}>
      <PeriodFields period={period} />
      <StatCards>
        {REGISTER_FIGURES.filter((figure) => ALWAYS.has(figure) || (sums?.[figure] ?? 0) !== 0).map((figure) => (
          <StatCard key={figure} title={FIGURE_TITLES[figure]} {...formatRupeesForCard(sums?.[figure])} line={null} />
        ))}
      </StatCards>
      <RecordTable
        name={name}
        toolbar={<ListTools of="documents" view={list.view} setView={list.changeView} />}
        columns={columns}
        list={list}
        actions={actions}
        empty={
          <Empty>
            {list.isFiltered
              ? 'None of the documents of these days matches what you are looking for.'
              : 'No document is dated in these days.'}
          </Empty>
        }
      />
    </Page>
  );
}

/** The rest has a card only where it comes to something. */
const ALWAYS: ReadonlySet<string> = new Set(['taxable', 'cgst', 'sgst', 'igst', 'total']);
