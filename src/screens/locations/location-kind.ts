import { now, today } from '#data/clock.ts';
import type { CsvForm } from '#data/csv.ts';
import { createLocation, deleteLocation, updateLocation } from '#data/locations.ts';
import { BLANK_LOCATION, groupsOf, type Location, type LocationEntry, locationEntry } from '#domain/location.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** How a location is begun, filled in, kept and let go. Nothing is required of one. */
export const LOCATION_KIND: RecordKind<Location, LocationEntry, never> = {
  blank: () => BLANK_LOCATION,
  missing: () => [],
  create: (entry) => createLocation(entry, now(), today()),
  created: ['Location Created', 'New location has been created successfully.'],
  existing: {
    draftOf: locationEntry,
    update: (location, entry) => updateLocation(location.id, entry),
    updated: ['Location Updated', 'Location has been updated successfully.'],
    remove: (location) => deleteLocation(location.id),
    deleted: ['Location Deleted', 'Location has been deleted successfully.'],
  },
};

export type LocationEditor = RecordEditor<Location, LocationEntry, never>;

/** A location in a CSV file. */
export const LOCATION_CSV: CsvForm<Location> = {
  head: [
    'Name',
    'Code',
    'Kind',
    'Status',
    'Address',
    'City',
    'State',
    'Pincode',
    'Phone',
    'Email',
    'Manager',
    'Created',
  ],
  cells: (location) => {
    const [status = '', kind = ''] = groupsOf(location);
    const { name, code, address, city, state, pincode, phone, email, manager, createdAt } = location;
    return [name, code, kind, status, address, city, state, pincode, phone, email, manager, createdAt];
  },
};
