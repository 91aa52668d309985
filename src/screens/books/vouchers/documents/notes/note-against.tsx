import { useLive } from '#data/books/live.ts';
import { owedWithoutNote } from '#data/books/payments/open-documents.ts';
import type { CreditNoteInput, DebitNoteInput } from '#domain/books/documents/document.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { settledSide } from '#domain/books/payments/due.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import { leftOfNote } from '#domain/books/vouchers/allocation.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { useOpenDocuments } from '#screens/books/parts/payments/against-documents.tsx';
import { ChosenAgainst } from '#screens/books/parts/payments/chosen-against.tsx';

/**
 * The other documents of the party that a note is set against, for what its own does not take as it is paid already; nothing
 * where there are none, or where its own takes all.
 */
export function NoteAgainst({
  draft,
  id,
  total,
  problems,
  onChange,
}: {
  draft: CreditNoteInput | DebitNoteInput;
  /** Of the note that is changed; undefined for a new one. */
  id: string | undefined;
  /** The total of the note; undefined if it cannot be counted. */
  total: Paise | undefined;
  problems: VoucherProblems;
  onChange: (patch: Readonly<{ allocations: readonly Allocation[] }>) => void;
}) {
  const { against, party, allocations = [] } = draft;
  const own = against?.id ?? '';
  const owed = useLive(['owed without', own, id], () => owedWithoutNote(own, id));
  const left = owed === undefined || total === undefined ? ZERO : leftOfNote(total, owed);
  const isAsked = left > 0 || allocations.length > 0;
  const all = useOpenDocuments(isAsked ? party?.id : undefined, settledSide(draft), id);
  const open = all.filter((document) => document.id !== own);
  if (!isAsked || open.length === 0) return null;
  return (
    <ChosenAgainst
      title="Against"
      amount={left}
      open={open}
      allocations={allocations}
      problems={problems}
      onChange={(chosen) => onChange({ allocations: chosen })}
    />
  );
}
