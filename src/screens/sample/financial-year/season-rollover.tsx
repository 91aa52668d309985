import { useRef } from 'react';
import { rolloverAhead, rollOverYears } from '#data/sample/financial-years.ts';
import { useLive } from '#data/sample/live.ts';
import type { FinancialYear } from '#domain/sample/financial-year.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { LoadingBar } from '#ui/overlays/loading-bar.tsx';
import { ROLLOVER } from './rollover-opener.ts';
import { datesOf, sharesName } from './year-dates.ts';

/** Asks before a season rollover and lists every year that it changes. Waits until the years have been read afresh. */
export function SeasonRollover({ onClose }: { onClose: () => void }) {
  const ahead = useLive(['financialYears', 'rollover'], rolloverAhead, { isFresh: true });
  const isBusy = useRef(false);

  /**
   * A second rollover would close the years that the first has just activated. `isBusy` therefore stays true after a
   * success: a slow device may deliver a queued press before React has removed the dialog.
   */
  async function rollOver() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const changed = await rollOverYears();
      onClose();
      toastSuccess('Season Rollover Complete', rolloverInWords(changed));
    } catch (error) {
      isBusy.current = false;
      sayFailure(error);
    }
  }

  if (!ahead) return <LoadingBar onCallOff={onClose} />;
  return (
    <Confirmation
      title="Season Rollover"
      verb="Roll over"
      opener={ROLLOVER}
      onRefuse={() => !isBusy.current && onClose()}
      onConfirm={() => void rollOver()}
    >
      <p>
        This closes the current active year and activates the next future year; where several are Future, all of them at
        once. This action cannot be undone.
      </p>
      <ul aria-label="Years that change" className="max-h-[40dvh] overflow-y-auto border-y text-ink">
        {ahead.map((year) => (
          <li key={year.id} className="border-b py-2 last:border-0">
            <span className="line-clamp-2 wrap-normal font-medium">
              <Quoted>{formatText(year.name)}</Quoted>
            </span>
            {sharesName(year, ahead) && <span className="block text-ink-2 text-table">{datesOf(year)}</span>}
            <span className="text-ink-2 text-table">{changeOf(year)}</span>
          </li>
        ))}
      </ul>
      {!ahead.some((year) => year.status === 'Active') && <p>No year is Future, so none becomes Active.</p>}
    </Confirmation>
  );
}

/** Takes the year as it will be after the rollover. Its status before follows from that. */
function changeOf(after: FinancialYear): string {
  if (after.status === 'Active') return 'Future → Active and default';
  return after.isDefault ? 'Active → Closed, still marked default' : 'Active → Closed';
}

function rolloverInWords(changed: readonly FinancialYear[]): string {
  const active = changed.filter((year) => year.status === 'Active').length;
  return `${count(changed.length - active)} closed, ${count(active)} now active.`;
}

function count(years: number): string {
  return years === 1 ? '1 year' : `${formatNumber(years)} years`;
}
