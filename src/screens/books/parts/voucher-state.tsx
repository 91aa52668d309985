import type { VoucherState } from '#domain/books/voucher-head.ts';
import type { Tone } from '#domain/tone.ts';
import { Badge } from '#ui/layout/badge.tsx';

/** The state of a voucher that does not count, as a pill; nothing for one that is issued, as most are. */
export function VoucherStateBadge({ state }: { state: VoucherState }) {
  return state === 'Issued' ? null : <Badge tone={TONES[state]}>{state}</Badge>;
}

const TONES = { Draft: 'quiet', Cancelled: 'bad' } as const satisfies Record<Exclude<VoucherState, 'Issued'>, Tone>;
