import { gstSummaryOf } from '#data/books/returns/gst-summary.ts';
import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { StatementPage } from './statement-page.tsx';

export function GstSummaryScreen() {
  const period = usePeriod('GST Summary');
  const { from, to } = period.shown;
  return (
    <StatementPage
      name="GST Summary"
      of={[from, to]}
      read={() => gstSummaryOf({ from, to })}
      fields={
        <>
          <PeriodFields period={period} />
          <p className="max-w-prose text-ink-2 text-table">
            As the documents are dated; GSTR-3B takes input tax in the month whose GSTR-2B has the bill. Where net
            payable is less than nothing, that much credit is left.
          </p>
        </>
      }
    />
  );
}
