import type { ReactNode } from 'react';
import { formatDiscount, readDiscount } from '#domain/books/discount.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { DocumentSums } from '#domain/books/documents/document-sums.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { TradeInput } from './document-line-changes.ts';
import { TradeSums } from './trade-sums.tsx';

/** Where a document ends: beside its last fields (`children`) what it comes to. */
export function DocumentFooter({
  sums,
  isRounded,
  children,
}: {
  sums: DocumentSums | undefined;
  isRounded: boolean;
  children: ReactNode;
}) {
  return (
    // Without a box of its own where there is no room for two columns: the sums then stick to the foot of the whole form.
    <div className="@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:items-start @4xl:gap-x-10 @max-4xl:contents">
      {children}
      <TradeSums sums={sums} isRounded={isRounded} />
    </div>
  );
}

/** The fields of the whole document: a discount on all of it, notes, and the payment at once (`children`). */
export function FooterFields({
  draft,
  problems,
  onChange,
  children,
}: {
  draft: Pick<TradeInput, 'billDiscount' | 'narration'>;
  problems: VoucherProblems;
  onChange: (patch: Partial<Pick<InvoiceInput, 'billDiscount' | 'narration'>>) => void;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-2 gap-4 @max-2xl:gap-x-3 @2xl:grid-cols-3">
      <FigureField
        label="Bill Discount"
        inputMode="text"
        problem={problems['billDiscount']}
        value={draft.billDiscount}
        read={readDiscount}
        show={formatDiscount}
        onChange={(billDiscount) => onChange({ billDiscount })}
      />
      <div className="col-span-full">
        <TextAreaField label="Notes" value={draft.narration} onChange={(narration) => onChange({ narration })} />
      </div>
      {children}
    </div>
  );
}
