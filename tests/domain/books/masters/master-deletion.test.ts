import { expect, it } from 'vitest';
import { problemInDeleting } from '#domain/books/masters/master-deletion.ts';

it('a master that nothing uses may be deleted', () => {
  expect(problemInDeleting({ name: 'Rent' }, false)).toBeUndefined();
});

it('a master that vouchers use can be renamed or made inactive, but not deleted', () => {
  expect(problemInDeleting({ name: 'Rent' }, true)).toBe(
    'Rent is used by vouchers. Rename it or make it inactive instead.',
  );
});

it.each([true, false])('a ledger that documents post to is never deleted (used: %s)', (isUsed) => {
  expect(problemInDeleting({ name: 'Sales', role: 'sales' }, isUsed)).toBe(
    'Sales stays: documents post to it. You can rename it.',
  );
});
