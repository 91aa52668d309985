import { useEffect, useState } from 'react';
import { formatNumber } from '#domain/format.ts';
import type { AnyRows, TableName } from '#data/store/table.ts';
import { countMatches } from '#data/lists/find-by-words.ts';
import { useLiveResultOf } from '#data/store/live.ts';
import { filterOf, type StoreList, type View } from '#data/lists/sorting.ts';
import { searchWords } from '#data/lists/search-words.ts';

/** How many there are; "many" where that is too much to be counted; undefined until it is known. */
type FoundCount = number | 'many' | undefined;

/** How many records a find, or a range, means: counted once its rows stand and nobody types any more, so that no letter waits for it. */
export function useFoundCount<Rows extends AnyRows, T extends TableName<Rows>>(
  list: StoreList<Rows, T>,
  { filter, find, range, ...order }: View,
  isWanted: boolean,
): FoundCount {
  const asked = isWanted ? JSON.stringify([filterOf(list, { filter }), searchWords(find), range]) : '';
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (asked === '') return undefined;
    const timer = setTimeout(() => setSettled(asked), NOT_TYPED_FOR_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  const isAsked = asked !== '' && asked === settled;
  return useLiveResultOf(list.store, [list.table, 'found', isAsked && asked], async () =>
    isAsked
      ? ((await countMatches<Rows[T]>(list.store.records(list.table), list, { ...order, filter, find, range })) ??
        'many')
      : undefined,
  ).value;
}

export function foundInWords(count: FoundCount): string {
  if (count === undefined) return '…';
  return count === 'many' ? count : formatNumber(count);
}

const NOT_TYPED_FOR_MS = 250;
