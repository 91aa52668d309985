import { useState } from 'react';
import { useLive } from '#data/books/live.ts';
import { daysChanged } from '#data/books/stock/counted-days.ts';
import { missingNow } from '#data/books/stock/missing-goods.ts';
import { whyGoodsAreMissing } from '#domain/books/stock/missing-goods.ts';
import { changedDaysInWords } from '#domain/books/stock/stock-count.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { useDebounced } from '#ui/fields/use-debounced.ts';

/** A voucher as it is in its form, or without an input as it is cancelled. `id` is that of the one that is changed. */
type OfVoucher = { id: string | undefined; input?: VoucherInput };

/**
 * Warns of goods that an issued voucher would leave short: it then brings less than was taken. A line that takes too much says
 * so itself.
 */
export function ShortGoods(voucher: OfVoucher) {
  return <Warnings about="goods left short" find={shortGoods} {...voucher} />;
}

/** Warns that a voucher changes what the books have of goods for a day on which they were counted. */
export function CountedGoods(voucher: OfVoucher) {
  return <Warnings about="counted days" find={changedDays} {...voucher} />;
}

/** The sentences that are found once the hand rests. While they are found anew, the last ones stay. */
function Warnings({
  about,
  find,
  id,
  input,
}: OfVoucher & {
  about: string;
  find: (input: VoucherInput | undefined, id: string | undefined) => Promise<readonly string[]>;
}) {
  const rested = useDebounced(input, REST_MS);
  const now = useLive([about, id, JSON.stringify(rested)], () => find(rested, id));
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return (
    <p role="status" className="text-bad empty:hidden">
      {(now ?? last ?? []).join(' ')}
    </p>
  );
}

async function shortGoods(input: VoucherInput | undefined, id: string | undefined): Promise<readonly string[]> {
  return (await missingNow(input, id)).filter(({ most }) => most === undefined).map(whyGoodsAreMissing);
}

async function changedDays(input: VoucherInput | undefined, id: string | undefined): Promise<readonly string[]> {
  return changedDaysInWords(await daysChanged(input, id));
}

/** A little more than passes between two keys. */
const REST_MS = 250;
