import { createContext, type ReactNode, useContext, useState } from 'react';
import type { GroupName } from '#domain/books/ledger-group.ts';
import type { PartyKind } from '#domain/books/masters/party.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';

/**
 * What a field makes of a name that is not there. The user may make the other one instead, a ledger or else a party,
 * unless the field takes only this one (`isOnly`).
 */
export type NewMaster = Readonly<{
  of: 'party' | 'ledger' | 'item';
  isOnly?: boolean;
  kind?: PartyKind;
  /** Of a party, where it is known. */
  gstin?: string;
  group?: GroupName;
}>;
/** The dialog stays until `onMade` is through, so that the focus returns to a field that shows what was made. */
export type Asked = NewMaster & Readonly<{ name: string; onMade: (made: Named) => void | Promise<void> }>;

/**
 * Makes parties, ledgers and items while a voucher is entered, or made of a line of the bank; `first` is asked for at once.
 * Its dialogs stand beside the form, not in it: React would hand on their Enter and their submit to the voucher.
 */
export function NewMasters({ first, children }: { first?: Asked | undefined; children: ReactNode }) {
  const [asked, setAsked] = useState(first);
  return (
    <Make value={setAsked}>
      {children}
      {asked && <NewMasterDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Make>
  );
}

/** Opens the dialog that makes a party, a ledger or an item. */
export function useNewMaster(): (asked: Asked) => void {
  return useContext(Make);
}

const Make = createContext<(asked: Asked) => void>(() => {});
const NewMasterDialog = lazyDialog(async () => (await import('./new-master-dialog.tsx')).NewMasterDialog);
