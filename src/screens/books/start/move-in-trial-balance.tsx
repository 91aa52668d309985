import type { ComparedBalance } from '#domain/books/exchange/tally-in/trial-comparison.ts';
import { formatNumber } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { Balance } from '#screens/books/parts/balance.tsx';

/** The trial balance of the files beside that of the books; what differs comes first. */
export function MoveInTrialBalance({ rows }: { rows: readonly ComparedBalance[] }) {
  const differing = rows.filter(({ file, here }) => file !== here);
  const ordered = [...differing, ...rows.filter(({ file, here }) => file === here)];
  return (
    <section aria-label="Trial Balance" className="@container rounded-sheet border bg-sheet">
      <div className="px-4 py-3">
        <h2 className="font-semibold">Trial Balance</h2>
        <p role="status" className={`mt-0.5 text-table ${differing.length === 0 ? 'text-good' : 'text-bad'}`}>
          {differing.length === 0
            ? 'Every balance is that of Tally.'
            : `${formatNumber(differing.length)} ${differing.length === 1 ? 'balance differs' : 'balances differ'} from Tally: see what is refused.`}
        </p>
      </div>
      {/* A phone scrolls it sideways. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it, too. */}
      <div className="fades-sideways overflow-x-auto border-t" role="region" aria-label="Both balances" tabIndex={0}>
        <table aria-label="Trial Balance" className="w-full border-collapse text-table">
          <thead>
            <tr className="text-caption text-ink-2">
              {['Particulars', 'In Tally', 'Here', 'Difference'].map((title) => (
                <th
                  key={title}
                  scope="col"
                  className={`h-row whitespace-nowrap px-3 font-medium first:pl-4 last:pr-4 ${title === 'Particulars' ? 'text-start' : 'text-end'}`}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.slice(0, MOST).map(({ name, file, here }) => (
              <tr key={name} className={`border-t ${file === here ? '' : 'font-medium text-bad'}`}>
                <th scope="row" className="wrap-anywhere min-w-40 px-3 py-2 pl-4 text-start font-[inherit]">
                  {name}
                </th>
                <td className={CELL}>
                  <Balance of={file} />
                </td>
                <td className={CELL}>
                  <Balance of={here} />
                </td>
                <td className={`${CELL} pr-4`}>{file === here ? '' : <Balance of={asPaise(here - file)} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {ordered.length > MOST && (
        <p className="border-t px-4 py-3 text-ink-2 text-table">
          and {formatNumber(ordered.length - MOST)} more, which are equal or as these
        </p>
      )}
    </section>
  );
}

const CELL = 'whitespace-nowrap px-3 py-2 text-end tabular-nums';
/** A chart of accounts has some hundred. */
const MOST = 500;
