import type { ReactNode } from 'react';
import type { ShownBill } from '#domain/books/counter/shown-bill.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { negative } from '#domain/money.ts';
import { QrCodeImage } from '#ui/documents/qr-code-image.tsx';

/** The total of a bill, and at Pay what remains of it, or is given back, and the code by which a UPI app pays. */
export function ShownSums({ bill, isAtPay }: { bill: ShownBill; isAtPay: boolean }) {
  const { pieces, discount, roundOff, setOff, pays, gets, remaining, change, upi } = bill;
  return (
    <section
      aria-label="Sums"
      className="@container flex shrink-0 flex-col justify-end gap-3 bg-sheet px-6 pt-3 pb-5 max-lg:border-t lg:w-[38vw] lg:min-w-96 lg:border-l"
    >
      {isAtPay && upi && (
        <div className="flex flex-col items-center gap-2 text-center lg:my-auto">
          <QrCodeImage
            name="UPI QR"
            link={upi.link}
            className="size-[min(18rem,26vh)] rounded-control lg:size-[min(20rem,40vh)]"
          />
          <p className="text-title">Pay {formatRupees(upi.amount)} with any UPI app</p>
        </div>
      )}
      <dl className="flex flex-col">
        <Small term="Items">{formatNumber(pieces)}</Small>
        {discount > 0 && <Small term="Discount">{formatRupees(negative(discount))}</Small>}
        {roundOff !== 0 && <Small term="Round Off">{formatRupees(roundOff)}</Small>}
        {setOff > 0 && <Small term="Returns">{formatRupees(negative(setOff))}</Small>}
        <div className="mt-2 border-ink border-t border-b-[3px] py-2 [border-bottom-style:double]">
          <dt className="font-medium text-title">{gets > 0 ? 'You Get' : 'Total'}</dt>
          <dd className={LARGE}>{formatRupees(gets > 0 ? gets : pays)}</dd>
        </div>
        {isAtPay && gets === 0 && remaining > 0 && <Large term="Remaining">{formatRupees(remaining)}</Large>}
        {isAtPay && change > 0 && <Large term="Change">{formatRupees(change)}</Large>}
      </dl>
    </section>
  );
}

function Small({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-[clamp(1rem,1.6vw,1.25rem)] leading-normal">
      <dt className="text-ink-2">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Large({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-peacock">
      <dt className="font-medium text-title">{term}</dt>
      <dd className="font-semibold text-[clamp(1.75rem,9cqi,3rem)] leading-tight tabular-nums">{children}</dd>
    </div>
  );
}

const LARGE = 'text-end font-semibold text-[clamp(2.25rem,12cqi,4.5rem)] leading-tight tabular-nums';
