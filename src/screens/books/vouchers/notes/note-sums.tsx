import type { DocumentSums } from '#domain/books/document-sums.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import { Sum, VoucherSums } from '#screens/books/vouchers/voucher-sums.tsx';

/** What a note comes to, with the heads that its document bears. In sight on a phone, however many lines there are. */
export function NoteSums({
  sums,
  isRounded,
}: {
  /** Undefined where they are too large to be exact, or something has a minus. */
  sums: DocumentSums | undefined;
  isRounded: boolean;
}) {
  return (
    <VoucherSums className="@max-2xl:-mx-5 @max-2xl:max-sm:-mx-4 @max-2xl:sticky @max-2xl:bottom-0 @max-2xl:border-t @max-2xl:bg-sheet @max-2xl:px-5 @max-2xl:max-sm:px-4 @max-2xl:py-1 @2xl:pt-5">
      <Sum label="Taxable Value">{sums ? formatRupees(sums.taxable) : BLANK}</Sum>
      {sums &&
        headsOf(sums).map(([label, amount]) => (
          <Sum key={label} label={label}>
            {formatRupees(amount)}
          </Sum>
        ))}
      {isRounded && <Sum label="Round Off">{sums ? formatRupees(sums.roundOff) : BLANK}</Sum>}
      <Sum label="Total" isTotal>
        {sums ? formatRupees(sums.total) : BLANK}
      </Sum>
    </VoucherSums>
  );
}

function headsOf({ charged, cgst, sgst, igst, cess }: DocumentSums) {
  const heads = {
    'CGST + SGST': [
      ['CGST', cgst],
      ['SGST', sgst],
    ],
    'CGST + UTGST': [
      ['CGST', cgst],
      ['UTGST', sgst],
    ],
    IGST: [['IGST', igst]],
    'Zero-rated': [],
    None: [],
  } as const;
  return [...heads[charged], ...(cess > 0 ? [['Cess', cess] as const] : [])];
}
