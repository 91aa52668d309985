import type { Person } from '#domain/books/staff/person.ts';
import { RECOVERY_ID } from '#data/books/ids.ts';
import type { PasscodeRow } from '#data/books/rows.ts';

/**
 * Returns the passcodes of a device that stay when a copy of the same books is restored over them: those of persons whom the copy
 * has, too, and the recovery code. None where no Owner would be among them, so that nobody is locked out.
 */
export function passcodesThatStay(
  passcodes: readonly PasscodeRow[],
  persons: readonly Person[],
): readonly PasscodeRow[] {
  const known = new Map(persons.map((person) => [person.id, person]));
  const isOwner = ({ id }: PasscodeRow) => known.get(id)?.role === 'Owner' && known.get(id)?.isActive === true;
  if (!passcodes.some(isOwner)) return [];
  return passcodes.filter(({ id }) => id === RECOVERY_ID || known.has(id));
}
