import { memo } from 'react';
import { goesOut, PURPOSE_ROWS, PURPOSES } from '#domain/books/orders/challan-purpose.ts';
import { withPurpose } from '#domain/books/fulfilment/conversion.ts';
import type { ChallanInput } from '#domain/books/orders/order.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { GodownPick } from '#screens/books/parts/stock/godown-pick.tsx';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { DueField, type OrderHeadProps, SupplyTypeField } from './order-head.tsx';
import { PartyField } from './terms/party-field.tsx';
import { ReturnedPurchaseField } from './returned-purchase-field.tsx';
import { PlaceField, RatesIncludeGstField } from './terms/terms-fields.tsx';

/** The head of a challan: why goods go without an invoice, to whom or to which godown, and when they are to be back. */
export const ChallanHead = memo(function ChallanHead({
  draft,
  isGiven,
  problems,
  placeHint,
  onChange,
  onChangeOf,
  onParty,
  onDay,
}: OrderHeadProps<ChallanInput> & Readonly<{ onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void }>) {
  const terms = { draft, problems, onChange };
  const isOwn = draft.purpose === 'To Own Godown';
  const isReturn = draft.purpose === 'Return of Goods';
  return (
    <div className={VOUCHER_GRID}>
      {/* The series of its number is that of its purpose. */}
      <div className="col-span-2">
        <PickField
          label="Purpose"
          isRequired
          problem={problems['purpose']}
          value={draft.purpose}
          options={isGiven ? samePurposes(draft.purpose) : PURPOSES}
          onChange={(purpose) =>
            onChangeOf((before) => (before.kind === 'Delivery Challan' ? withPurpose(before, purpose) : before))
          }
        />
      </div>
      <div className="col-span-2">
        {isOwn ? (
          <GodownPick
            label="To Godown"
            isRequired
            isMainAtFirst={false}
            problem={problems['toGodown']}
            value={draft.toGodown}
            onChange={(toGodown) => onChange({ toGodown })}
          />
        ) : (
          <PartyField
            kind={isReturn ? 'Supplier' : 'Party'}
            label="Party"
            problem={problems['party']}
            hint={undefined}
            value={draft.party}
            onChange={onParty}
          />
        )}
      </div>
      <DayField value={draft.date} problem={problems['date']} onChange={onDay} />
      <NumberField
        draft={draft}
        series={PURPOSE_ROWS[draft.purpose].series}
        isGiven={isGiven}
        problems={problems}
        onChange={onChange}
      />
      {isReturn && (
        <div className="col-span-2">
          <ReturnedPurchaseField
            draft={draft}
            isGiven={isGiven}
            problem={problems['against']}
            onChangeOf={onChangeOf}
          />
        </div>
      )}
      <GodownPick
        label="From Godown"
        isRequired
        isMainAtFirst
        problem={problems['godown']}
        value={draft.godown ?? null}
        onChange={(godown) => onChange({ godown })}
      />
      {goesOut(draft.purpose) && <DueField {...terms} />}
      {!isOwn && (
        <>
          <PlaceField {...terms} hint={placeHint} />
          <SupplyTypeField {...terms} />
        </>
      )}
      <div className="self-end">
        <RatesIncludeGstField {...terms} />
      </div>
    </div>
  );
});

/** Those whose challans are numbered in one series: an issued one keeps its number. */
function samePurposes(purpose: ChallanInput['purpose']) {
  return PURPOSES.filter((other) => PURPOSE_ROWS[other].series === PURPOSE_ROWS[purpose].series);
}
