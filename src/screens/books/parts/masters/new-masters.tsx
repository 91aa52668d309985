import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { type NewMaster, type NewMasterRequest, RIGHT_TO_MAKE } from './new-master.ts';

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

/** Returns what opens the dialog that makes such a master; undefined where the person at this page may not make one. */
export function useNewMaster(of: NewMaster['of']): ((asked: NewMasterRequest) => void) | undefined {
  const make = useContext(Make);
  return useMayDo(RIGHT_TO_MAKE[of]) ? make : undefined;
}

const Make = createContext<(asked: NewMasterRequest) => void>(() => {});
const NewMasterDialog = lazyDialog(async () => (await import('./new-master-dialog.tsx')).NewMasterDialog);
