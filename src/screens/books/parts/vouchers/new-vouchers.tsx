import type { VoucherKind } from '#domain/books/vouchers/voucher.ts';
import { useKindsToMake } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';

/** The buttons that begin a voucher, of those kinds that the person at this page may make; the first of them is the screen's create button. */
export function NewVouchers({ kinds }: { kinds: readonly VoucherKind[] }) {
  const pages = usePages();
  const [first, ...others] = useKindsToMake(kinds);
  if (first === undefined) return null;
  return (
    <>
      <CreateButton onPress={() => pages.go(pages.newVoucher(first))}>{`New ${first}`}</CreateButton>
      {others.map((kind) => (
        <Button key={kind} onClick={() => pages.go(pages.newVoucher(kind))}>
          {`New ${kind}`}
        </Button>
      ))}
    </>
  );
}

/** Returns what begins the first record of an empty list of such vouchers; undefined where none of them may be made. */
export function useBeginFirst(kinds: readonly VoucherKind[]): (() => void) | undefined {
  const pages = usePages();
  const [first] = useKindsToMake(kinds);
  return first && (() => pages.go(pages.newVoucher(first)));
}
