import { memo } from 'react';
import { withAmount, withLedger } from '#domain/books/vouchers/journal-lines.ts';
import type { JournalLine } from '#domain/books/vouchers/voucher.ts';
import { formatPlainRupees } from '#domain/format.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { RemoveLine } from '#screens/books/parts/vouchers/remove-line.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { LINE_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';

export type ChangeLines = (next: (lines: readonly JournalLine[]) => readonly JournalLine[]) => void;

/** A line of a journal. Memoised: of five hundred lines one is typed into. */
export const JournalLineRow = memo(function JournalLineRow({
  at,
  line,
  isPassed,
  isRemovable,
  ledgerProblem,
  debitProblem,
  creditProblem,
  onChange,
  onRemove,
}: {
  /** Its place, from 0. */
  at: number;
  line: JournalLine;
  /** Enter passes the whole line over: nothing stands in it, and nothing is missing. */
  isPassed: boolean;
  isRemovable: boolean;
  ledgerProblem: string | undefined;
  debitProblem: string | undefined;
  creditProblem: string | undefined;
  onChange: ChangeLines;
  onRemove: (at: number) => void;
}) {
  const money = { read: readRupees, show: formatPlainRupees };
  const isDebit = line.debit !== null;
  const isCredit = line.credit !== null;
  return (
    <div
      role="group"
      aria-label={`Line ${at + 1}`}
      data-passed={isPassed || undefined}
      className={`${LINE_GRID} drawn-when-near [--drawn-height:3rem] @max-2xl:[--drawn-height:10rem] @max-2xl:gap-y-2 @max-2xl:border-b @max-2xl:pb-3 relative items-start @2xl:[&_label]:sr-only`}
    >
      <span aria-hidden className="pt-3 text-end text-caption text-ink-3 tabular-nums @max-2xl:hidden">
        {at + 1}
      </span>
      <div className={`min-w-0 @max-2xl:col-span-2 ${isRemovable ? '@max-2xl:pe-13' : ''}`}>
        <LedgerField
          label="Ledger"
          isRequired
          which="all"
          made={{ of: 'ledger' }}
          problem={ledgerProblem}
          value={line.ledger}
          onChange={(ledger) => onChange((lines) => withLedger(lines, at, ledger))}
        />
      </div>
      <div data-passed={(isCredit && !isDebit) || undefined} className="min-w-0">
        <FigureField
          label="Debit"
          problem={debitProblem}
          value={line.debit}
          {...money}
          onChange={(debit) => onChange((lines) => withAmount(lines, at, 'debit', debit))}
        />
      </div>
      <div data-passed={(isDebit && !isCredit) || undefined} className="min-w-0">
        <FigureField
          label="Credit"
          problem={creditProblem}
          value={line.credit}
          {...money}
          onChange={(credit) => onChange((lines) => withAmount(lines, at, 'credit', credit))}
        />
      </div>
      <div className="@max-2xl:absolute @max-2xl:end-0 @max-2xl:top-5 @2xl:pt-1">
        {isRemovable && <RemoveLine at={at} onRemove={onRemove} />}
      </div>
    </div>
  );
});
