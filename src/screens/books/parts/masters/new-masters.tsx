import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import type { NewMasterRequest } from './new-master.ts';

/**
 * Makes parties, ledgers and items while a voucher is entered, or made of a line of the bank; `first` is asked for at once.
 * Its dialogs stand beside the form, not in it: React would hand on their Enter and their submit to the voucher.
 */
export function NewMasters({ first, children }: { first?: NewMasterRequest | undefined; children: ReactNode }) {
  const [asked, setAsked] = useState(first);
  return (
    <Make value={setAsked}>
      {children}
      {asked && <NewMasterDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Make>
  );
}

/** Opens the dialog that makes a party, a ledger or an item. */
export function useNewMaster(): (asked: NewMasterRequest) => void {
  return useContext(Make);
}

const Make = createContext<(asked: NewMasterRequest) => void>(() => {});
const NewMasterDialog = lazyDialog(async () => (await import('./new-master-dialog.tsx')).NewMasterDialog);
