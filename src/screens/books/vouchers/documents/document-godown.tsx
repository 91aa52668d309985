import { everyGodown } from '#data/books/masters/godowns.ts';
import { useLive } from '#data/books/live.ts';
import type { DocumentInput } from '#domain/books/documents/document.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { GodownPick } from '#screens/books/parts/stock/godown-pick.tsx';

/** The godown that the goods of a document leave or come to, where there is more than one. */
export function DocumentGodown({
  draft: { kind, godown },
  problems,
  onChange,
}: {
  draft: Pick<DocumentInput, 'kind' | 'godown'>;
  problems: VoucherProblems;
  onChange: (patch: { godown: Named }) => void;
}) {
  const godowns = useLive(['godowns'], everyGodown) ?? [];
  if (!godown && godowns.filter(({ isActive }) => isActive).length < 2) return null;
  return (
    <GodownPick
      label={kind === 'Invoice' || kind === 'Debit Note' ? 'From Godown' : 'To Godown'}
      isMainAtFirst
      problem={problems['godown']}
      value={godown ?? null}
      onChange={(chosen) => onChange({ godown: chosen })}
    />
  );
}
