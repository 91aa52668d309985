import { formatMonth } from '#domain/format.ts';
import { negative, type Paise, sumOf } from '#domain/money.ts';
import { leviesUtgst, stateOf } from '#domain/state-code.ts';
import type { JournalInput, JournalLine } from '#domain/books/vouchers/voucher.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { type Head, HEADS } from './tax-heads.ts';
import { daysOfMonth, type Month } from './return-month.ts';
import type { SetOff } from './set-off.ts';

/**
 * The journal of a month's set-off, dated on its last day: the output heads, as far as credit pays them, against the input
 * heads. What is paid in cash stays on the output ledgers until its payment is entered. Undefined if no credit pays anything.
 */
export function setOffJournal(
  month: Month,
  { uses }: SetOff,
  state: string,
  ledgerOf: (role: LedgerRole) => Named | undefined,
): JournalInput | undefined {
  if (uses.length === 0) return undefined;
  const sum = (side: 'pays' | 'by', head: Head) =>
    sumOf(uses.filter((use) => use[side] === head).map(({ amount }) => amount));
  const lines = [
    ...HEADS.map((head) => journalLine(ledgerOf(roleOf('output', head, state)), sum('pays', head))),
    ...HEADS.map((head) => journalLine(ledgerOf(roleOf('input', head, state)), negative(sum('by', head)))),
  ];
  return {
    kind: 'Journal',
    date: daysOfMonth(month).to,
    number: '',
    narration: `Set-off of input tax against the tax on sales of ${formatMonth(month)}`,
    lines: lines.filter(({ debit, credit }) => debit !== null || credit !== null),
    setOffOf: month,
  };
}

/** The ledger of a head: UTGST in a territory without a legislature stands in the place of SGST. */
export function roleOf(side: 'input' | 'output', head: Head, state: string): LedgerRole {
  const own = stateOf(state);
  return ROLES[side][head === 'sgst' && own && leviesUtgst(own) ? 'utgst' : head];
}

function journalLine(ledger: Named | undefined, amount: Paise): JournalLine {
  return {
    ledger: ledger ? { id: ledger.id, name: ledger.name } : null,
    debit: amount > 0 ? amount : null,
    credit: amount < 0 ? negative(amount) : null,
  };
}

const ROLES = {
  input: { cgst: 'inputCgst', sgst: 'inputSgst', utgst: 'inputUtgst', igst: 'inputIgst', cess: 'inputCess' },
  output: { cgst: 'outputCgst', sgst: 'outputSgst', utgst: 'outputUtgst', igst: 'outputIgst', cess: 'outputCess' },
} as const satisfies Record<string, Record<Head | 'utgst', LedgerRole>>;
