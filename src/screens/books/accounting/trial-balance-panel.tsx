import { useLiveResult } from '#data/books/live.ts';
import { openingTrialBalance } from '#data/books/opening-trial-balance.ts';
import { sidesOf, type TrialRow } from '#domain/books/opening-trial-balance.ts';
import { BLANK, formatRupees, formatText } from '#domain/format.ts';
import { negative, type Paise } from '#domain/money.ts';
import { Empty } from '#ui/pieces/empty.tsx';
import { ColumnFigure } from '#ui/pieces/figure.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';

/** Both sides of every ledger. As long as nothing is posted, that is what the books opened with. */
export function TrialBalancePanel() {
  const { value: rows, problem } = useLiveResult(['trial balance'], openingTrialBalance);
  return (
    <section aria-labelledby="trial-balance" className="@container rounded-sheet border bg-sheet">
      <div className="px-4 py-3">
        <h2 id="trial-balance" className="font-semibold">
          Trial Balance
        </h2>
        <p className="mt-0.5 text-ink-2 text-table">
          What the books opened with. What vouchers post will be added once there are any.
        </p>
      </div>
      {problem && <ListProblem problem={problem} />}
      {!problem && rows === undefined && <Skeleton />}
      {!problem && rows?.length === 0 && (
        <div className="border-t">
          <Empty>No opening balances yet. Enter them at the ledgers, parties and items.</Empty>
        </div>
      )}
      {!problem && rows && rows.length > 0 && <Sides rows={rows} />}
    </section>
  );
}

function Sides({ rows }: { rows: readonly TrialRow[] }) {
  const { debit, credit } = sidesOf(rows);
  return (
    <table aria-labelledby="trial-balance" className="w-full border-collapse border-t text-table">
      <thead>
        <tr className="text-caption text-ink-2">
          <th scope="col" className={`${CELL} h-10 text-start font-medium`}>
            Particulars
          </th>
          <th scope="col" className={`${CELL} text-end font-medium`}>
            Debit
          </th>
          <th scope="col" className={`${CELL} text-end font-medium`}>
            Credit
          </th>
        </tr>
      </thead>
      {partsOf(rows).map(({ heading, own }) => (
        <tbody key={heading}>
          {heading !== '' && !isByItself(own) && (
            <tr className="border-t">
              <th scope="rowgroup" colSpan={3} className={`${CELL} h-row text-start font-medium`}>
                {heading}
              </th>
            </tr>
          )}
          {own.map(({ name, balance }) => (
            <tr key={name} className={isUnder(heading, own) ? undefined : 'border-t'}>
              <th
                scope="row"
                className={`${CELL} wrap-anywhere h-9 text-start ${isUnder(heading, own) ? 'ps-9! font-normal' : 'font-medium'}`}
              >
                <bdi>{formatText(name)}</bdi>
              </th>
              <Side of={balance} />
              <Side of={negative(balance)} />
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className="border-t font-semibold">
          <th scope="row" className={`${CELL} h-row text-start`}>
            Total
          </th>
          <Side of={debit} isTotal />
          <Side of={credit} isTotal />
        </tr>
      </tfoot>
    </table>
  );
}

function Side({ of, isTotal = false }: { of: Paise; isTotal?: boolean }) {
  return (
    <td className={`${CELL} whitespace-nowrap text-end tabular-nums`}>
      {of > 0 ? (
        <span className={isTotal ? 'border-b-3 border-double border-ink-3 pb-0.5' : undefined}>
          <ColumnFigure>{formatRupees(of)}</ColumnFigure>
        </span>
      ) : (
        <span className="text-ink-3">{BLANK}</span>
      )}
    </td>
  );
}

/** The rows of each group. */
function partsOf(rows: readonly TrialRow[]): readonly { heading: string; own: readonly TrialRow[] }[] {
  const headings = [...new Set(rows.map(({ group }) => group))];
  return headings.map((heading) => ({ heading, own: rows.filter(({ group }) => group === heading) }));
}

/** Debtors and creditors are one row each: their group's name above them would only say it twice. */
function isByItself(own: readonly TrialRow[]): boolean {
  return own.length === 1 && own[0]?.name === own[0]?.group;
}

function isUnder(heading: string, own: readonly TrialRow[]): boolean {
  return heading !== '' && !isByItself(own);
}

const CELL = 'px-4 @max-[30rem]:px-2 @max-[30rem]:first:ps-4 @max-[30rem]:last:pe-4 py-1';
