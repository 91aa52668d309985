import { describe } from '#data/store/table.ts';
import { ZERO } from '#domain/money.ts';
import { isOpen, type Shift } from '#domain/books/counter/shifts/shift.ts';

export const shifts = describe<Shift>({
  name: 'Shifts',
  // Shifts: the latest first; the last one of a drawer; the open one of a drawer, which every save at the counter asks for.
  indexes: 'id,keys.serial,[drawer.id+keys.serial],keys.open',
  keys: (shift) => (isOpen(shift) ? { open: shift.drawer.id } : {}),
  // A drawer that had one is not deleted.
  totals: ({ drawer }) => ({ amount: ZERO, under: [drawer.id] }),
  called: 'This shift',
  file: async () => (await import('#data/books/files/shifts.ts')).file,
});
