import { linesMoved, type Move, RANK_WITH_PARTY } from './stock-move.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { ChallanInput, GoodsBackInput } from '#domain/books/orders/order.ts';

/** Returns the moves of a challan: to the place of the party that has the goods then, or to a godown of ours. */
export function movesOfChallan(challan: Voucher<ChallanInput>, main: string): readonly Move[] {
  const to = challan.toGodown?.id ?? challan.party?.id ?? main;
  return linesMoved(challan, () => challan.godown?.id ?? main, 'transfer').map((move) => ({ ...move, to }));
}

/** Returns the moves of goods that come back from a party. */
export function movesOfGoodsBack(back: Voucher<GoodsBackInput>, main: string): readonly Move[] {
  const to = back.toGodown?.id ?? main;
  const moves = linesMoved(back, () => back.party?.id ?? main, 'transfer');
  // After the challans of the day, which took the goods there.
  return moves.map((move) => ({ ...move, rank: RANK_WITH_PARTY, to }));
}
