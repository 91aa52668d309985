import { memo } from 'react';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { seriesOf } from '#domain/books/documents/document-heading.ts';
import { mayHaveCess } from '#domain/books/documents/line-problems.ts';
import type { NumberSeries } from '#domain/books/numbering.ts';
import { isExport, isZeroRated, SUPPLY_TYPES } from '#domain/books/documents/supply.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { AddFromOrders } from '#screens/books/parts/orders/add-from-orders.tsx';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { FooterFields, DocumentFooter } from './footer-fields.tsx';
import { DeliveryFields } from './terms/delivery-fields.tsx';
import { DocumentGodown } from './document-godown.tsx';
import { DocumentLines } from './document-lines.tsx';
import { ImmediatePaymentFields } from './terms/immediate-payment-fields.tsx';
import { PartyField } from './terms/party-field.tsx';
import { ShippingBillFields } from './terms/shipping-bill-fields.tsx';
import { DueDateField, PlaceField, RatesIncludeGstField, ReferenceField } from './terms/terms-fields.tsx';
import { useStable } from '#ui/use-stable.ts';
import { type TradeFieldProps, useTrade } from './use-trade.ts';

/** The form of an invoice: who buys, when, on which terms; what is sold; what is received at once. */
export function InvoiceFields({ draft, id, isGiven, problems, onChange, onChangeOf }: FieldsOf<InvoiceInput>) {
  const { sums, hints, change, changeParty, changeDay } = useTrade(draft, id, onChangeOf);
  const { lines, ...besides } = draft;
  const around = { draft: useStable(besides), isGiven, problems, onChange };
  return (
    <>
      <InvoiceHead
        {...around}
        series={seriesOf(draft)}
        partyHint={hints['party']}
        placeHint={hints['place']}
        onParty={changeParty}
        onDay={changeDay}
      />
      <DocumentLines
        kind="Invoice"
        lines={lines}
        mayHaveCess={mayHaveCess(draft)}
        {...{ sums, problems, hints }}
        onChange={change}
      >
        <AddFromOrders draft={draft} onChangeOf={onChangeOf} />
      </DocumentLines>
      <DocumentFooter sums={sums} isRounded={draft.own.roundOff}>
        <InvoiceFooter {...around} />
      </DocumentFooter>
    </>
  );
}

const InvoiceHead = memo(function InvoiceHead({
  draft,
  series,
  isGiven,
  problems,
  partyHint,
  placeHint,
  onChange,
  onParty,
  onDay,
}: TradeFieldProps<InvoiceInput> & {
  series: NumberSeries;
  partyHint: string | undefined;
  placeHint: string | undefined;
  onParty: (chosen: Party) => void;
  onDay: (date: MaybeDate) => void;
}) {
  const terms = { draft, problems, onChange };
  return (
    <div className={VOUCHER_GRID}>
      <div className="col-span-2">
        <PartyField
          kind="Customer"
          problem={problems['party']}
          hint={partyHint}
          value={draft.party}
          onChange={onParty}
        />
      </div>
      <DayField value={draft.date} problem={problems['date']} onChange={onDay} />
      <NumberField draft={draft} series={series} isGiven={isGiven} problems={problems} onChange={onChange} />
      <DueDateField {...terms} />
      <PlaceField {...terms} hint={placeHint} />
      {draft.party && isZeroRated(draft.party.registration, draft.place) && (
        <PickField
          label="Supply Type"
          problem={problems['supplyType']}
          value={draft.supplyType}
          options={SUPPLY_TYPES}
          onChange={(supplyType) => onChange({ supplyType })}
        />
      )}
      {isExport(draft) && <ShippingBillFields draft={draft} onChange={onChange} />}
      <ReferenceField {...terms} />
      <DocumentGodown {...terms} />
      <div className="self-end">
        <RatesIncludeGstField {...terms} />
      </div>
    </div>
  );
});

const InvoiceFooter = memo(function InvoiceFooter({
  draft,
  isGiven,
  problems,
  onChange,
}: TradeFieldProps<InvoiceInput>) {
  const terms = { draft, problems, onChange };
  return (
    <FooterFields {...terms}>
      <DeliveryFields {...terms} />
      {!isGiven && (
        <ImmediatePaymentFields
          labels={['Received Now', 'Received In']}
          amount={draft.receivedNow}
          ledger={draft.receivedIn}
          amountProblem={problems['receivedNow']}
          ledgerProblem={problems['receivedIn']}
          onAmount={(receivedNow) => onChange({ receivedNow })}
          onLedger={(receivedIn) => onChange({ receivedIn })}
        />
      )}
    </FooterFields>
  );
});
