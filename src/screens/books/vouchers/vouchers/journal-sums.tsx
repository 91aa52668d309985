import type { JournalLine } from '#domain/books/vouchers/voucher.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import { asPaise, exactOrUndefined, sumOf, ZERO } from '#domain/money.ts';
import { LINE_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { Sum } from '#screens/books/parts/vouchers/voucher-sums.tsx';
import { differenceOf } from '#domain/books/vouchers/journal-problems.ts';

/** Both sides under their columns, and what is still missing. In sight however long the journal is. */
export function JournalSums({ lines, problem }: { lines: readonly JournalLine[]; problem: string | undefined }) {
  const difference = differenceOf({ lines });
  return (
    <section
      aria-label="Sums"
      className="-mx-5 sticky bottom-[var(--foot,0px)] z-10 border-t bg-sheet px-5 max-sm:-mx-4 max-sm:px-4"
    >
      <dl className={`${LINE_GRID} text-table`}>
        <Sum
          label="Difference"
          problem={problem}
          className="@max-2xl:order-last @max-2xl:col-span-2 @2xl:col-span-2 @2xl:max-w-xs @2xl:ps-8"
        >
          {missingInWords(difference)}
        </Sum>
        <Side label="Total Debit" of="debit" lines={lines} isEqual={difference === ZERO} />
        <Side label="Total Credit" of="credit" lines={lines} isEqual={difference === ZERO} />
      </dl>
    </section>
  );
}

function Side({
  label,
  of,
  lines,
  isEqual,
}: {
  label: string;
  of: 'debit' | 'credit';
  lines: readonly JournalLine[];
  isEqual: boolean;
}) {
  const sum = exactOrUndefined(() => sumOf(lines.map((line) => line[of] ?? ZERO)));
  return (
    <Sum
      label={label}
      isTotal={isEqual && sum !== ZERO}
      className="@2xl:justify-end @2xl:pe-3 @2xl:[&>dt]:sr-only @max-2xl:block"
    >
      {sum === undefined ? BLANK : formatRupees(sum)}
    </Sum>
  );
}

/** "₹500 to credit": what the next line would bring. */
function missingInWords(difference: ReturnType<typeof differenceOf>): string {
  if (difference === undefined) return BLANK;
  if (difference === 0) return formatRupees(ZERO);
  return `${formatRupees(asPaise(Math.abs(difference)))} to ${difference > 0 ? 'credit' : 'debit'}`;
}
