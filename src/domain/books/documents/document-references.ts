import type { DocumentInput } from './document.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** The party and the ledgers that a document names, each once; a party comes first. */
export function ledgersInDocument(input: DocumentInput): readonly Named[] {
  return distinct([input.party, ...input.lines.map((line) => ('ledger' in line ? line.ledger : null)), moneyOf(input)]);
}

/** The items that a document names, each once. */
export function itemsInDocument(input: DocumentInput): readonly Named[] {
  return distinct(input.lines.map(({ item }) => item));
}

/** The cash or bank ledger of what is paid at once; undefined while nothing is. */
export function moneyOf(input: DocumentInput): Named | undefined {
  if (input.kind === 'Invoice') return (input.receivedNow ?? 0) > 0 ? (input.receivedIn ?? undefined) : undefined;
  return input.kind === 'Purchase' && (input.paidNow ?? 0) > 0 ? (input.paidFrom ?? undefined) : undefined;
}

function distinct(all: readonly (Named | null | undefined)[]): readonly Named[] {
  const named = all.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []));
  return [...new Map(named.map((one) => [one.id, one])).values()];
}
