import { createContext, type ReactNode, useContext, useState } from 'react';
import type { GroupName } from '#domain/books/ledger-group.ts';
import type { PartyKind } from '#domain/books/party.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';

/** What a field makes of a name that is not there: a party, or a ledger; the user may make the other one instead. */
export type NewMaster = Readonly<{ of: 'party' | 'ledger'; kind?: PartyKind; group?: GroupName }>;
export type Asked = NewMaster & Readonly<{ name: string; onMade: (made: Named) => void }>;

/**
 * Makes parties and ledgers while a voucher is entered. Its dialogs stand beside the form, not in it: React would hand on
 * their Enter and their submit to the voucher.
 */
export function NewMasters({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <Make value={setAsked}>
      {children}
      {asked && <NewMasterDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Make>
  );
}

/** Opens the dialog that makes a party or a ledger. */
export function useNewMaster(): (asked: Asked) => void {
  return useContext(Make);
}

const Make = createContext<(asked: Asked) => void>(() => {});
const NewMasterDialog = lazyDialog(async () => (await import('./new-master-dialog.tsx')).NewMasterDialog);
