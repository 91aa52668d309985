import type { IsoDate } from '#domain/calendar.ts';
import { type Location, type LocationEntry, newLocation } from '#domain/location.ts';
import { act } from './act.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, deleteRecord } from './records.ts';
import { type Sum, sumsByStatus } from './totals.ts';

/** The sort order of locations, newest first. */
export const LOCATION_LIST = { sorts: { id: '' }, filter: '' } as const satisfies List;

/** The number of locations, and of active ones, warehouses and branches. */
export function locationTotals(): Promise<Readonly<Record<'all' | 'Active' | 'Warehouse' | 'Branch', Sum>>> {
  return sumsByStatus(database(), 'locations', ['Active', 'Warehouse', 'Branch']);
}

/** `now` in milliseconds becomes the id; `today` is stored as the creation date. */
export function createLocation(entry: LocationEntry, now: number, today: IsoDate): Promise<Location> {
  return act(['locations'], async (hand) => {
    const location = newLocation(await hand.nextMoment('locations', now), entry, today);
    await hand.insert('locations', location);
    return location;
  });
}

/** An edit changes the form's fields; the active flag and the creation date stay. */
export function updateLocation(id: string, entry: LocationEntry): Promise<void> {
  return changeRecord('locations', id, (before) => ({ ...before, ...entry }));
}

/**
 * Activates or deactivates a location. Sets the given state instead of toggling, so that a second tap changes nothing.
 */
export function setLocationActive(id: string, isActive: boolean): Promise<void> {
  return changeRecord('locations', id, (before) => ({ ...before, isActive }));
}

export function deleteLocation(id: string): Promise<void> {
  return deleteRecord('locations', id);
}
