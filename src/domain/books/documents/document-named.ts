import type { DocumentEntry } from './document.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** The party and the ledgers that a document names, each once; a party comes first. */
export function namedInDocument(entry: DocumentEntry): readonly Named[] {
  return distinct([entry.party, ...entry.lines.map((line) => ('ledger' in line ? line.ledger : null)), moneyOf(entry)]);
}

/** The items that a document names, each once. */
export function itemsInDocument(entry: DocumentEntry): readonly Named[] {
  return distinct(entry.lines.map(({ item }) => item));
}

/** The cash or bank ledger of what is paid at once; it stands for nothing while that is nothing. */
export function moneyOf(entry: DocumentEntry): Named | undefined {
  if (entry.kind === 'Invoice') return (entry.receivedNow ?? 0) > 0 ? (entry.receivedIn ?? undefined) : undefined;
  return entry.kind === 'Purchase' && (entry.paidNow ?? 0) > 0 ? (entry.paidFrom ?? undefined) : undefined;
}

function distinct(all: readonly (Named | null | undefined)[]): readonly Named[] {
  const named = all.flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []));
  return [...new Map(named.map((one) => [one.id, one])).values()];
}
