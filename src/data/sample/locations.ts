import type { IsoDate } from '#domain/calendar.ts';
import { type Location, type LocationInput, newLocation } from '#domain/sample/location.ts';
import { actOn } from '#data/store/act.ts';
import { listOf } from '#data/lists/sorting.ts';
import { changeRecord, deleteRecords } from '#data/store/record-verbs.ts';
import type { Sum } from '#data/store/totals.ts';
import { sampleStore } from './store.ts';

/** The sort order of locations, newest first. */
export const LOCATION_LIST = listOf(sampleStore, 'locations', { sorts: { id: '' }, filter: '' });

/** The number of locations, and of active ones, warehouses and branches. */
export function locationTotals(): Promise<Readonly<Record<'all' | 'Active' | 'Warehouse' | 'Branch', Sum>>> {
  return sampleStore.sums('locations', ['Active', 'Warehouse', 'Branch']);
}

/** `now` in milliseconds becomes the id; `today` is stored as the creation date. */
export function createLocation(input: LocationInput, now: number, today: IsoDate): Promise<Location> {
  return actOn(sampleStore, ['locations'], async (transaction) => {
    const location = newLocation(await transaction.nextMoment('locations', now), input, today);
    await transaction.insert('locations', location);
    return location;
  });
}

/** An edit changes the form's fields; the active flag and the creation date stay. */
export function updateLocation(id: string, input: LocationInput): Promise<void> {
  return changeRecord(sampleStore, 'locations', id, (before) => ({ ...before, ...input }));
}

/**
 * Activates or deactivates a location. Sets the given state instead of toggling, so that a second tap changes nothing.
 */
export function setLocationActive(id: string, isActive: boolean): Promise<void> {
  return changeRecord(sampleStore, 'locations', id, (before) => ({ ...before, isActive }));
}

export function deleteLocations(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'locations', ids);
}
