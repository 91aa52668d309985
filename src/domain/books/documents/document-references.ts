import type { DocumentInput } from './document.ts';
import { distinctNames, type Named } from '#domain/books/voucher-head.ts';

/** The party and the ledgers that a document names, each once; a party comes first. */
export function ledgersInDocument(input: DocumentInput): readonly Named[] {
  return distinctNames([
    input.party,
    ...input.lines.map((line) => ('ledger' in line ? line.ledger : null)),
    moneyOf(input),
  ]);
}

/** The cash or bank ledger of what is paid at once; undefined while nothing is. */
export function moneyOf(input: DocumentInput): Named | undefined {
  if (input.kind === 'Invoice') return (input.receivedNow ?? 0) > 0 ? (input.receivedIn ?? undefined) : undefined;
  return input.kind === 'Purchase' && (input.paidNow ?? 0) > 0 ? (input.paidFrom ?? undefined) : undefined;
}
