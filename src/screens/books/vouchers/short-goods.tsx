import { useState } from 'react';
import { useLive } from '#data/books/live.ts';
import { missingNow } from '#data/books/stock/missing-goods.ts';
import { whyGoodsAreMissing } from '#domain/books/stock/missing-goods.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { useDebounced } from '#ui/fields/use-debounced.ts';

/**
 * Warns of goods that an issued voucher would leave short as it is in its form, or without an input once it is cancelled: it then
 * brings less than was taken. A line that takes too much says so itself. While they are found anew, the last warnings stay.
 */
export function ShortGoods({ id, input }: { id: string; input?: VoucherInput }) {
  const rested = useDebounced(input, REST_MS);
  const now = useLive(['goods left short', id, JSON.stringify(rested)], async () =>
    (await missingNow(rested, id)).filter(({ most }) => most === undefined).map(whyGoodsAreMissing),
  );
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return (
    <p role="status" className="text-bad empty:hidden">
      {(now ?? last ?? []).join(' ')}
    </p>
  );
}

/** A little more than passes between two keys. */
const REST_MS = 250;
