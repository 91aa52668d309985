import { useState } from 'react';
import { type FoundRecord, useFoundRecords, useStandingRecords } from '#data/find-records.ts';
import { type Entry, recordEntry, recordGroups, SCREENS_AND_ACTIONS } from './entries.ts';
import { type Group, ranked } from './ranking.ts';
import { amongRecent, recentEntries } from './recent.ts';

/**
 * What answers what was typed, in groups; before anything is, what one went to lately comes first. `isWhole` tells that the
 * records belong to these very letters: until they are read, those of the letters before stand.
 */
export function useAnswers(typed: string): { groups: readonly Group<Entry>[]; isWhole: boolean } {
  const found = useFoundRecords(typed);
  const [standing, setStanding] = useState<readonly FoundRecord[]>([]);
  if (found && found !== standing) setStanding(found);
  const recent = useRecent();

  if (typed.trim() === '') return { groups: [...recent, ...SCREENS_AND_ACTIONS], isWhole: true };
  return {
    groups: ranked([...SCREENS_AND_ACTIONS, ...recordGroups(found ?? standing)], typed),
    isWhole: found !== undefined,
  };
}

/** What was gone to lately, as it is called now; a record that was deleted since is left out. */
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
