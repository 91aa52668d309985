import { useCallback, useMemo, useRef } from 'react';
import { shownItemsOf } from '#data/books/masters/items.ts';
import { useLive } from '#data/books/live.ts';
import { party } from '#data/books/masters/parties.ts';
import { documentParty, dueDateOf, withParty } from '#domain/books/documents/blank-document.ts';
import { hintsInDocument } from '#domain/books/documents/document-hints.ts';
import { isTrade } from '#domain/books/documents/document.ts';
import { sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { type ChangeTrade, type TradeInput, withRatesOfDay } from './document-line-changes.ts';
import { withDiscountInProportion } from '#domain/books/fulfilment/adding.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { pricesToday } from '#domain/books/orders/rate-today.ts';
import { useOrderSources } from '#screens/books/parts/orders/use-order-sources.ts';
import { useMissingGoods } from './use-missing-goods.ts';

/**
 * The props of the fields around the lines of an invoice or purchase. They are memoised: none changes while a
 * line is typed into.
 */
export type TradeFieldProps<Input extends TradeInput> = Readonly<{
  draft: Omit<Input, 'lines'>;
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: Partial<Input>) => void;
}>;

/**
 * Returns the sums and the hints of an invoice or purchase in a form, and the changes that go with its party and day. `taking` is
 * what takes goods, where that is not the document itself.
 */
export function useTrade(
  draft: TradeInput,
  id: string | undefined,
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void,
  taking: TradeInput | PricedOrderInput = draft,
) {
  const sources = useOrderSources(draft.lines, id);
  const change: ChangeTrade = useCallback(
    (next) =>
      onChangeOf((before) => (isTrade(before) ? withDiscountInProportion(before, next(before), sources) : before)),
    [onChangeOf, sources],
  );
  const ids = draft.lines.flatMap(({ item }) => (item ? [item.id] : []));
  const items = useLive(['items of a document', ...new Set(ids)], () => shownItemsOf(ids)) ?? NO_ITEMS;
  const partyId = draft.party?.id;
  const known = useLive(['party of a document', partyId], async () =>
    partyId === undefined ? undefined : party(partyId),
  );
  const missing = useMissingGoods(taking, id);
  const creditDays = known?.creditDays ?? null;
  // While a day is typed the draft has none, or one that was not meant.
  const lastDay = useRef(draft.date);

  const changeParty = useCallback(
    (chosen: Party) => change((before) => withParty(before, documentParty(chosen), chosen.creditDays)),
    [change],
  );

  /** The due date goes along if it is still the one that was agreed. */
  const changeDay = useCallback(
    (date: MaybeDate) => {
      const from = lastDay.current;
      if (!isIsoDate(date) || !isIsoDate(from)) return change((before) => ({ ...before, date }));
      lastDay.current = date;
      change((before) => ({
        ...withRatesOfDay(before, from, date, (of) => items.find((item) => item.id === of)),
        date,
        dueDate: before.dueDate === dueDateOf(from, creditDays) ? dueDateOf(date, creditDays) : before.dueDate,
      }));
    },
    [change, items, creditDays],
  );

  return {
    change,
    sums: useMemo(() => sumsIfCountable(draft), [draft]),
    hints: useMemo(
      () => ({
        ...hintsInDocument(draft),
        ...pricesToday(draft, (of) => items.find((item) => item.id === of)),
        ...missing,
      }),
      [draft, items, missing],
    ),
    changeParty,
    changeDay,
  };
}

const NO_ITEMS: readonly Item[] = [];
