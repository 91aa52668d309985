import { useLive } from '#data/books/live.ts';
import { documentsOf, type SetAgainst, settlersOf } from '#data/books/payments/open-documents.ts';
import { settlementsOf } from '#domain/books/payments/due.ts';
import { isTrade } from '#domain/books/documents/document.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatRupees, formatText } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ColumnFigure } from '#ui/layout/figure.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';

/** The vouchers that settle a document, or the documents that a receipt, payment or note settles; nothing without any. */
export function Allocations({ voucher }: { voucher: Voucher }) {
  const rows = useLive(['allocations', voucher.id, voucher.rev], async () => allocationsOf(voucher));
  if (!rows || rows.length === 0) return null;
  return (
    <section aria-labelledby="allocations" className="rounded-sheet border bg-sheet">
      <h2 id="allocations" className="px-4 py-3 font-semibold">
        Allocations
      </h2>
      <table aria-labelledby="allocations" className="w-full border-collapse border-t text-table">
        <thead>
          <tr className="text-caption text-ink-2">
            <th scope="col" className={`${CELL} text-start font-medium`}>
              {isTrade(voucher) ? 'Voucher' : 'Document'}
            </th>
            <th scope="col" className={`${CELL} text-end font-medium`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function allocationsOf(voucher: Voucher): Promise<readonly SetAgainst[]> | readonly SetAgainst[] {
  if (voucher.state !== 'Issued') return [];
  if (isTrade(voucher)) return settlersOf(voucher.id);
  const settled = [...settlementsOf(voucher)].map(([document, { paid, noted }]) => {
    return { document, amount: sumOf([paid, noted]) };
  });
  return documentsOf(settled.filter(({ amount }) => amount !== 0));
}

function Row({ row: { id, title, page, amount } }: { row: SetAgainst }) {
  const key = useBooksKey();
  const label = <Quoted>{formatText(title)}</Quoted>;
  return (
    <tr className="border-t">
      <th scope="row" className={`${CELL} wrap-anywhere text-start font-normal`}>
        {page ? (
          <TextLink to={`/books/$key/${page}/$id`} params={{ key, id }}>
            {label}
          </TextLink>
        ) : (
          label
        )}
      </th>
      <td className={`${CELL} whitespace-nowrap text-end tabular-nums`}>
        <ColumnFigure>{formatRupees(amount)}</ColumnFigure>
      </td>
    </tr>
  );
}

const CELL = 'px-4 max-sm:px-3 py-1.5 touch:py-0.5';
