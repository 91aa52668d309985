import type { ContraInput } from '#domain/books/vouchers/voucher.ts';
import { formatPlainRupees } from '#domain/format.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { NarrationField } from '#screens/books/parts/vouchers/narration-field.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';

/** The form of a contra: money from one cash or bank ledger to another. */
export function ContraFields({ draft, isGiven, problems, onChange }: FieldsOf<ContraInput>) {
  const money = { which: 'money', made: { of: 'ledger', group: 'Bank Accounts' } } as const;
  return (
    <>
      <div className={VOUCHER_GRID}>
        <div className="col-span-2">
          <LedgerField
            label="Paid From"
            isRequired
            {...money}
            problem={problems['paidFrom']}
            value={draft.paidFrom}
            onChange={(paidFrom) => onChange({ paidFrom })}
          />
        </div>
        <div className="col-span-2">
          <LedgerField
            label="Received In"
            isRequired
            {...money}
            problem={problems['receivedIn']}
            value={draft.receivedIn}
            onChange={(receivedIn) => onChange({ receivedIn })}
          />
        </div>
        <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />
        <FigureField
          label="Amount"
          isRequired
          problem={problems['amount']}
          value={draft.amount}
          read={readRupees}
          show={formatPlainRupees}
          onChange={(amount) => onChange({ amount })}
        />
        <TextField label="Reference" value={draft.reference} onChange={(reference) => onChange({ reference })} />
        <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
      </div>
      <NarrationField kind="Contra" value={draft.narration} onChange={(narration) => onChange({ narration })} />
    </>
  );
}
