import { useState } from 'react';
import { useLive } from '#data/books/live.ts';
import { openDocuments } from '#data/books/payments/open-documents.ts';
import { oldestFirst, type OpenDocument } from '#domain/books/vouchers/allocation.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import type { DueSide } from '#domain/books/payments/due.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { type MoneyInput, settledAmount } from '#domain/books/vouchers/voucher.ts';
import { formatDay, formatPlainRupees, formatRupees } from '#domain/format.ts';
import { exactOrUndefined, type Paise, ZERO } from '#domain/money.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';

/**
 * The open documents of the party, and what of each is settled: the oldest first, until an amount is typed. Nothing where
 * there are none.
 */
export function AgainstDocuments({
  title = 'Against',
  open,
  allocations,
  isChosen,
  canPropose,
  problems,
  onChange,
}: {
  title?: string;
  open: readonly OpenDocument[];
  allocations: readonly Allocation[];
  /** Enter goes through the amounts only where they are not those that are proposed. */
  isChosen: boolean;
  canPropose: boolean;
  problems: VoucherProblems;
  onChange: (allocations: readonly Allocation[] | undefined) => void;
}) {
  const [isWhole, setIsWhole] = useState(false);
  if (open.length === 0) return null;
  const amounts = new Map(allocations.map(({ document, amount }) => [document, amount]));
  const some = isWhole ? open : open.slice(0, AT_FIRST);

  function set(document: string, amount: Paise | null) {
    const others = allocations.filter((one) => one.document !== document);
    onChange(amount === null ? others : [...others, { document, amount }]);
  }

  return (
    <div role="group" aria-labelledby="against" data-passed={!isChosen || undefined} className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="against" className="font-semibold">
          {title}
        </h2>
        {canPropose && <TextButton onClick={() => onChange(undefined)}>Oldest first</TextButton>}
      </div>
      <ul className="flex flex-col">
        {some.map((document) => (
          <Row
            key={document.id}
            document={document}
            amount={amounts.get(document.id) ?? null}
            problem={problems[`allocations.${document.id}`]}
            onChange={(amount) => set(document.id, amount)}
          />
        ))}
      </ul>
      {some.length < open.length && (
        <TextButton onClick={() => setIsWhole(true)}>{`Show all ${open.length}`}</TextButton>
      )}
      {problems['allocations'] !== undefined && (
        <p role="alert" data-wrong tabIndex={-1} className="text-bad text-caption">
          {problems['allocations']}
        </p>
      )}
    </div>
  );
}

/** Returns the allocations that a form shows: those that were chosen, or else the oldest documents first. */
export function shownAllocations(
  draft: MoneyInput,
  open: readonly OpenDocument[],
  isGiven: boolean,
): readonly Allocation[] {
  if (draft.allocations !== undefined || isGiven) return draft.allocations ?? [];
  return oldestFirst(exactOrUndefined(() => settledAmount(draft)) ?? ZERO, open);
}

/** The documents of a party that may be settled, with what `settler`, a voucher or that party, settles now; none without a party. */
export function useOpenDocuments(
  party: string | undefined,
  side: DueSide,
  settler: string | undefined,
): readonly OpenDocument[] {
  const open = useLive(['open documents', party, side, settler], async () =>
    party === undefined ? [] : openDocuments(party, side, settler),
  );
  return open ?? NONE;
}

function Row({
  document: { number, date, dueDate, balance },
  amount,
  problem,
  onChange,
}: {
  document: OpenDocument;
  amount: Paise | null;
  problem: string | undefined;
  onChange: (amount: Paise | null) => void;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_10.5rem] items-start gap-x-3 border-t py-1.5">
      <p className="min-w-0 pt-1.5">
        <span className="wrap-anywhere font-medium">
          <Quoted>{number}</Quoted>
        </span>
        <span className="block text-ink-2 text-table">
          {formatDay(date)}
          {dueDate !== '' && ` · due ${formatDay(dueDate)}`} · {formatRupees(balance)} open
        </span>
      </p>
      <div className="[&_label]:sr-only">
        <FigureField
          label={`Allocate ${number}`}
          problem={problem}
          value={amount}
          read={readRupees}
          show={formatPlainRupees}
          onChange={onChange}
        />
      </div>
    </li>
  );
}

const AT_FIRST = 50;
const NONE: readonly OpenDocument[] = [];
