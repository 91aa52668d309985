import { useState } from 'react';
import { expiredNow } from '#data/books/batches/missing-batches.ts';
import { useLive } from '#data/books/live.ts';
import { missingNow } from '#data/books/stock/missing-goods.ts';
import type { DocumentInput } from '#domain/books/documents/document.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { problemsInGoods } from '#domain/books/stock/missing-goods.ts';
import { useDebounced } from '#ui/fields/use-debounced.ts';

/**
 * Returns warnings of goods that are not there, for what takes some, once the hand rests: finding them reads each item. Until
 * they are found anew the last ones stay, so that nothing flickers.
 */
export function useMissingGoods(draft: DocumentInput, id: string | undefined): VoucherProblems {
  const input = useDebounced(draft, REST_MS);
  const { kind, date, godown, lines } = input;
  const taken = lines.map(({ item, quantity, unit, contains }) => [item?.id, quantity, unit, contains]);
  const reason = 'reason' in input ? input.reason : '';
  const now = useLive(['missing goods', id, kind, date, godown?.id, reason, taken], async () =>
    kind === 'Invoice' || kind === 'Debit Note'
      ? { ...problemsInGoods(await missingNow(input, id)), ...(kind === 'Invoice' && (await expiredNow(input, id))) }
      : NOTHING,
  );
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last ?? NOTHING;
}

/** A little more than passes between two keys. */
const REST_MS = 250;
const NOTHING: VoucherProblems = {};
