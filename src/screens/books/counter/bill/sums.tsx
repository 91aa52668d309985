import type { ReactNode } from 'react';
import type { BillSums } from '#domain/books/counter/bill-money.ts';
import { headsBorne } from '#domain/books/documents/tax-names.ts';
import { BLANK, formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise, negative, type Paise } from '#domain/money.ts';

/** The sums of a bill, as a small account; the total is read from where the customer stands. */
export function Sums({
  sums,
  setOff,
  isTaxed,
  isRounded,
}: {
  sums: BillSums | undefined;
  /** What comes back and is set off against it, in paise from 0. */
  setOff: Paise;
  isTaxed: boolean;
  isRounded: boolean;
}) {
  const amount = (paise: Paise | undefined) => (paise === undefined ? BLANK : formatRupees(paise));
  return (
    <section aria-label="Sums" className="px-4 pt-2">
      <dl className="grid grid-cols-2 gap-x-6 md:max-lg:grid-cols-4">
        <Sum term="Items">{formatNumber(sums?.pieces ?? 0)}</Sum>
        <Sum term="Discount">{amount(sums?.discount)}</Sum>
        {isTaxed && <Sum term="Taxable Value">{amount(sums?.taxable)}</Sum>}
        {sums &&
          headsBorne(sums).map(({ name, of }) => (
            <Sum key={name} term={name}>
              {amount(sums[of])}
            </Sum>
          ))}
        {isRounded && <Sum term="Round Off">{amount(sums?.roundOff)}</Sum>}
        {setOff > 0 && <Sum term="Returns">{amount(negative(setOff))}</Sum>}
        <div className="col-span-full mt-1 flex items-baseline justify-between border-ink border-t border-b-[3px] py-1 [border-bottom-style:double]">
          <dt className="font-medium text-title">Total</dt>
          <dd className="font-semibold text-[1.75rem] leading-9 tabular-nums">
            {amount(sums && asPaise(sums.total - setOff))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Sum({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2 text-table leading-6">
      <dt className="text-ink-2">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
