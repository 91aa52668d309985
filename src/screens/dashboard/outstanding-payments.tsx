import { bookFigures } from '#data/figures.ts';
import { useLive } from '#data/live.ts';
import { formatRupees } from '#domain/format.ts';
import { Block } from './block.tsx';

/** A small account: what is owed to the business, what it owes, and what is left, ruled off. */
export function OutstandingPayments() {
  const figures = useLive(['figures', 'books'], bookFigures);
  return (
    <Block title="Outstanding Payments">
      <dl className="border-t px-4 pt-1 pb-3.5">
        {LINES.map(({ title, of, line }) => (
          <div
            key={of}
            className={`flex items-baseline justify-between gap-4 py-1.5 ${of === 'netPosition' ? 'mt-1.5 border-ink-3 border-t pt-2' : ''}`}
          >
            <dt>
              <span className={of === 'netPosition' ? 'font-semibold' : 'font-medium'}>{title}</span>{' '}
              <span className="block text-caption text-ink-3">{line}</span>
            </dt>
            <dd className={of === 'netPosition' ? 'font-semibold text-title' : 'text-ink'}>
              {figures ? formatRupees(figures[of]) : '\u00a0'}
            </dd>
          </div>
        ))}
        <div aria-hidden className="h-[3px] border-ink-3 border-y" />
      </dl>
    </Block>
  );
}

const LINES = [
  { title: 'Receivables', of: 'receivables', line: 'Owed by customers' },
  { title: 'Payables', of: 'payables', line: 'Owed to suppliers' },
  { title: 'Net Position', of: 'netPosition', line: 'Receivables, less payables' },
] as const;
