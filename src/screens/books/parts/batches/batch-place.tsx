import { createContext, type ReactNode, useMemo } from 'react';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';

/** Lines bring a batch in, sell or take some from a place, or say nothing of batches. */
export type BatchPlace = Readonly<{ does: 'bring' | 'sell' | 'take' | 'none'; place?: string }>;

/** Tells what the lines of the form around do. Only a line of goods kept by batch asks. */
export const BatchPlaces = createContext<BatchPlace>({ does: 'none' });

/** The fields of a voucher, whose lines know what they do with batches. */
export function WithBatches({ draft, children }: { draft: VoucherInput; children: ReactNode }) {
  const { does, place } = batchPlaceOf(draft);
  const value = useMemo(() => ({ does, ...(place !== undefined && { place }) }), [does, place]);
  return <BatchPlaces value={value}>{children}</BatchPlaces>;
}

function batchPlaceOf(draft: VoucherInput): Readonly<{ does: BatchPlace['does']; place?: string | undefined }> {
  if (draft.kind === 'Purchase') return { does: 'bring' };
  if (draft.kind === 'Invoice') return { does: 'sell', place: draft.godown?.id };
  if (draft.kind === 'Delivery Challan') {
    const isSale = draft.purpose === 'Supply' || draft.purpose === 'On Approval';
    return { does: isSale ? 'sell' : 'take', place: draft.godown?.id };
  }
  if (draft.kind === 'Stock Adjustment') return { does: draft.direction === 'Found' ? 'bring' : 'take' };
  return draft.kind === 'Stock Transfer' ? { does: 'take', place: draft.fromGodown?.id } : { does: 'none' };
}
