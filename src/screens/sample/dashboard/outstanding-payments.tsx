import { bookFigures } from '#data/sample/figures.ts';
import { useLive } from '#data/sample/live.ts';
import { formatRupees } from '#domain/format.ts';
import { Block } from './block.tsx';

/** Receivables, payables and the net position, ruled off as in a ledger. */
export function OutstandingPayments() {
  const figures = useLive(['figures', 'books'], bookFigures);
  return (
    <Block title="Outstanding Payments">
      <dl className="border-t px-4 pt-1 pb-3.5">
        {LINES.map(({ title, of, line, look }) => (
          <div key={of} className={`flex flex-wrap items-start justify-between gap-x-4 py-1.5 ${look.line}`}>
            <dt>
              <span className={look.title}>{title}</span> <span className="block text-caption text-ink-3">{line}</span>
            </dt>
            <dd className={look.figure}>{figures && formatRupees(figures[of])}</dd>
          </div>
        ))}
        <div aria-hidden className="h-[3px] border-ink-3 border-y" />
      </dl>
    </Block>
  );
}

const PART = { line: '', title: 'font-medium', figure: '' };
const RESULT = {
  line: 'mt-1.5 border-ink-3 border-t pt-2',
  title: 'font-semibold leading-6',
  figure: 'font-semibold text-title',
};
const LINES = [
  { title: 'Receivables', of: 'receivables', line: 'Owed by customers', look: PART },
  { title: 'Payables', of: 'payables', line: 'Owed to suppliers', look: PART },
  { title: 'Net Position', of: 'netPosition', line: 'Receivables, less payables', look: RESULT },
] as const;
