import { useLive } from '#data/books/live.ts';
import { linkedDocuments } from '#data/books/orders/order-progress.ts';
import { sourcesOfVoucher } from '#domain/books/fulfilment/linked.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatDay } from '#domain/format.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';

/** The documents that were made of a voucher, and the orders and challans that it was made of; nothing without any. */
export function LinkedDocuments({ voucher }: { voucher: Voucher }) {
  const key = useBooksKey();
  const linked = useLive(['linked with', voucher.id, voucher.rev], () =>
    linkedDocuments(voucher.id, sourcesOfVoucher(voucher)),
  );
  if (!linked || linked.length === 0) return null;
  return (
    <section aria-labelledby="linked" className="rounded-sheet border bg-sheet">
      <h2 id="linked" className="px-4 py-3 font-semibold">
        Linked Documents
      </h2>
      <ul aria-labelledby="linked" className="border-t text-table">
        {linked.map((one) => (
          <li
            key={one.id}
            className="flex items-baseline justify-between gap-3 px-4 py-1.5 max-sm:px-3 not-first:border-t touch:py-0.5"
          >
            <TextLink to="/books/$key/vouchers/$id" params={{ key, id: one.id }}>
              <Quoted>{titleOf(one)}</Quoted>
            </TextLink>
            <span className="whitespace-nowrap text-caption text-ink-2">
              {one.state !== 'Issued' && `${one.state} · `}
              {formatDay(one.date)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
