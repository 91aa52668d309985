import type { DocumentSums } from '#domain/books/document-sums.ts';
import type { TaxHeads } from '#domain/books/line-tax.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { Sum } from './voucher-sums.tsx';

/** What a document comes to, as a small account; where there is no room beside the form, a strip that stays in sight. */
export function TradeSums({ sums, isRounded }: { sums: DocumentSums | undefined; isRounded: boolean }) {
  return (
    <section aria-label="Sums" className={`${STRIP} @4xl:w-72 @4xl:justify-self-end`}>
      <dl className="@max-4xl:flex @max-4xl:flex-wrap @max-4xl:justify-between @max-4xl:gap-x-5">
        <Figure label="Taxable Value" amount={sums?.taxable} />
        {sums && headsOf(sums).map(([label, amount]) => <Figure key={label} label={label} amount={amount} />)}
        {isRounded && <Figure label="Round Off" amount={sums?.roundOff} />}
        <Figure label="Total" isTotal amount={sums?.total} />
      </dl>
    </section>
  );
}

function Figure({ label, amount, isTotal = false }: { label: string; amount: Paise | undefined; isTotal?: boolean }) {
  return (
    <Sum label={label} isTotal={isTotal} className="@max-4xl:block">
      {amount === undefined ? BLANK : formatRupees(amount)}
    </Sum>
  );
}

/** The heads that the document bears. Cess may be due with any of them. */
function headsOf(sums: DocumentSums): readonly (readonly [string, Paise])[] {
  return [...HEADS[sums.charged].map(([label, head]) => [label, sums[head]] as const), ...cessOf(sums)];
}

function cessOf({ cess }: DocumentSums): readonly (readonly [string, Paise])[] {
  return cess === 0 ? [] : [['Cess', cess]];
}

const HEADS: Readonly<Record<DocumentSums['charged'], readonly (readonly [string, keyof TaxHeads])[]>> = {
  'CGST + SGST': [
    ['CGST', 'cgst'],
    ['SGST', 'sgst'],
  ],
  'CGST + UTGST': [
    ['CGST', 'cgst'],
    ['UTGST', 'sgst'],
  ],
  IGST: [['IGST', 'igst']],
  'Zero-rated': [],
  None: [],
};
const STRIP =
  '@max-4xl:-mx-5 @max-4xl:max-sm:-mx-4 @max-4xl:sticky @max-4xl:bottom-0 @max-4xl:z-10 @max-4xl:border-t @max-4xl:bg-sheet @max-4xl:px-5 @max-4xl:max-sm:px-4 @max-4xl:py-1';
