import { formatPlainRupees } from '#domain/format.ts';
import {
  balanceSide,
  formatBalance,
  LEDGER_GROUPS,
  type LedgerAccount,
  type LedgerAccountInput,
} from '#domain/sample/ledger-account.ts';
import { negative } from '#domain/money.ts';
import { readBalance } from '#domain/amount-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { LedgerEditor } from './ledger-editor.ts';

/** The code of an existing ledger is read-only (specification §5). */
export function LedgerFields({
  draft,
  ledger,
  missing,
  onChange,
}: {
  draft: LedgerAccountInput;
  ledger: LedgerAccount | undefined;
  missing: LedgerEditor['missing'];
  onChange: (patch: Partial<LedgerAccountInput>) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Code"
        autoCapitalize="characters"
        isRequired
        readOnly={ledger !== undefined}
        help={ledger && 'The code cannot be changed once the ledger exists.'}
        problem={missing.includes('code') ? 'Enter a code, such as 1003.' : undefined}
        value={draft.code}
        onChange={(code) => onChange({ code })}
      />
      <TextField
        label="Name"
        isRequired
        help={ledger && 'Vouchers that name it keep the earlier name.'}
        problem={missing.includes('name') ? 'Enter the name of the ledger.' : undefined}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <PickField
        label="Group"
        isRequired
        problem={missing.includes('group') ? 'Choose a group.' : undefined}
        choose="Choose a group …"
        value={draft.group}
        options={LEDGER_GROUPS}
        onChange={(group) => onChange({ group })}
      />
      <OpeningBalance balance={draft.balance} onChange={(balance) => onChange({ balance })} />
    </div>
  );
}

/** The side can be typed ("500 Cr", "−500"). A phone's number keypad has neither letters nor minus, hence the button. */
function OpeningBalance({
  balance,
  onChange,
}: {
  balance: LedgerAccountInput['balance'];
  onChange: (balance: LedgerAccountInput['balance']) => void;
}) {
  const side = balance === null ? '' : balanceSide(balance);
  return (
    <div className="flex min-w-0 flex-col items-start gap-2 *:first:self-stretch">
      <FigureField
        label="Opening Balance"
        help={
          <>
            {balance !== null && <strong className="font-medium text-ink">{formatBalance(balance)}</strong>}
            {balance !== null && ' · '}
            Debit is positive, credit negative (−).
          </>
        }
        value={balance}
        read={readBalance}
        show={formatPlainRupees}
        onChange={onChange}
      />
      {balance !== null && side !== '' && (
        <Button onClick={() => onChange(negative(balance))}>Change to {side === 'Dr' ? 'Cr' : 'Dr'}</Button>
      )}
    </div>
  );
}
