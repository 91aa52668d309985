import type { LineAction } from '#domain/books/banking/bank-rule.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import type { NewMaster } from '#screens/books/parts/masters/new-master.ts';

/** Whom a receipt is from, a payment to, or a contra with, found by the beginnings of words. */
export function CounterpartyField({
  kind,
  made,
  help,
  problem,
  value,
  onChange,
}: {
  kind: LineAction;
  /** The kind of master that is made of a name that is not there; without it none is. */
  made?: NewMaster;
  help?: string;
  problem: string | undefined;
  value: Named | null;
  onChange: (named: Named | null) => void;
}) {
  const which = kind === 'Contra' ? 'money' : 'all';
  return (
    <LedgerField
      label={which === 'money' ? 'Cash or Bank' : 'Party or Ledger'}
      isRequired
      which={which}
      {...(made && { made })}
      help={help}
      problem={problem}
      value={value}
      onChange={onChange}
    />
  );
}
