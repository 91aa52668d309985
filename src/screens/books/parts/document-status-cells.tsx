import { createContext, type ReactNode, use } from 'react';
import { useLive, useLiveResult } from '#data/books/live.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import type { DocumentStatus } from '#domain/books/documents/document-status.ts';
import type { StatusAndBalance } from '#domain/books/payments/document-standing.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatRupees } from '#domain/format.ts';
import type { Tone } from '#domain/tone.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Figure } from '#ui/layout/figure.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/**
 * Hands how the documents of a list stand to their cells. That changes with every receipt, and the rows do not: so only the
 * cells are drawn again.
 */
export function OwedOn({ rows, children }: { rows: readonly Voucher[] | undefined; children: ReactNode }) {
  const shown = rows ?? NONE;
  const day = useToday();
  const { value } = useLiveResult(['owed', day, shown.map(({ id, rev }) => [id, rev])], () => owedOn(shown, day));
  return <Known value={value}>{children}</Known>;
}

/** How an invoice or purchase stands today; undefined of other vouchers, and until it is known. */
export function useOwed(voucher: Voucher): StatusAndBalance | undefined {
  const day = useToday();
  return useLive(['owed', day, voucher.id, voucher.rev], () => owedOn([voucher], day))?.[voucher.id];
}

/** The balance due as a cell; empty where nothing is owed, and for notes. */
export function BalanceDue({ of }: { of: string }) {
  const owed = use(Known)?.[of];
  if (owed === undefined || owed.balance === 0) return null;
  // A card shows no heading. The empty alternative text keeps the word out of the cell's name.
  return (
    <span className="cards:before:content-['open_'/''] print:before:content-none">
      <Figure>{formatRupees(owed.balance)}</Figure>
    </span>
  );
}

/** Its status as a cell; nothing for an issued note, which has none. */
export function DueStatus({ of }: { of: string }) {
  const owed = use(Known)?.[of];
  return owed === undefined ? null : <StatusBadge status={owed.status} />;
}

export function StatusBadge({ status }: { status: DocumentStatus }) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}

const NONE: readonly Voucher[] = [];
const Known = createContext<Readonly<Record<string, StatusAndBalance>> | undefined>(undefined);
const TONES = {
  Draft: 'quiet',
  Unpaid: 'waiting',
  'Part paid': 'waiting',
  Paid: 'good',
  Overdue: 'bad',
  Cancelled: 'bad',
} as const satisfies Record<DocumentStatus, Tone>;
