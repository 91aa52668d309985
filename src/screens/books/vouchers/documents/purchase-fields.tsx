import { memo } from 'react';
import type { PurchaseInput } from '#domain/books/documents/document.ts';
import { mayHaveCess } from '#domain/books/documents/line-problems.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { AddFromOrders } from '#screens/books/parts/orders/add-from-orders.tsx';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FooterFields, DocumentFooter } from './footer-fields.tsx';
import { WeekdayDateField } from '#screens/books/parts/weekday-date-field.tsx';
import { DocumentGodown } from './document-godown.tsx';
import { DocumentLines } from './document-lines.tsx';
import { EarlierPurchase } from './terms/earlier-purchase.tsx';
import { InputTaxFields } from './terms/input-tax-fields.tsx';
import { ImmediatePaymentFields } from './terms/immediate-payment-fields.tsx';
import { PartyField } from './terms/party-field.tsx';
import { DueDateField, PlaceField, RatesIncludeGstField, ReferenceField } from './terms/terms-fields.tsx';
import { useStable } from '#ui/use-stable.ts';
import { type TradeFieldProps, useTrade } from './use-trade.ts';

/** The form of a purchase: who sells, by which bill, on which terms; what is bought; what is paid at once. */
export function PurchaseFields({ draft, id, isGiven, problems, onChange, onChangeOf }: FieldsOf<PurchaseInput>) {
  const { sums, hints, change, changeParty, changeDay } = useTrade(draft, id, onChangeOf);
  const { lines, ...besides } = draft;
  const around = { draft: useStable(besides), isGiven, problems, onChange };
  return (
    <>
      <PurchaseHead {...around} id={id} partyHint={hints['party']} onParty={changeParty} onDay={changeDay} />
      <DocumentLines
        kind="Purchase"
        lines={lines}
        isClaimedByLine={draft.inputTax === 'By line'}
        mayHaveCess={mayHaveCess(draft)}
        {...{ sums, problems, hints }}
        onChange={change}
      >
        <AddFromOrders draft={draft} onChangeOf={onChangeOf} />
      </DocumentLines>
      <DocumentFooter sums={sums} isRounded={draft.own.roundOff}>
        <PurchaseFooter {...around} />
      </DocumentFooter>
    </>
  );
}

const PurchaseHead = memo(function PurchaseHead({
  draft,
  id,
  isGiven,
  problems,
  partyHint,
  onChange,
  onParty,
  onDay,
}: TradeFieldProps<PurchaseInput> & {
  id: string | undefined;
  partyHint: string | undefined;
  onParty: (chosen: Party) => void;
  onDay: (date: MaybeDate) => void;
}) {
  const terms = { draft, problems, onChange };
  return (
    <div className={VOUCHER_GRID}>
      <div className="col-span-2">
        <PartyField
          kind="Supplier"
          problem={problems['party']}
          hint={partyHint}
          value={draft.party}
          onChange={onParty}
        />
      </div>
      <div className="min-w-0">
        <TextField
          label="Bill Number"
          isRequired
          autoCapitalize="characters"
          problem={problems['billNumber']}
          value={draft.billNumber}
          onChange={(billNumber) => onChange({ billNumber })}
        />
        {problems['billNumber'] !== undefined && <EarlierPurchase draft={draft} id={id} />}
      </div>
      <WeekdayDateField
        label="Bill Date"
        isRequired
        problem={problems['billDate']}
        value={draft.billDate}
        onChange={(billDate) => onChange({ billDate })}
      />
      <DayField value={draft.date} problem={problems['date']} onChange={onDay} />
      <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
      <DueDateField {...terms} />
      <PlaceField {...terms} />
      <ReferenceField {...terms} />
      <DocumentGodown {...terms} />
      <InputTaxFields {...terms} />
      <div className="self-end">
        <RatesIncludeGstField {...terms} />
      </div>
    </div>
  );
});

const PurchaseFooter = memo(function PurchaseFooter({
  draft,
  isGiven,
  problems,
  onChange,
}: TradeFieldProps<PurchaseInput>) {
  return (
    <FooterFields draft={draft} problems={problems} onChange={onChange}>
      {!isGiven && (
        <ImmediatePaymentFields
          labels={['Paid Now', 'Paid From']}
          amount={draft.paidNow}
          ledger={draft.paidFrom}
          amountProblem={problems['paidNow']}
          ledgerProblem={problems['paidFrom']}
          onAmount={(paidNow) => onChange({ paidNow })}
          onLedger={(paidFrom) => onChange({ paidFrom })}
        />
      )}
    </FooterFields>
  );
});
