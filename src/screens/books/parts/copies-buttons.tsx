import { Save } from 'lucide';
import { useState } from 'react';
import type { SetApproval } from '#data/books/staff/set-staff.ts';
import { COPIES } from '#screens/parts/copies/copies-opener.ts';
import { Button, type ButtonLook } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { beginOpening } from '#ui/overlays/opening.ts';
import { approvedSetAct } from './staff/approved-set-act.ts';
import { RowAction } from '#ui/records/row-actions.tsx';

/** "Restore from a copy", beside "Start your own books"; `onRestored` reads the shelf again. */
export function RestoreButton({ look, onRestored }: { look?: ButtonLook; onRestored: () => void }) {
  const { isOpen, open, close } = useDialog();
  return (
    <>
      <Button {...(look && { look })} onClick={open}>
        Restore from a copy
      </Button>
      {isOpen && <RestoreDialog onDone={onRestored} onClose={close} />}
    </>
  );
}

/** "Save a copy {name}", in the row of a set of books; `onSaved` reads the shelf again. */
export function SaveCopyButton({ booksKey, name, onSaved }: { booksKey: string; name: string; onSaved: () => void }) {
  const { isOpen, open, close } = useDialog();
  const [approval, setApproval] = useState<SetApproval>();
  const approve = async () => {
    const approved = await approvedSetAct(booksKey, name, 'Save a copy');
    if (!approved) return;
    setApproval(approved.approval);
    open();
  };
  return (
    <>
      <RowAction name={`Save a copy ${name}`} icon={Save} onPress={() => void approve().catch(sayFailure)} />
      {isOpen && <SaveCopyDialog booksKey={booksKey} approval={approval} onSaved={onSaved} onClose={close} />}
    </>
  );
}

function useDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const open = () => {
    beginOpening(COPIES, close);
    setOpen(true);
  };
  return { isOpen, open, close };
}

const RestoreDialog = lazyDialog(async () => (await import('#screens/books/parts/restore-dialog.tsx')).RestoreDialog);
const SaveCopyDialog = lazyDialog(
  async () => (await import('#screens/books/parts/save-copy-dialog.tsx')).SaveCopyDialog,
);
