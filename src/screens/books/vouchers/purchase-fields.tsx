import type { PurchaseEntry } from '#domain/books/document.ts';
import type { VoucherEntry } from '#domain/books/voucher.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { DayField, NumberField } from './head-fields.tsx';
import { VOUCHER_GRID } from './voucher-grid.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ClosingFields } from './closing-fields.tsx';
import { DatedField } from '#screens/books/parts/dated-field.tsx';
import { DocumentLines } from './document-lines.tsx';
import { EarlierPurchase } from './earlier-purchase.tsx';
import { InputTaxFields } from './input-tax-fields.tsx';
import { PaidAtOnce } from './paid-at-once.tsx';
import { PartyField } from './party-field.tsx';
import { DueDateField, PlaceField, RatesIncludeGstField, ReferenceField } from './terms-fields.tsx';
import { useTrade } from './use-trade.ts';

/** The form of a purchase: who sells, by which bill, on which terms; what is bought; what is paid at once. */
export function PurchaseFields({
  draft,
  id,
  isGiven,
  problems,
  onChange,
  onChangeOf,
}: {
  draft: PurchaseEntry;
  /** That of the voucher that is changed. */
  id: string | undefined;
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: Partial<PurchaseEntry>) => void;
  /** The same by what the draft is then; keeps its identity. */
  onChangeOf: (next: (before: VoucherEntry) => VoucherEntry) => void;
}) {
  const { sums, hints, change, changeParty, changeDay } = useTrade(draft, id, onChangeOf);
  const terms = { draft, problems, onChange };
  return (
    <>
      <div className={VOUCHER_GRID}>
        <div className="col-span-2">
          <PartyField
            kind="Supplier"
            problem={problems['party']}
            hint={hints['party']}
            value={draft.party}
            onChange={changeParty}
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
        <DayField value={draft.date} problem={problems['date']} onChange={changeDay} />
        <NumberField
          entry={draft}
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
      <DocumentLines
        kind="Purchase"
        lines={draft.lines}
        isClaimedByLine={draft.inputTax === 'By line'}
        {...{ sums, problems, hints }}
        onChange={change}
      />
      <ClosingFields {...terms} sums={sums}>
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
    </>
  );
}
