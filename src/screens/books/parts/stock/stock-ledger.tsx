import { everyGodown } from '#data/books/masters/godowns.ts';
import { placesWithParties } from '#data/books/stock/quantity-on-hand.ts';
import { useLive } from '#data/books/live.ts';
import { stockLedgerOf } from '#data/books/stock/stock-reports.ts';
import { readForFile } from '#data/store/refusal.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatName } from '#domain/format.ts';
import { FileButtons } from '#screens/books/parts/reports/file-buttons.tsx';
import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import { ReportInPlace } from '#screens/books/parts/reports/report-in-place.tsx';
import { type ReportFormat, saveReport } from '#screens/books/parts/reports/save-report.ts';
import type { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { useReport } from '#screens/books/parts/reports/use-report.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';

/** The movements of an item in a period, each opening its voucher; in all places, in a godown, or with a party that has some now. */
export function StockLedger({
  item,
  period,
  godown,
  onGodown,
}: {
  item: Pick<Item, 'id' | 'name'>;
  period: ReturnType<typeof usePeriod>;
  godown: string;
  onGodown: (godown: string) => void;
}) {
  const godowns = useLive(['every godown'], everyGodown) ?? [];
  const parties = useLive(['places with parties', item.id], () => placesWithParties(item.id)) ?? [];
  const places = [...godowns, ...parties];
  const { shown } = period;
  const report = useReport(['stock ledger', item.id, item.name, godown, shown.from, shown.to], () =>
    stockLedgerOf(item, godown === ALL ? undefined : godown, shown, false),
  );
  return (
    <>
      <PeriodFields period={period} />
      {(places.length > 1 || godown !== ALL) && (
        <div data-unprinted className="w-60">
          <PickField
            label="Godown"
            value={godown}
            options={[ALL, ...places.map(({ id }) => id)]}
            showOption={(id) => formatName(places.find((one) => one.id === id)?.name ?? '', id)}
            onChange={onGodown}
          />
        </div>
      )}
      <ReportInPlace {...report} />
    </>
  );
}

/** The files of a stock ledger: every movement, where the page may tell months or days. */
export function StockLedgerFiles({
  item,
  period: { shown },
  godown,
}: {
  item: Pick<Item, 'id' | 'name'>;
  period: ReturnType<typeof usePeriod>;
  godown: string;
}) {
  async function save(format: ReportFormat) {
    try {
      const one = godown === ALL ? undefined : godown;
      await saveReport(await readForFile(() => stockLedgerOf(item, one, shown, true)), format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return <FileButtons onSave={(format) => void save(format)} />;
}

/** Whose movements `screen` shows: at first those in the godown that the address names (?godown=…), or else all. Back restores it. */
export function useGodown(screen: string) {
  const asked = useSearchParam('godown');
  return useVisitState<string>(`${screen}: godown`, asked ?? ALL);
}

const ALL = 'All godowns';
