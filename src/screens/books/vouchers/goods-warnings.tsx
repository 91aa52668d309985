import { daysChanged } from '#data/books/stock/counted-days.ts';
import { missingNow } from '#data/books/stock/missing-goods.ts';
import { whyGoodsAreMissing } from '#domain/books/stock/missing-goods.ts';
import { changedDaysInWords } from '#domain/books/stock/stock-count.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { RestedWarnings } from '#screens/books/parts/stock/rested-warnings.tsx';

/** A voucher as it is in its form, or without an input as it is cancelled. `id` is that of the one that is changed. */
type OfVoucher = { id: string | undefined; input?: VoucherInput };

/**
 * Warns of goods that an issued voucher would leave short: it then brings less than was taken. A line that takes too much says
 * so itself.
 */
export function ShortGoods({ id, input }: OfVoucher) {
  const find = async (now: VoucherInput | undefined) =>
    (await missingNow(now, id)).filter(({ most }) => most === undefined).map(whyGoodsAreMissing);
  return <RestedWarnings about={`goods left short by ${id}`} of={input} find={find} />;
}

/** Warns that a voucher changes what the books have of goods for a day on which they were counted. */
export function CountedGoods({ id, input }: OfVoucher) {
  const find = async (now: VoucherInput | undefined) => changedDaysInWords(await daysChanged(now, id));
  return <RestedWarnings about={`counted days changed by ${id}`} of={input} find={find} />;
}
