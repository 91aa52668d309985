import { memo } from 'react';
import type { PurchaseInput } from '#domain/books/documents/document.ts';
import { mayHaveCess } from '#domain/books/documents/line-problems.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ClosingFields, DocumentEnd } from './closing-fields.tsx';
import { DatedField } from '#screens/books/parts/dated-field.tsx';
import { DocumentLines } from './document-lines.tsx';
import { EarlierPurchase } from './earlier-purchase.tsx';
import { InputTaxFields } from './input-tax-fields.tsx';
import { PaidAtOnce } from './paid-at-once.tsx';
import { PartyField } from './party-field.tsx';
import { DueDateField, PlaceField, RatesIncludeGstField, ReferenceField } from './terms-fields.tsx';
import { useSteady } from '#ui/steady.ts';
import { type AroundLines, useTrade } from './use-trade.ts';

/** The form of a purchase: who sells, by which bill, on which terms; what is bought; what is paid at once. */
export function PurchaseFields({
  draft,
  id,
  isGiven,
  problems,
  onChange,
  onChangeOf,
}: {
  draft: PurchaseInput;
  /** That of the voucher that is changed. */
  id: string | undefined;
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: Partial<PurchaseInput>) => void;
  /** The same by what the draft is then; keeps its identity. */
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  const { sums, hints, change, changeParty, changeDay } = useTrade(draft, id, onChangeOf);
  const { lines, ...besides } = draft;
  const around = { draft: useSteady(besides), isGiven, problems, onChange };
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
      />
      <DocumentEnd sums={sums} isRounded={draft.own.roundOff}>
        <PurchaseClosing {...around} />
      </DocumentEnd>
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
}: AroundLines<PurchaseInput> & {
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
      <DatedField
        label="Bill Date"
        isRequired
        problem={problems['billDate']}
        value={draft.billDate}
        onChange={(billDate) => onChange({ billDate })}
      />
      <DayField value={draft.date} problem={problems['date']} onChange={onDay} />
      <NumberField
        input={draft}
        isGiven={isGiven}
        problem={problems['number']}
        onChange={(number) => onChange({ number })}
      />
      <DueDateField {...terms} />
      <PlaceField {...terms} />
      <ReferenceField {...terms} />
      <InputTaxFields {...terms} />
      <div className="self-end">
        <RatesIncludeGstField {...terms} />
      </div>
    </div>
  );
});

const PurchaseClosing = memo(function PurchaseClosing({
  draft,
  isGiven,
  problems,
  onChange,
}: AroundLines<PurchaseInput>) {
  return (
    <ClosingFields draft={draft} problems={problems} onChange={onChange}>
      {!isGiven && (
        <PaidAtOnce
          labels={['Paid Now', 'Paid From']}
          amount={draft.paidNow}
          ledger={draft.paidFrom}
          amountProblem={problems['paidNow']}
          ledgerProblem={problems['paidFrom']}
          onAmount={(paidNow) => onChange({ paidNow })}
          onLedger={(paidFrom) => onChange({ paidFrom })}
        />
      )}
    </ClosingFields>
  );
});
