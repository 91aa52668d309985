import { Save } from 'lucide';
import { useState } from 'react';
import { COPIES } from '#screens/parts/copies/copies-opener.ts';
import { Button, type ButtonLook } from '#ui/controls/button.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { beginOpening } from '#ui/overlays/opening.ts';
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
  return (
    <>
      <RowAction name={`Save a copy ${name}`} icon={Save} onPress={open} />
      {isOpen && <SaveCopyDialog booksKey={booksKey} onSaved={onSaved} onClose={close} />}
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
