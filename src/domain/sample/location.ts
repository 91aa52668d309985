import type { IsoDate } from '#domain/calendar.ts';

export type Location = Readonly<{
  /** The creation time in milliseconds, as text. */
  id: string;
  name: string;
  code: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
  email: string;
  isActive: boolean;
  /** A location that is not a warehouse is a branch. */
  isWarehouse: boolean;
  manager: string;
  createdAt: IsoDate;
}>;

/** The groups that a location is counted in, for the summary cards beside the total (specification §4). */
export function groupsOf(
  location: Pick<Location, 'isActive' | 'isWarehouse'>,
): readonly [status: string, kind: string] {
  return [location.isActive ? 'Active' : 'Inactive', location.isWarehouse ? 'Warehouse' : 'Branch'];
}

/** The values of the location form. A location is made active or inactive on its card, not in the form. */
export type LocationInput = Omit<Location, 'id' | 'isActive' | 'createdAt'>;

export const BLANK_LOCATION: LocationInput = {
  name: '',
  code: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  phone: '',
  email: '',
  manager: '',
  isWarehouse: false,
};

/** The form values of an existing location. */
export function locationInput(location: Location): LocationInput {
  const { name, code, address, city, state, pincode, phone, email, manager, isWarehouse } = location;
  return { name, code, address, city, state, pincode, phone, email, manager, isWarehouse };
}

/** A new location is active from the day it is created (specification §4). */
export function newLocation(id: string, input: LocationInput, createdAt: IsoDate): Location {
  return { ...input, id, isActive: true, createdAt };
}
