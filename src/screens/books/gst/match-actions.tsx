import { markMatch, rejectRow, takeBackMatch } from '#data/books/returns/purchase-match.ts';
import type { Bucket } from '#domain/books/returns/gstr2b/bucket.ts';
import type { Gstr2bRow } from '#domain/books/returns/gstr2b/gstr2b.ts';
import type { Pair } from '#domain/books/returns/gstr2b/match-gstr2b.ts';
import { makesPurchase } from '#domain/books/returns/gstr2b/purchase-from-row.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { sayDone } from '#ui/feedback/outcome-toasts.ts';

/** The actions on a row of GSTR-2B; none on what is in the books alone, or matched by its figures. */
export function MatchActions({
  pair: { bucket, row, bill, isDecided },
  month,
  onChooseMatch,
}: {
  pair: Pair;
  month: Month;
  onChooseMatch: (row: Gstr2bRow) => void;
}) {
  const pages = usePages();
  const mayMatch = useMayDo('gst');
  const mayBuy = useMayDo('stock');
  if (!row) return null;
  const act = (work: () => Promise<void>, done: string) =>
    void oncePressed(`row ${row.key}`, () => sayDone(work(), ['Success', `${row.number} ${done}`]));
  if (isDecided) {
    if (!mayMatch) return null;
    return <TextButton onClick={() => act(() => takeBackMatch(row.key), 'taken back')}>Take Back</TextButton>;
  }
  const isOpen = OPEN.has(bucket);
  return (
    <div className="flex flex-col items-start gap-1 paired:flex-row paired:flex-wrap paired:gap-x-4">
      {mayBuy && !bill && isOpen && makesPurchase(row) && (
        <TextButton onClick={() => pages.go(pages.newVoucher('Purchase'), { month, row: row.key })}>
          Make Purchase
        </TextButton>
      )}
      {mayMatch && bill && PROPOSED.has(bucket) && (
        <TextButton onClick={() => act(() => markMatch(row.key, bill.id), 'marked as a match')}>
          Mark as Match
        </TextButton>
      )}
      {mayMatch && !bill && isOpen && <TextButton onClick={() => onChooseMatch(row)}>Mark as Match</TextButton>}
      {mayMatch && (isOpen || PROPOSED.has(bucket)) && (
        <TextButton onClick={() => act(() => rejectRow(row.key), 'rejected')}>Reject</TextButton>
      )}
    </div>
  );
}

/** Without a bill, which the user may know. */
const OPEN: ReadonlySet<Bucket> = new Set<Bucket>(['Only in 2B', 'Not available']);
/** With a bill that the rules propose. */
const PROPOSED: ReadonlySet<Bucket> = new Set<Bucket>(['Nearly', 'Differs', 'Other number']);
