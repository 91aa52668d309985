import { useCallback, useMemo, useRef } from 'react';
import { itemsOf } from '#data/books/items.ts';
import { useLive } from '#data/books/live.ts';
import { party } from '#data/books/parties.ts';
import { documentParty, dueDateOf, withParty } from '#domain/books/blank-document.ts';
import { hintsInDocument } from '#domain/books/document-hints.ts';
import { isTrade } from '#domain/books/document.ts';
import { documentSums } from '#domain/books/document-sums.ts';
import type { Party } from '#domain/books/party.ts';
import type { VoucherEntry } from '#domain/books/voucher.ts';
import { isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { counted } from '#domain/money.ts';
import { type ChangeTrade, dated, type TradeEntry } from './trade-changes.ts';

/** What the forms of invoices and purchases share: what the draft comes to, and what follows from its party and its day. */
export function useTrade(draft: TradeEntry, onChangeOf: (next: (before: VoucherEntry) => VoucherEntry) => void) {
  const change: ChangeTrade = useCallback(
    (next) => onChangeOf((before) => (isTrade(before) ? next(before) : before)),
    [onChangeOf],
  );
  const ids = draft.lines.flatMap(({ item }) => (item ? [item.id] : []));
  const items = useLive(['items of a document', ...new Set(ids)], () => itemsOf(ids)) ?? [];
  const partyId = draft.party?.id;
  const known = useLive(['party of a document', partyId], async () =>
    partyId === undefined ? undefined : party(partyId),
  );
  const creditDays = known?.creditDays ?? null;
  // While a day is typed the draft has none, or one that was not meant.
  const lastDay = useRef(draft.date);

  return {
    change,
    sums: useMemo(() => counted(() => documentSums(draft)), [draft]),
    hints: useMemo(() => hintsInDocument(draft), [draft]),
    changeParty(chosen: Party) {
      change((before) => withParty(before, documentParty(chosen), chosen.creditDays));
    },
    /** The due date goes along if it is still the one that was agreed. */
    changeDay(date: MaybeDate) {
      const from = lastDay.current;
      if (!isIsoDate(date) || !isIsoDate(from)) return change((before) => ({ ...before, date }));
      lastDay.current = date;
      change((before) => ({
        ...dated(before, from, date, (id) => items.find((item) => item.id === id)),
        date,
        dueDate: before.dueDate === dueDateOf(from, creditDays) ? dueDateOf(date, creditDays) : before.dueDate,
      }));
    },
  };
}
