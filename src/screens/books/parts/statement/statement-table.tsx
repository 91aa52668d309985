import type { StatementPage } from '#data/books/reports/ledger-statement.ts';
import { asDebitCredit, particularsOfLine, type LedgerStatementLine } from '#domain/books/ledger/ledger-statement.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, formatText } from '#domain/format.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import type { BooksPages } from '#screens/books/parts/use-pages.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import type { Ref } from 'react';
import { BalanceCell, CELL, Heads, MovedCell } from './statement-cells.tsx';

/**
 * A page of a ledger's statement, between what it begins with and what the period comes to. Where there is no room for
 * six columns, a row is two lines: particulars and amount, then day, voucher and balance.
 */
export function StatementTable({
  name,
  page,
  days,
  pages,
  watchRoom,
}: {
  name: string;
  page: StatementPage;
  days: Days;
  pages: BooksPages;
  watchRoom: Ref<HTMLTableElement>;
}) {
  const { lines, before, hasBefore, hasAfter } = page;
  return (
    <table
      ref={watchRoom}
      role="table"
      aria-label={name}
      className="w-full border-collapse text-table lined:block print:text-[9pt]"
    >
      <Heads titles={TITLES} look="lined:sr-only" />
      <tbody role="rowgroup" className="lined:block">
        <Edge
          title={hasBefore ? 'Brought forward' : 'Opening'}
          balance={before}
          {...(!hasBefore && { date: page.opensOn })}
        />
        {lines.map((line) => (
          <Line key={line.id} line={line} pages={pages} />
        ))}
        {hasAfter && <Edge title="Carried forward" balance={lines.at(-1)?.balance ?? before} />}
      </tbody>
      <tfoot role="rowgroup" className="lined:block">
        <Edge title="Closing" date={days.to} debit={page.debit} credit={page.credit} balance={page.closing} isLast />
      </tfoot>
    </table>
  );
}

function Line({ line, pages }: { line: LedgerStatementLine; pages: BooksPages }) {
  const { debit, credit } = asDebitCredit(line);
  const [narration, voucher] = 'voucher' in line ? [line.narration, line.voucher] : ['', undefined];
  return (
    <tr role="row" className={ROW}>
      <td role="cell" className={DATE}>
        {formatDay(line.date)}
      </td>
      <th role="rowheader" scope="row" className={`${PARTICULARS} font-normal`}>
        <Quoted>{formatText(particularsOfLine(line))}</Quoted>
        {narration !== '' && (
          <span className="line-clamp-2 text-caption text-ink-2">
            <Quoted>{narration}</Quoted>
          </span>
        )}
      </th>
      <td role="cell" className={VOUCHER}>
        {voucher ? (
          <TextLink to={pages.voucher(voucher.id)}>
            {/* A phone has room for the number, which tells the kind by its first letters. */}
            <span className="whitespace-pre lined:sr-only">{voucher.kind} </span>
            {voucher.number}
          </TextLink>
        ) : (
          <span className="text-ink-2">Year end</span>
        )}
      </td>
      <MovedCell amount={debit} side="Dr" look={MOVED} />
      <MovedCell amount={credit} side="Cr" look={MOVED} />
      <BalanceCell balance={line.balance} look={BALANCE} />
    </tr>
  );
}

/** A row that no voucher made: what stood before, and what the period comes to. */
function Edge({
  title,
  date,
  debit = ZERO,
  credit = ZERO,
  balance,
  isLast = false,
}: {
  title: string;
  date?: IsoDate;
  debit?: Paise;
  credit?: Paise;
  balance: Paise;
  isLast?: boolean;
}) {
  return (
    <tr role="row" className={`${ROW} ${isLast ? 'border-t-ink-3 font-semibold' : 'text-ink-2'}`}>
      <td role="cell" className={DATE}>
        {date && formatDay(date)}
      </td>
      <th role="rowheader" scope="row" className={`${PARTICULARS} ${isLast ? '' : 'font-normal italic'}`}>
        {title}
      </th>
      <td role="cell" className={VOUCHER} />
      <MovedCell amount={debit} side="Dr" look={isLast ? SUM : MOVED} />
      <MovedCell amount={credit} side="Cr" look={isLast ? SUM : MOVED} />
      <BalanceCell balance={balance} look={`${BALANCE} ${isLast ? DOUBLE : ''}`} />
    </tr>
  );
}

const TITLES = [
  { title: 'Date' },
  { title: 'Particulars' },
  { title: 'Voucher' },
  { title: 'Debit', isFigure: true },
  { title: 'Credit', isFigure: true },
  { title: 'Balance', isFigure: true },
] as const;

const ROW =
  'border-t print:break-inside-avoid lined:grid lined:grid-cols-[auto_minmax(0,1fr)_auto] lined:items-baseline lined:gap-x-2 lined:px-4 lined:py-2';
const FLAT = 'lined:p-0!';
const DATE = `${CELL} ${FLAT} whitespace-nowrap lined:row-start-2 lined:text-caption lined:text-ink-2`;
const PARTICULARS = `${CELL} ${FLAT} wrap-anywhere w-full min-w-32 text-start lined:col-span-2 lined:row-start-1 lined:text-body`;
const VOUCHER = `${CELL} ${FLAT} whitespace-nowrap lined:row-start-2 lined:text-caption`;
const MOVED = `${FLAT} lined:col-start-3 lined:row-start-1`;
/** A period has a sum on both sides, each on a line of its own where they share a place. */
const SUM = `${FLAT} lined:col-span-3 lined:col-start-1`;
const BALANCE = `${FLAT} lined:col-start-3 lined:row-start-2`;
const DOUBLE = 'border-b-3 border-double border-b-ink-3 lined:border-b-0';
