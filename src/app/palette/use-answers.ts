import { useState } from 'react';
import { type FoundRecord, useFoundRecords, useStandingRecords } from '#data/find-records.ts';
import { type Entry, recordEntry, recordGroups, SCREENS_AND_ACTIONS } from './entries.ts';
import { type Group, ranked } from './ranking.ts';
import { amongRecent, recentEntries } from './recent.ts';

/**
 * The grouped results for the typed text; for an empty text, everything, with the recent entries first. `isUpToDate` is true
 * once the records shown belong to `typed`; until then the previous result stays.
 */
export function useAnswers(typed: string): { groups: readonly Group<Entry>[]; isUpToDate: boolean } {
  const found = useFoundRecords(typed);
  const [previous, setPrevious] = useState<readonly FoundRecord[]>([]);
  if (found && found !== previous) setPrevious(found);
  const recent = useRecent();

  if (typed.trim() === '') return { groups: [...recent, ...SCREENS_AND_ACTIONS], isUpToDate: true };
  return {
    groups: ranked([...SCREENS_AND_ACTIONS, ...recordGroups(found ?? previous)], typed),
    isUpToDate: found !== undefined,
  };
}

/** The recent entries under their current names, without records that have been deleted since. */
function useRecent(): readonly Group<Entry>[] {
  const [noted] = useState(recentEntries);
  const records = useStandingRecords(noted.flatMap(({ record }) => record ?? []));
  const entries = noted.flatMap((entry) => {
    if (!entry.record) return entry;
    const record = records?.find(({ table, id }) => entry.id === `${table}/${id}`);
    return record ? recordEntry(record) : [];
  });
  if (entries.length === 0) return [];
  return [{ title: 'Recent', entries: entries.map(amongRecent) }];
}
