import { markMatch, rejectRow, takeBackMatch } from '#data/books/purchase-match.ts';
import type { Bucket } from '#domain/books/returns/gstr2b/bucket.ts';
import type { Gstr2bRow } from '#domain/books/returns/gstr2b/gstr2b.ts';
import type { Pair } from '#domain/books/returns/gstr2b/match-gstr2b.ts';
import { makesPurchase } from '#domain/books/returns/gstr2b/purchase-from-row.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { sayDone } from '#ui/saying/say-done.ts';

/** What can be done about a row of GSTR-2B; nothing about what is in the books alone, or matched by its figures. */
export function RowDeeds({
  pair: { bucket, row, bill, isDecided },
  month,
  onChooseMatch,
}: {
  pair: Pair;
  month: Month;
  onChooseMatch: (row: Gstr2bRow) => void;
}) {
  const pages = usePages();
  if (!row) return null;
  const said = (work: () => Promise<void>, done: string) =>
    void oncePressed(`row ${row.key}`, () => sayDone(work(), ['Success', `${row.number} ${done}`]));
  if (isDecided) {
    return <Deed name="Take Back" act={() => said(() => takeBackMatch(row.key), 'taken back')} />;
  }
  const isOpen = OPEN.has(bucket);
  return (
    <div className="flex justify-end gap-2">
      {!bill && isOpen && makesPurchase(row) && (
        <Deed name="Make Purchase" act={() => pages.go(pages.newVoucher('Purchase'), { month, row: row.key })} />
      )}
      {bill && PROPOSED.has(bucket) && (
        <Deed name="Mark as Match" act={() => said(() => markMatch(row.key, bill.id), 'marked as a match')} />
      )}
      {!bill && isOpen && <Deed name="Mark as Match" act={() => onChooseMatch(row)} />}
      {(isOpen || PROPOSED.has(bucket)) && (
        <Deed name="Reject" act={() => said(() => rejectRow(row.key), 'rejected')} />
      )}
    </div>
  );
}

function Deed({ name, act }: { name: string; act: () => void }) {
  return (
    <Button className="whitespace-nowrap" onClick={act}>
      {name}
    </Button>
  );
}

/** Without a bill, which the user may know. */
const OPEN: ReadonlySet<Bucket> = new Set<Bucket>(['Only in 2B', 'Not available']);
/** With a bill that the rules propose. */
const PROPOSED: ReadonlySet<Bucket> = new Set<Bucket>(['Nearly', 'Differs', 'Other number']);
