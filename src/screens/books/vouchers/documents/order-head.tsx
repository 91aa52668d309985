import { memo } from 'react';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { DUE_FIELDS } from '#domain/books/orders/order-problems.ts';
import { dueOf, type PricedOrderInput } from '#domain/books/orders/order.ts';
import { isZeroRated, SUPPLY_TYPES } from '#domain/books/documents/supply.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { DUE_TITLES } from '#domain/books/paper/order-document.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { WeekdayDateField } from '#screens/books/parts/weekday-date-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { PartyField } from './terms/party-field.tsx';
import { PlaceField, RatesIncludeGstField, ReferenceField } from './terms/terms-fields.tsx';

/** The props of the fields around the lines of an order. They are memoised: none changes while a line is typed into. */
export type OrderAround<Input extends PricedOrderInput = PricedOrderInput> = Readonly<{
  draft: Input extends PricedOrderInput ? Omit<Input, 'lines'> : never;
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: Partial<PricedOrderInput>) => void;
}>;

export type OrderHeadProps<Input extends PricedOrderInput = PricedOrderInput> = OrderAround<Input> &
  Readonly<{
    placeHint: string | undefined;
    onParty: (chosen: Party) => void;
    onDay: (date: MaybeDate) => void;
  }>;

/** The head of a quotation, sales order or purchase order. */
export const OrderHead = memo(function OrderHead({
  draft,
  isGiven,
  problems,
  placeHint,
  onChange,
  onParty,
  onDay,
}: OrderHeadProps) {
  const terms = { draft, problems, onChange };
  const isBought = draft.kind === 'Purchase Order';
  return (
    <div className={VOUCHER_GRID}>
      <div className="col-span-2">
        <PartyField
          kind={isBought ? 'Supplier' : 'Customer'}
          problem={problems['party']}
          hint={undefined}
          value={draft.party}
          onChange={onParty}
        />
      </div>
      <DayField value={draft.date} problem={problems['date']} onChange={onDay} />
      <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
      <DueField {...terms} />
      <PlaceField {...terms} hint={placeHint} />
      {!isBought && <SupplyTypeField {...terms} />}
      {draft.kind === 'Sales Order' && <ReferenceField {...terms} />}
      <div className="self-end">
        <RatesIncludeGstField {...terms} />
      </div>
    </div>
  );
});

type Part = Pick<OrderAround, 'draft' | 'problems' | 'onChange'>;

/** The day by which it is to be done, as its kind calls it. */
export function DueField({ draft, problems, onChange }: Part) {
  const field = DUE_FIELDS[draft.kind];
  return (
    <WeekdayDateField
      label={DUE_TITLES[draft.kind]}
      problem={problems[field]}
      value={dueOf({ ...draft, lines: [] })}
      onChange={(day) => onChange({ [field]: day })}
    />
  );
}

/** Asked where nothing is charged or IGST is: of exports and supplies to a SEZ. */
export function SupplyTypeField({ draft, problems, onChange }: Part) {
  if (!draft.party || !isZeroRated(draft.party.registration, draft.place)) return null;
  return (
    <PickField
      label="Supply Type"
      problem={problems['supplyType']}
      value={draft.supplyType}
      options={SUPPLY_TYPES}
      onChange={(supplyType) => onChange({ supplyType })}
    />
  );
}
