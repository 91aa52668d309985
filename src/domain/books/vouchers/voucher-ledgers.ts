import { distinctNames, type Named } from '#domain/books/voucher-head.ts';
import type { ContraInput, JournalInput, MoneyInput } from './voucher.ts';

/** The ledgers that a receipt or payment names: the other side first, then its cash or bank. */
export function ledgersOfMoney({ against, account }: MoneyInput): readonly Named[] {
  return distinctNames([against, account]);
}

/** The ledgers of a contra: where the money goes first. */
export function ledgersOfContra({ receivedIn, paidFrom }: ContraInput): readonly Named[] {
  return distinctNames([receivedIn, paidFrom]);
}

/** The ledgers of a journal, in the order of its lines. */
export function ledgersOfJournal({ lines }: JournalInput): readonly Named[] {
  return distinctNames(lines.map(({ ledger }) => ledger));
}
