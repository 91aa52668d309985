import { Button } from '#ui/controls/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/** Says why a dialog of the drawer does not open. */
export function ShiftProblem({ title, sentence, onClose }: { title: string; sentence: string; onClose: () => void }) {
  return (
    <Dialog title={title} onDismiss={onClose}>
      <DialogBody>
        <p role="alert" className="wrap-anywhere">
          {sentence}
        </p>
      </DialogBody>
      <DialogButtons>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
