import type { Named } from '#domain/books/voucher-head.ts';
import { formatPlainRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';

/** The amount that is paid with the document itself, and the cash or bank ledger that it comes to or leaves. */
export function ImmediatePaymentFields({
  labels: [amountLabel, ledgerLabel],
  amount,
  ledger,
  amountProblem,
  ledgerProblem,
  onAmount,
  onLedger,
}: {
  labels: readonly ['Received Now', 'Received In'] | readonly ['Paid Now', 'Paid From'];
  amount: Paise | null;
  ledger: Named | null;
  amountProblem: string | undefined;
  ledgerProblem: string | undefined;
  onAmount: (amount: Paise | null) => void;
  onLedger: (ledger: Named | null) => void;
}) {
  return (
    <>
      <FigureField
        label={amountLabel}
        problem={amountProblem}
        value={amount}
        read={readRupees}
        show={formatPlainRupees}
        onChange={onAmount}
      />
      <div className="min-w-0 @2xl:col-span-2">
        <LedgerField
          label={ledgerLabel}
          which="money"
          made={{ of: 'ledger', group: 'Bank Accounts' }}
          problem={ledgerProblem}
          value={ledger}
          onChange={onLedger}
        />
      </div>
    </>
  );
}
