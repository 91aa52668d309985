import type { IsoDate } from '#domain/calendar.ts';
import { type Location, type LocationEntry, newLocation } from '#domain/location.ts';
import { act } from './act.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, deleteRecord } from './records.ts';
import { type Sum, sumsByStatus } from './totals.ts';

/** The order that locations stand in, the newest first. */
export const LOCATION_LIST = { sorts: { id: '' }, filter: '' } as const satisfies List;

/** How many locations there are, how many are active, and how many are warehouses or branches. */
export function locationTotals(): Promise<Readonly<Record<'all' | 'Active' | 'Warehouse' | 'Branch', Sum>>> {
  return sumsByStatus(database(), 'locations', ['Active', 'Warehouse', 'Branch']);
}

/** `now` in milliseconds becomes the id; `today` is kept as the day of its making. */
export function createLocation(entry: LocationEntry, now: number, today: IsoDate): Promise<Location> {
  return act(['locations'], async (hand) => {
    const location = newLocation(await hand.nextMoment('locations', now), entry, today);
    await hand.insert('locations', location);
    return location;
  });
}

/** An edit changes what the form holds; whether it is active, and since when it exists, stay. */
export function updateLocation(id: string, entry: LocationEntry): Promise<void> {
  return changeRecord('locations', id, (before) => ({ ...before, ...entry }));
}

/** Activates or deactivates a location: what the button said, however often it was pressed. */
export function setLocationActive(id: string, isActive: boolean): Promise<void> {
  return changeRecord('locations', id, (before) => ({ ...before, isActive }));
}

export function deleteLocation(id: string): Promise<void> {
  return deleteRecord('locations', id);
}
