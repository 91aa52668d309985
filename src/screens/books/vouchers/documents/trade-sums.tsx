import type { DocumentSums } from '#domain/books/documents/document-sums.ts';
import { headsBorne } from '#domain/books/documents/tax-names.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { Sum } from '#screens/books/parts/vouchers/voucher-sums.tsx';

/** The sums of a document, as a small account; where there is no room beside the form, a strip that stays in sight. */
export function TradeSums({ sums, isRounded }: { sums: DocumentSums | undefined; isRounded: boolean }) {
  return (
    <section aria-label="Sums" className={`${STRIP} @4xl:w-72 @4xl:justify-self-end`}>
      <dl className="@max-4xl:flex @max-4xl:flex-wrap @max-4xl:justify-between @max-4xl:gap-x-5">
        <Figure label="Taxable Value" amount={sums?.taxable} />
        {sums && headsBorne(sums).map(({ name, of }) => <Figure key={name} label={name} amount={sums[of]} />)}
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

const STRIP =
  '@max-4xl:-mx-5 @max-4xl:max-sm:-mx-4 @max-4xl:sticky @max-4xl:bottom-[var(--foot,0px)] @max-4xl:z-10 @max-4xl:border-t @max-4xl:bg-sheet @max-4xl:px-5 @max-4xl:max-sm:px-4 @max-4xl:py-1';
