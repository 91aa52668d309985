import { exactly } from '#data/files/backup/exact-shape.ts';
import { date, flag, momentId, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { groupsOf, type Location } from '#domain/sample/location.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Location> = {
  columns: {
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
      const [status, kind] = groupsOf(location);
      const { name, code, address, city, state, pincode, phone, email, manager, createdAt } = location;
      return [name, code, kind, status, address, city, state, pincode, phone, email, manager, createdAt];
    },
  },
  shape: exactly<Location>()(
    record({
      id: momentId,
      name: text,
      code: text,
      address: text,
      city: text,
      state: text,
      pincode: text,
      phone: text,
      email: text,
      isActive: flag,
      isWarehouse: flag,
      manager: text,
      createdAt: date,
    }),
  ),
};
