import { expectedOf, type Reconciliation } from '#domain/books/banking/reconciliation.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { negative, type Paise, sumOf } from '#domain/money.ts';
import { ColumnFigure } from '#ui/layout/figure.tsx';

/** The steps from the balance of the books to that of the bank. */
export function ReconciledTable({ day, found }: { day: IsoDate; found: Reconciliation }) {
  const expected = expectedOf(found);
  const rows: readonly (readonly [string, Paise, isTotal?: boolean])[] = [
    ['Balance of the books', found.books],
    ['Not yet in the bank', negative(sumOf(found.notInBank.map(({ amount }) => amount)))],
    ['Not yet in the books', sumOf(found.notInBooks.map(({ amount }) => amount))],
    ...(found.setAside === 0 ? [] : [['Set aside', found.setAside] as const]),
    ...(found.before === 0 ? [] : [['Before the first statement', found.before] as const]),
    ['Balance that the bank should have', expected, true],
    ...(found.bank === null
      ? []
      : ([
          ['Balance of the bank', found.bank],
          ['Difference', sumOf([found.bank, negative(expected)]), true],
        ] as const)),
  ];
  return (
    <section aria-label={`Reconciled balance on ${formatDay(day)}`} className="rounded-sheet border bg-sheet">
      <table aria-label="Reconciled Balance" className="w-full border-collapse text-table">
        <tbody>
          {rows.map(([title, amount, isTotal]) => (
            <tr key={title} className={isTotal ? 'border-t-2 font-semibold' : 'border-t font-normal first:border-t-0'}>
              <th scope="row" className="px-4 py-2 text-start [font-weight:inherit]">
                {title}
              </th>
              <td className="whitespace-nowrap px-4 py-2 text-end tabular-nums">
                <ColumnFigure>{formatRupees(amount)}</ColumnFigure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.bank === null && (
        <p className="border-t px-4 py-3 text-ink-2 text-table">These statements tell no balances.</p>
      )}
    </section>
  );
}
