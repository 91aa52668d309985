import type { ReturnProblem } from '#domain/books/returns/return-problem.ts';
import { formatNumber } from '#domain/format.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Badge } from '#ui/layout/badge.tsx';

/** The problems of a return: each names the voucher and leads there, and says the field, what to do, and the rule. */
export function ProblemList({
  problems,
  blocking,
  advisory,
  note = HSN_NOTE,
}: {
  problems: readonly ReturnProblem[];
  blocking: number;
  advisory: number;
  /** The limits of the check. */
  note?: string;
}) {
  const more = blocking + advisory - problems.length;
  return (
    <section aria-label="What was checked" className="rounded-sheet border bg-sheet">
      <div className="px-4 py-3">
        <h2 className="font-semibold">{countsInWords(blocking, advisory)}</h2>
        <p className="mt-0.5 max-w-prose text-ink-2 text-table">{note}</p>
      </div>
      {problems.length > 0 && (
        <ul aria-label="Problems">
          {problems.map((problem, at) => (
            <ReturnProblemItem key={at} problem={problem} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="border-t px-4 py-3 text-ink-2 text-table">
          {formatNumber(more)} more are not shown. They follow as these are put right.
        </p>
      )}
    </section>
  );
}

function ReturnProblemItem({ problem: { weight, voucher, field, sentence, rule } }: { problem: ReturnProblem }) {
  const pages = usePages();
  const key = useBooksKey();
  const maySet = useMayDo('settings');
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t px-4 py-2.5">
      <Badge tone={weight === 'Blocking' ? 'bad' : 'waiting'}>{weight}</Badge>
      <div className="min-w-[min(16rem,100%)] flex-1">
        <p className="font-medium">
          {voucher ? (
            <TextLink to={pages.voucher(voucher.id)}>{voucher.name}</TextLink>
          ) : maySet ? (
            <TextLink to="/books/$key/settings" params={{ key }}>
              Settings › Business
            </TextLink>
          ) : (
            'Settings › Business'
          )}{' '}
          <span className="text-ink-2">· {field}</span>
        </p>
        <p className="max-w-prose">{sentence}</p>
        <p className="text-caption text-ink-2">{rule}</p>
      </div>
    </li>
  );
}

function countsInWords(blocking: number, advisory: number): string {
  if (blocking === 0 && advisory === 0) return 'No problems found';
  const parts = [
    ...(blocking === 0 ? [] : [`${formatNumber(blocking)} to put right before the file is written`]),
    ...(advisory === 0 ? [] : [`${formatNumber(advisory)} to know of`]),
  ];
  return parts.join(', ');
}

const HSN_NOTE =
  'HSN codes and SACs are checked by shape and length only: the portal’s list of them is not in the app. Eight digits are the safest.';
