import { useCallback, useRef } from 'react';
import { isBalanced } from '#domain/books/vouchers/journal-lines.ts';
import { BLANK_LINE, isBlankLine, type JournalLine } from '#domain/books/vouchers/voucher.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { type ChangeLines, JournalLineRow } from './journal-line-row.tsx';
import { LinesEnd } from '#screens/books/parts/vouchers/lines-end.tsx';
import { useLineKeys } from '#screens/parts/use-line-keys.ts';
import { useFocusOnChange } from '#screens/parts/use-focus-on-change.ts';
import { LINE_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';

/**
 * The lines of a journal as a grid, a row each. Enter goes along a line, over the side that it does not use; after the
 * last one it begins another while a difference is left, and leaves the lines once there is none.
 */
export function JournalLines({
  lines,
  problems,
  onChange,
}: {
  lines: readonly JournalLine[];
  problems: VoucherProblems;
  onChange: ChangeLines;
}) {
  const { keys, forget } = useLineKeys(lines.length);
  const rows = useRef<HTMLDivElement>(null);
  useFocusOnChange(rows, lines.length);
  const isDone = isBalanced(lines);
  const last = lines.at(-1);

  const remove = useCallback(
    (at: number) => {
      forget(at);
      onChange((before) => before.toSpliced(at, 1));
    },
    [forget, onChange],
  );

  return (
    <div ref={rows} className="flex flex-col gap-1.5 @max-2xl:gap-3">
      <div aria-hidden className={`${LINE_GRID} text-caption text-ink-2 @max-2xl:hidden`}>
        <span />
        <span data-required className="px-3">
          Ledger
        </span>
        <span className="px-3 text-end">Debit</span>
        <span className="px-3 text-end">Credit</span>
      </div>
      {lines.map((line, at) => (
        <JournalLineRow
          key={keys[at]}
          at={at}
          line={line}
          isPassed={isDone && isBlankLine(line)}
          isRemovable={lines.length > LEAST}
          ledgerProblem={problems[`lines.${at}.ledger`]}
          debitProblem={problems[`lines.${at}.debit`]}
          creditProblem={problems[`lines.${at}.credit`]}
          onChange={onChange}
          onRemove={remove}
        />
      ))}
      <LinesEnd
        problem={problems['lines']}
        isOnTheWay={!isDone && last !== undefined && !isBlankLine(last)}
        indent="@2xl:ms-8"
        onAdd={() => onChange((before) => [...before, BLANK_LINE])}
      />
    </div>
  );
}

/** A journal has two sides. */
const LEAST = 2;
