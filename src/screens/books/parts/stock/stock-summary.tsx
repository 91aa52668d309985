import { useState } from 'react';
import { stockSummaryOn } from '#data/books/stock/stock-reports.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatNumber } from '#domain/format.ts';
import { ReportInPlace } from '#screens/books/parts/reports/report-in-place.tsx';
import { Button } from '#ui/controls/button.tsx';

/** The stock at the end of a day. Of many items the first are shown, and more as they are asked for. */
export function StockSummary({ on }: { on: IsoDate }) {
  const [most, setMost] = useState(AT_A_TIME);
  const { value, problem } = useLiveResult(['stock summary', on, most], () => stockSummaryOn(on, most));
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  const shown = value ?? last;
  return (
    <>
      <ReportInPlace report={shown?.report} problem={problem} />
      {shown !== undefined && shown.more > 0 && (
        <p data-unprinted className="flex items-center gap-4 text-ink-2">
          {formatNumber(shown.more)} more {shown.more === 1 ? 'item is' : 'items are'} in stock; the total is of all.
          <Button onClick={() => setMost(most + AT_A_TIME)}>Show More</Button>
        </p>
      )}
    </>
  );
}

const AT_A_TIME = 100;
