import { useState } from 'react';
import { matchLine } from '#data/books/banking/bank-lines.ts';
import { entriesToCombine } from '#data/books/banking/bank-suggestions.ts';
import { useLiveResult } from '#data/books/live.ts';
import { problemInSum } from '#domain/books/banking/bank-line.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import type { SuggestedLine } from './line-editor.ts';
import { FoldedChoice } from './folded-choice.tsx';

/** Chooses several entries that are one line of the bank together: the receipts of a deposit, or cards less their charge. */
export function MatchEntries({ line, onDone }: { line: SuggestedLine; onDone: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { value: near } = useLiveResult(['entries towards', line.id], () => entriesToCombine(line));
  const entries = near?.rows ?? [];
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
    <FoldedChoice
      title="Match with several entries together"
      name="Entries that are this line together"
      options={entries.map(({ voucher, title, name, date, amount }) => {
        const help = [formatDay(date), name].filter(Boolean).join(' · ');
        return { id: voucher, label: `${title} · ${formatRupees(amount)}`, help };
      })}
      hasMore={near?.hasMore ?? false}
      chosen={chosen}
      onChange={setChosen}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
        <p role="status" className="min-w-0 flex-1 text-ink-2 text-table">
          {own.length < 2 ? 'Choose two or more.' : (problem ?? `They come to ${formatRupees(line.amount)}.`)}
        </p>
        <Button disabled={own.length < 2 || problem !== undefined} onClick={() => void match()}>
          Match Together
        </Button>
      </div>
    </FoldedChoice>
  );
}
