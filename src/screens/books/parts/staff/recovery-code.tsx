import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#ui/controls/button.tsx';
import { Confirmation, Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { CodeOnPaper, CodeToKeep } from './code-to-keep.tsx';

/**
 * Shows a new recovery code, which is never shown again, until she says that she has it. A root of its own, as the page that made it
 * may turn to another meanwhile.
 */
export function showRecoveryCode(code: string): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<void>((resolve) => {
    root.render(<RecoveryCodeDialog code={code} onDone={resolve} />);
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}

function RecoveryCodeDialog({ code, onDone }: { code: string; onDone: () => void }) {
  const [open, setOpen] = useState<'question' | 'paper'>();
  const close = () => setOpen(undefined);
  return (
    <Dialog title="Recovery Code" onDismiss={() => setOpen('question')}>
      <DialogBody>
        <CodeToKeep code={code} />
      </DialogBody>
      <DialogButtons>
        <Button onClick={() => setOpen('paper')}>Print</Button>
        <Button look="primary" onClick={onDone}>
          I have kept it
        </Button>
      </DialogButtons>
      {open === 'question' && (
        <Confirmation title="Close without keeping it?" verb="Close" onRefuse={close} onConfirm={onDone}>
          <p>The code is never shown again. Without it, and without a passcode, an Owner cannot sign in.</p>
        </Confirmation>
      )}
      {open === 'paper' && <CodeOnPaper code={code} onPrinted={close} />}
    </Dialog>
  );
}
