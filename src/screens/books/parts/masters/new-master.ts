import type { GroupName } from '#domain/books/ledger-group.ts';
import type { PartyKind } from '#domain/books/masters/party.ts';
import type { Right } from '#domain/books/staff/right.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/**
 * The master that a field makes of a name that is not there. The user may make the other one instead, a ledger or else a
 * party, unless the field takes only this one (`isOnly`).
 */
export type NewMaster = Readonly<{
  of: 'party' | 'ledger' | 'item';
  isOnly?: boolean;
  kind?: PartyKind;
  /** Of an item whose code is known, and its name is not. */
  barcode?: string;
  /** Of a party, where it is known. */
  gstin?: string;
  group?: GroupName;
}>;

/** The right that making each of them needs. */
export const RIGHT_TO_MAKE = { party: 'masters', item: 'masters', ledger: 'ledgers' } as const satisfies Readonly<
  Record<NewMaster['of'], Right>
>;

/** The dialog stays until `onMade` is through, so that the focus returns to a field that shows what was made. */
export type NewMasterRequest = NewMaster & Readonly<{ name: string; onMade: (made: Named) => void | Promise<void> }>;
