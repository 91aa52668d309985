import { useState } from 'react';
import { type FoundRecord, useFoundRecords, useStandingRecords } from '#data/lists/find-anything.ts';
import type { AnyRows } from '#data/store/table.ts';
import { type PaletteEntry, type Places, recordEntry, recordGroups } from './palette-entries.ts';
import { type Group, rankGroups } from './ranking.ts';
import { amongRecent, recentEntries } from './recent-entries.ts';

/**
 * The grouped results for the typed text; for an empty text, everything, with the recent entries first. `isUpToDate` is true
 * once the records shown belong to `typed`; until then the previous result stays.
 */
export function useAnswers<Rows extends AnyRows>(
  places: Places<Rows>,
  typed: string,
): { groups: readonly Group<PaletteEntry>[]; isUpToDate: boolean } {
  const read = useFoundRecords(places.store, typed);
  const found = places.hasRecords ? read : NONE;
  const [previous, setPrevious] = useState<readonly FoundRecord[]>([]);
  if (found && found !== previous) setPrevious(found);
  const recent = useRecent(places);

  if (typed.trim() === '') return { groups: [...recent, ...places.screensAndActions], isUpToDate: true };
  return {
    groups: rankGroups([...places.screensAndActions, ...recordGroups(places, found ?? previous)], typed),
    isUpToDate: found !== undefined,
  };
}

/** The recent entries under their current names, without records that have been deleted since. */
function useRecent<Rows extends AnyRows>(places: Places<Rows>): readonly Group<PaletteEntry>[] {
  const [noted] = useState(() => recentEntries(places.name));
  const records = useStandingRecords(
    places.store,
    noted.flatMap(({ record }) => record ?? []),
  );
  const entries = noted.flatMap((entry) => {
    if (!entry.record) return entry;
    const record = records?.find(({ table, id }) => entry.id === `${table}/${id}`);
    return record ? recordEntry(places, record) : [];
  });
  if (entries.length === 0) return [];
  return [{ title: 'Recent', entries: entries.map(amongRecent) }];
}

const NONE: readonly FoundRecord[] = [];
