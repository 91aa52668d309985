import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#ui/controls/button.tsx';
import { Paper } from '#ui/documents/paper.tsx';
import { Confirmation, Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

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
        <div className="flex flex-col gap-4">
          <p>
            An Owner who forgets her passcode sets a new one by this code. It is shown only now, and is good for once.
            Keep it on paper, away from this device.
          </p>
          <p aria-label="Recovery Code" role="group" className={CODE}>
            {code.split('-').map((four, at) => (
              <span key={at}>{four}</span>
            ))}
          </p>
        </div>
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
      {open === 'paper' && (
        <Paper title="Recovery Code" onPrinted={close}>
          <h1 className="font-semibold text-title">Recovery Code</h1>
          <p className="my-4">By this code an Owner of the books who forgot her passcode sets a new one, once.</p>
          <p className="font-semibold text-title">{code}</p>
        </Paper>
      )}
    </Dialog>
  );
}

const CODE =
  'flex flex-wrap gap-x-4 gap-y-2 rounded-control bg-wash px-4 py-3 font-mono font-semibold text-title tracking-wider';
