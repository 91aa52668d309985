import { useState } from 'react';
import { matchLine } from '#data/books/bank-lines.ts';
import { entriesTowards } from '#data/books/bank-suggestions.ts';
import { useLiveResult } from '#data/books/live.ts';
import { problemInSum } from '#domain/books/banking/bank-line.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { sayFailure } from '#ui/saying/say-done.ts';
import { toastSuccess } from '#ui/saying/toast.tsx';
import type { SuggestedLine } from './line-kind.ts';

/** Chooses several entries that are one line of the bank together: the receipts of a deposit, or cards less their charge. */
export function Together({ line, onDone }: { line: SuggestedLine; onDone: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { value: entries = [] } = useLiveResult(['entries towards', line.id], () => entriesTowards(line));
  if (entries.length < 2) return null;
  const own = entries.filter(({ voucher }) => chosen.includes(voucher));
  const problem = problemInSum(
    line,
    own.map(({ amount }) => amount),
  );
  const match = async () => {
    try {
      await matchLine(line.id, line.rev, ...own.map(({ voucher }) => voucher));
      toastSuccess('Success', `Matched with ${own.length} entries`);
      onDone();
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <details className="border-b pb-3">
      <summary className="flex min-h-control w-fit cursor-pointer items-center rounded-control font-medium text-peacock">
        Match with several entries together
      </summary>
      <fieldset className="flex max-h-64 flex-col overflow-y-auto" aria-label="Entries that are this line together">
        {entries.map(({ voucher, title, name, date, amount }) => (
          <CheckField
            key={voucher}
            label={`${title} · ${formatRupees(amount)}`}
            help={[formatDay(date), name].filter(Boolean).join(' · ')}
            value={chosen.includes(voucher)}
            onChange={(is) => setChosen(is ? [...chosen, voucher] : chosen.filter((one) => one !== voucher))}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
        <p role="status" className="min-w-0 flex-1 text-ink-2 text-table">
          {own.length < 2 ? 'Choose two or more.' : (problem ?? `They come to ${formatRupees(line.amount)}.`)}
        </p>
        <Button disabled={own.length < 2 || problem !== undefined} onClick={() => void match()}>
          Match Together
        </Button>
      </div>
    </details>
  );
}
