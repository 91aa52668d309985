import { formatDayWithWeekday, formatPlainRupees } from '#domain/format.ts';
import { readPickedDay } from '#domain/picked-day.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { VOUCHER_TYPES, type VoucherInput } from '#domain/sample/voucher.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { LedgerPick } from './ledger-pick.tsx';
import type { VoucherEditor } from './voucher-editor.ts';

export function VoucherFields({
  draft,
  missing,
  onChange,
}: {
  draft: VoucherInput;
  missing: VoucherEditor['missing'];
  onChange: (patch: Partial<VoucherInput>) => void;
}) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField
          label="Date"
          isRequired
          problem={missing.includes('date') ? 'Enter the date of the voucher.' : undefined}
          value={draft.date}
          read={readPickedDay}
          show={formatDayWithWeekday}
          onChange={(date) => onChange({ date })}
        />
        <PickField
          label="Voucher Type"
          isRequired
          problem={missing.includes('voucherType') ? 'Choose a voucher type.' : undefined}
          choose="Choose a type …"
          value={draft.voucherType}
          options={VOUCHER_TYPES}
          onChange={(voucherType) => onChange({ voucherType })}
        />
        <TextField label="Reference" value={draft.reference} onChange={(reference) => onChange({ reference })} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <LedgerPick
          side="Debit"
          problem={missing.includes('debitLedger') ? 'Choose the ledger to debit.' : undefined}
          name={draft.debitLedger}
          onChange={(debitLedger) => onChange({ debitLedger })}
        />
        <LedgerPick
          side="Credit"
          problem={missing.includes('creditLedger') ? 'Choose the ledger to credit.' : undefined}
          name={draft.creditLedger}
          onChange={(creditLedger) => onChange({ creditLedger })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <FigureField
          label="Amount"
          isRequired
          problem={missing.includes('amount') ? (draft.amount === null ? 'Enter the amount.' : NOT_ZERO) : undefined}
          value={draft.amount}
          read={readRupees}
          show={formatPlainRupees}
          onChange={(amount) => onChange({ amount })}
        />
        <div className="sm:col-span-2">
          <TextField label="Narration" value={draft.narration} onChange={(narration) => onChange({ narration })} />
        </div>
      </div>
    </div>
  );
}

const NOT_ZERO = 'Enter an amount other than 0.';
