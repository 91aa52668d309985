import { useVisitState } from '#data/store/visit-state.ts';
import type { ReportLine } from '#domain/books/ledger/report.ts';
import { formatNumber } from '#domain/format.ts';
import type { PageMoves } from '#ui/records/pager.tsx';

/** Some lines of a long report, and the ways to the others; all of a short one. What it comes to in the end always shows. */
export function useLinePages(
  lines: readonly ReportLine[],
): Readonly<{ shown: readonly ReportLine[]; pages?: PageMoves }> {
  const [asked, setAsked] = useVisitState('report: page', 0);
  if (lines.length <= MOST) return { shown: lines };
  const total = lines.at(-1)?.look === 'grand' ? lines.slice(-1) : [];
  const own = lines.slice(0, lines.length - total.length);
  const last = Math.ceil(own.length / SIZE) - 1;
  const page = Math.min(asked, last);
  const from = page * SIZE;
  const shown = own.slice(from, from + SIZE);
  const turnTo = (to: number) => (to === page ? undefined : () => setAsked(to));
  return {
    shown: [...shown, ...total],
    pages: {
      label: `${formatNumber(from + 1)}–${formatNumber(from + shown.length)} of ${formatNumber(own.length)}`,
      from: from + 1,
      total: own.length,
      first: turnTo(0),
      previous: turnTo(Math.max(page - 1, 0)),
      next: turnTo(Math.min(page + 1, last)),
      last: turnTo(last),
    },
  };
}

/** No statement of ledgers is so long. */
const MOST = 600;
const SIZE = 200;
