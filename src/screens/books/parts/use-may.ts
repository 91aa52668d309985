import { useSyncExternalStore } from 'react';
import { maySee, onStaffChange, permissionTo, staffChanges } from '#data/books/staff/access.ts';
import { BEGUN_WITH } from '#domain/books/begun-with.ts';
import type { Right } from '#domain/books/staff/right.ts';
import type { VoucherKind } from '#domain/books/vouchers/voucher.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';

/** Whether the person at this page may see all that these rights are for. Always in books without staff. */
export function useMaySee(...rights: readonly Right[]): boolean {
  return useSyncExternalStore(onStaffChange, () => maySee(...rights));
}

/** Whether none of these is refused to the person at this page: what asks for approval is offered, and asks when it is done. */
export function useMayDo(...rights: readonly Right[]): boolean {
  return useSyncExternalStore(onStaffChange, () => rights.every((right) => permissionTo(right) !== 'not'));
}

/** Returns those of some kinds of voucher that the person at this page may make, in their order. All in books without staff. */
export function useKindsToMake<Kind extends VoucherKind>(kinds: readonly Kind[]): readonly Kind[] {
  useSyncExternalStore(onStaffChange, staffChanges);
  return kinds.filter((kind) => BEGUN_WITH[kind].some((right) => permissionTo(right) !== 'not'));
}

/** Returns the actions for selected records without those that would be refused, and without a sum that may not be seen. */
export function allowedBulkActions<Row>(
  { fileName, remove, refuseRemoving, sum, ...others }: BulkActions<Row>,
  may: Readonly<{ files: boolean; remove: boolean; sum: boolean }>,
): BulkActions<Row> {
  return {
    ...others,
    ...(may.files && fileName && { fileName }),
    ...(may.remove && { remove, refuseRemoving }),
    ...(may.sum && sum && { sum }),
  };
}
