import { useState } from 'react';
import { matchLines } from '#data/books/banking/bank-lines.ts';
import { entriesToCombine, linesToCombine } from '#data/books/banking/bank-suggestions.ts';
import { useLiveResult } from '#data/books/live.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import type { SuggestedLine } from './line-editor.ts';
import { FoldedChoice } from './folded-choice.tsx';

/** Chooses other lines that are one entry together with this one, as a payment that the bank booked in two. */
export function MatchLines({ line, onDone }: { line: SuggestedLine; onDone: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { value: near } = useLiveResult(['lines beside', line.id], () => linesToCombine(line));
  const lines = near?.rows ?? [];
  const { value: towards } = useLiveResult(['entries towards', line.id], () => entriesToCombine(line));
  const entries = towards?.rows ?? [];
  if (lines.length === 0 || entries.length === 0) return null;
  const own = [line, ...lines.filter(({ id }) => chosen.includes(id))];
  const sum = sumOf(own.map(({ amount }) => amount));
  const alike = own.length < 2 ? [] : entries.filter(({ amount }) => amount === sum);
  const match = async (voucher: string, title: string) => {
    try {
      await matchLines(own, voucher);
      toastSuccess('Success', `${own.length} lines matched with ${title}`);
      onDone();
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <FoldedChoice
      title="Match with other lines as one entry"
      name="Lines that are one entry together"
      options={lines.map(({ id, on, narration, amount }) => {
        return { id, label: `${formatDay(on)} · ${formatRupees(amount)}`, help: formatText(narration) };
      })}
      hasMore={near?.hasMore ?? false}
      chosen={chosen}
      onChange={setChosen}
    >
      <p role="status" className="pt-2 text-ink-2 text-table">
        {own.length < 2
          ? 'Choose the other lines.'
          : `Together they come to ${formatRupees(sum)}${alike.length > 0 ? ':' : towards?.hasMore ? '. No entry near its day moves that.' : '. No entry within a month moves that.'}`}
      </p>
      <ul className="flex flex-col gap-2">
        {alike.map(({ voucher, title, name, date }) => (
          <li key={voucher} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1">
              <span className="block">{title}</span>
              <span className="block text-caption text-ink-2">
                {[formatDay(date), name].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button aria-label={`Match Lines: ${title}`} onClick={() => void match(voucher, title)}>
              Match Lines
            </Button>
          </li>
        ))}
      </ul>
    </FoldedChoice>
  );
}
