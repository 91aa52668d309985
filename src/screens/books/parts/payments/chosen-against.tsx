import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import { oldestFirst, onAccount, type OpenDocument } from '#domain/books/vouchers/allocation.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import { exactOrUndefined, type Paise } from '#domain/money.ts';
import { AgainstDocuments } from './against-documents.tsx';

/**
 * The open documents that `amount` of an opening balance or a note is set against, and what of it stays on account: all of
 * it until documents are chosen.
 */
export function ChosenAgainst({
  title,
  amount,
  open,
  allocations,
  problems,
  onChange,
}: {
  title: string;
  amount: Paise;
  open: readonly OpenDocument[];
  allocations: readonly Allocation[];
  problems: VoucherProblems;
  onChange: (allocations: readonly Allocation[]) => void;
}) {
  const rest = exactOrUndefined(() => onAccount(amount, allocations));
  return (
    <div className="flex flex-col gap-1">
      <AgainstDocuments
        title={title}
        open={open}
        allocations={allocations}
        isChosen={allocations.length > 0}
        canPropose={allocations.length === 0}
        problems={problems}
        onChange={(chosen) => onChange(chosen ?? oldestFirst(amount, open))}
      />
      <dl className="flex justify-between gap-4 border-t pt-2 text-table">
        <dt className="text-ink-2">On account</dt>
        <dd className="tabular-nums">{rest === undefined ? BLANK : formatRupees(rest)}</dd>
      </dl>
    </div>
  );
}
