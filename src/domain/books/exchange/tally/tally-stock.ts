import { fraction, negative, type Paise, ZERO } from '#domain/money.ts';
import { type Quantity, thousandths } from '#domain/quantity.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import { isStockVoucher } from '#domain/books/vouchers/stock-voucher.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

/** Goods that came into a godown or went out of one, as a Stock Journal of Tally has them. */
export type MovedGoods = Readonly<{
  item: string;
  /** The id; '' for the first godown. */
  godown: string;
  quantity: Quantity;
  unit: UnitCode;
  isIn: boolean;
  /** Their cost, debit positive, as everywhere: what comes in is a debit. */
  amount: Paise;
  rate: Rate;
}>;

/**
 * Lists what an issued voucher of stock moves. A transfer goes out of a godown and comes into another at the same cost,
 * `costOf` a line of it in paise, or Tally would value what comes in at nothing. A line in another unit than the item's,
 * which Tally would refuse, stays out. `unitOf` is the unit of goods as it is now.
 */
export function movedGoods(
  voucher: Voucher,
  unitOf: (item: string) => UnitCode | undefined,
  costOf: (line: number) => Paise,
): readonly MovedGoods[] {
  if (!isStockVoucher(voucher) || voucher.state !== 'Issued') return [];
  return voucher.lines.flatMap((line, at): readonly MovedGoods[] => {
    const { item, quantity, unit } = line;
    if (item === null || quantity === null || quantity <= 0 || unitOf(item.id) !== unit) return [];
    const moved = (godown: string, cost: Paise, isIn: boolean): MovedGoods => {
      const rate = asRate(fraction(cost, 100 * 1000, thousandths(quantity)));
      return { item: item.id, godown, quantity, unit, isIn, amount: isIn ? cost : negative(cost), rate };
    };
    if (voucher.kind === 'Stock Transfer') {
      const cost = costOf(at);
      return [moved(voucher.fromGodown?.id ?? '', cost, false), moved(voucher.toGodown?.id ?? '', cost, true)];
    }
    const { godown, worth } = voucher.lines[at] ?? {};
    return [moved(godown?.id ?? '', worth?.cost ?? ZERO, voucher.direction === 'Found')];
  });
}
