import { earlierPurchase } from '#data/books/vouchers/earlier-purchase.ts';
import { useLive } from '#data/books/live.ts';
import type { PurchaseInput } from '#domain/books/documents/document.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';

/** Leads to the purchase that has the same bill; nothing where there is none. */
export function EarlierPurchase({ draft, id }: { draft: Omit<PurchaseInput, 'lines'>; id: string | undefined }) {
  const key = useBooksKey();
  const { party, billNumber, billDate } = draft;
  const found = useLive(['earlier purchase', party?.id, billNumber, billDate, id], () => earlierPurchase(draft, id));
  if (!found) return null;
  return (
    <p className="mt-1 text-caption">
      <TextLink to="/books/$key/vouchers/$id" params={{ key, id: found.id }}>
        <Quoted>{titleOf(found)}</Quoted>
      </TextLink>
    </p>
  );
}
