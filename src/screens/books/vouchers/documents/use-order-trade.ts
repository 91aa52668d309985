import { useCallback, useMemo, useRef } from 'react';
import { isTrade } from '#domain/books/documents/document.ts';
import { asBoughtTrade, asTrade, withTrade } from '#domain/books/orders/as-trade.ts';
import { isAtCost } from '#domain/books/orders/challan-purpose.ts';
import { onOtherDay } from '#domain/books/orders/due-day.ts';
import { isPricedOrder, type PricedOrderInput } from '#domain/books/orders/order.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { maySee } from '#data/books/staff/access.ts';
import { costNow } from '#data/books/stock/cost-now.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { withCost } from '#domain/books/orders/at-cost.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import type { ChangeTrade } from './document-line-changes.ts';
import { useTrade } from './use-trade.ts';

type ChangeVoucher = (next: (before: VoucherInput) => VoucherInput) => void;

/** Returns of an order in a form what `useTrade` does of the invoice or purchase that it becomes. */
export function useOrderTrade(draft: PricedOrderInput, id: string | undefined, onChangeOf: ChangeVoucher) {
  const trade = useMemo(() => asTrade(draft), [draft]);
  const changeTrade = useCallback<ChangeVoucher>(
    (next) =>
      onChangeOf((before) => {
        const after = isPricedOrder(before) && next(asTrade(before));
        return after && isTrade(after) ? withTrade(before, after) : before;
      }),
    [onChangeOf],
  );
  const { change, changeDay: changeRates, ...parts } = useTrade(trade, id, changeTrade, draft);
  /** An item that is chosen for a challan at cost begins with the price at which it is bought, until it is known what it costs. */
  const changeLines = useCallback<ChangeTrade>(
    (next) =>
      onChangeOf((before) =>
        isPricedOrder(before) && isAtCost(before) ? withTrade(before, next(asBoughtTrade(before))) : before,
      ),
    [onChangeOf],
  );
  const priceAtCost = useCallback((item: Item) => void fillCost(item, onChangeOf), [onChangeOf]);
  // While a day is typed the draft has none, or one that was not meant.
  const lastDay = useRef(draft.date);

  const changeDay = useCallback(
    (date: MaybeDate) => {
      const from = lastDay.current;
      changeRates(date);
      if (!isIsoDate(date) || !isIsoDate(from)) return;
      lastDay.current = date;
      onChangeOf((before) => (isPricedOrder(before) ? onOtherDay(before, from, date) : before));
    },
    [changeRates, onChangeOf],
  );

  return { ...parts, changeLines: isAtCost(draft) ? changeLines : change, priceAtCost, changeDay };
}

async function fillCost(item: Item, onChangeOf: ChangeVoucher): Promise<void> {
  if (!maySee('cost')) return;
  try {
    const cost = await costNow(item.id);
    if (cost !== undefined) onChangeOf((before) => (isPricedOrder(before) ? withCost(before, item, cost) : before));
  } catch (error) {
    sayFailure(error);
  }
}
