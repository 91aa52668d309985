import { PARTY_PREFIX } from '#data/books/ids.ts';
import { useLive } from '#data/books/live.ts';
import { lastUsed } from '#data/books/vouchers/last-used.ts';
import {
  modeWith,
  type MoneyInput,
  PAYMENT_MODES,
  type PaymentMode,
  settledAmount,
} from '#domain/books/vouchers/voucher.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import { hintsInMoney } from '#domain/books/vouchers/money-hints.ts';
import { allocationsAfterChange, onAccount } from '#domain/books/vouchers/allocation.ts';
import { BLANK, formatPlainRupees, formatRupees } from '#domain/format.ts';
import { exactOrUndefined, type Paise, ZERO } from '#domain/money.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { AdvanceFields, TaxInAdvance } from './advance-fields.tsx';
import {
  AgainstDocuments,
  shownAllocations,
  useOpenDocuments,
} from '#screens/books/parts/payments/against-documents.tsx';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { NarrationField } from '#screens/books/parts/vouchers/narration-field.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { accountLabel } from '#screens/books/parts/vouchers/voucher-kinds.ts';
import { Sum, VoucherSums } from '#screens/books/parts/vouchers/voucher-sums.tsx';

/** The form of a receipt or payment: who, when, how much, in or from where; and what it settles. */
export function MoneyFields({ draft, id, isGiven, problems, onChange }: FieldsOf<MoneyInput>) {
  const money = { read: readRupees, show: formatPlainRupees };
  const open = useOpenDocuments(draft.against?.id, draft.kind === 'Receipt' ? 'receivable' : 'payable', id);
  const allocations = shownAllocations(draft, open, isGiven);
  const accounts = useLive(['last used', draft.kind], () => lastUsed(draft.kind))?.accounts ?? {};
  const partyKind = draft.kind === 'Receipt' ? 'Customer' : 'Supplier';

  function changeAmount(patch: Partial<Pick<MoneyInput, 'amount' | 'tds' | 'discount'>>) {
    const settled = exactOrUndefined(() => [settledAmount(draft), settledAmount({ ...draft, ...patch })] as const);
    const chosen = draft.allocations && settled && allocationsAfterChange(draft.allocations, settled, open);
    onChange(chosen ? { ...patch, allocations: chosen } : patch);
  }

  /** The ledger goes along if it is still the one that the mode began with. */
  function changeMode(mode: PaymentMode) {
    const isUsual = draft.account === null || draft.account.id === accounts[draft.mode]?.id;
    onChange(isUsual && !isGiven ? { mode, account: accounts[mode] ?? null } : { mode });
  }

  return (
    <>
      <div className={VOUCHER_GRID}>
        <div className="col-span-2">
          <LedgerField
            label="Party or Ledger"
            isRequired
            which="all"
            made={{ of: 'party', kind: partyKind }}
            problem={problems['against']}
            value={draft.against}
            onChange={(against) => onChange({ against, allocations: isGiven ? [] : undefined })}
          />
        </div>
        <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />
        <FigureField
          label="Amount"
          isRequired
          problem={problems['amount']}
          warning={hintsInMoney(draft)['amount']}
          value={draft.amount}
          {...money}
          onChange={(amount) => changeAmount({ amount })}
        />
        <div className="col-span-2">
          <LedgerField
            label={accountLabel(draft.kind)}
            isRequired
            which="money"
            made={{ of: 'ledger', group: 'Bank Accounts' }}
            problem={problems['account']}
            value={draft.account}
            onChange={(account, group) => onChange({ account, mode: modeWith(group, draft.mode) })}
          />
        </div>
        <PickField
          label="Mode"
          problem={problems['mode']}
          value={draft.mode}
          options={PAYMENT_MODES}
          onChange={changeMode}
        />
        <TextField
          label="Reference"
          problem={problems['reference']}
          value={draft.reference}
          onChange={(reference) => onChange({ reference })}
        />
        <FigureField
          label="TDS"
          problem={problems['tds']}
          value={draft.tds}
          {...money}
          onChange={(tds) => changeAmount({ tds })}
        />
        <FigureField
          label="Discount"
          problem={problems['discount']}
          value={draft.discount}
          {...money}
          onChange={(discount) => changeAmount({ discount })}
        />
        <AdvanceFields draft={draft} problems={problems} onChange={onChange} />
        <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
      </div>
      <AgainstDocuments
        open={open}
        allocations={allocations}
        isChosen={draft.allocations !== undefined || isGiven}
        canPropose={draft.allocations !== undefined && !isGiven}
        problems={problems}
        onChange={(chosen) => onChange({ allocations: chosen })}
      />
      <div className="grid items-start gap-x-10 gap-y-4 @2xl:grid-cols-[minmax(0,1fr)_18rem]">
        <NarrationField kind={draft.kind} value={draft.narration} onChange={(narration) => onChange({ narration })} />
        <MoneySums draft={draft} against={allocations} />
      </div>
    </>
  );
}

/** The amount that is settled, and how much of the money stays on account of a party. */
function MoneySums({ draft, against }: { draft: MoneyInput; against: readonly Allocation[] }) {
  const settled = exactOrUndefined(() => settledAmount(draft));
  const rest = exactOrUndefined(() => onAccount(settled ?? ZERO, against));
  return (
    <VoucherSums className="@max-2xl:-mx-5 @max-2xl:max-sm:-mx-4 @max-2xl:sticky @max-2xl:bottom-[var(--foot,0px)] @max-2xl:border-t @max-2xl:bg-sheet @max-2xl:px-5 @max-2xl:max-sm:px-4 @max-2xl:py-1 @2xl:pt-5">
      <Sum label="Settles" isTotal>
        {inRupees(settled)}
      </Sum>
      <TaxInAdvance draft={draft} />
      {draft.against?.id.startsWith(PARTY_PREFIX) && (
        <Sum label="On account">{inRupees(settled === undefined ? undefined : rest)}</Sum>
      )}
    </VoucherSums>
  );
}

function inRupees(amount: Paise | undefined): string {
  return amount === undefined ? BLANK : formatRupees(amount);
}
