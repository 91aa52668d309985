import { useState } from 'react';
import { expiredNow } from '#data/books/batches/missing-batches.ts';
import { useLive } from '#data/books/live.ts';
import { reservedGoodsTaken } from '#data/books/orders/reserved-goods.ts';
import { missingNow } from '#data/books/stock/missing-goods.ts';
import type { DocumentInput } from '#domain/books/documents/document.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { problemsInGoods } from '#domain/books/stock/missing-goods.ts';
import { useDebounced } from '#ui/fields/use-debounced.ts';

type Taking = DocumentInput | PricedOrderInput;

/**
 * Returns warnings of goods that are not there, or are reserved for others, for what takes some, once the hand rests: finding them
 * reads each item. Until they are found anew the last ones stay, so that nothing flickers.
 */
export function useMissingGoods(draft: Taking, id: string | undefined): VoucherProblems {
  const input = useDebounced(draft, REST_MS);
  const { kind, date, lines } = input;
  const taken = lines.map(({ item, quantity, unit, contains, from }) => {
    return [item?.id, quantity, unit, contains, from?.id, from?.line];
  });
  const godown = 'godown' in input ? input.godown?.id : undefined;
  const reason = 'reason' in input ? input.reason : '';
  const now = useLive(['missing goods', id, kind, date, godown, reason, taken], () => missingIn(input, id));
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last ?? NOTHING;
}

async function missingIn(input: Taking, id: string | undefined): Promise<VoucherProblems> {
  if (input.kind === 'Debit Note') return problemsInGoods(await missingNow(input, id));
  if (input.kind !== 'Invoice' && input.kind !== 'Delivery Challan') return NOTHING;
  const [reserved, missing, expired] = await Promise.all([
    reservedGoodsTaken(input, id),
    missingNow(input, id),
    input.kind === 'Invoice' ? expiredNow(input, id) : NOTHING,
  ]);
  return { ...reserved, ...problemsInGoods(missing), ...expired };
}

/** A little more than passes between two keys. */
const REST_MS = 250;
const NOTHING: VoucherProblems = {};
