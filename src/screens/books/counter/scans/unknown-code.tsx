import { formatText } from '#domain/format.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { TakesScans } from './takes-scans.tsx';

/** Asks what an unknown code is. What is scanned meanwhile waits. */
export function UnknownCode({
  code,
  waiting,
  onScan,
  onAdd,
  onGive,
  onSkip,
}: {
  code: string;
  waiting: number;
  onScan: (code: string) => void;
  onAdd: () => void;
  onGive: () => void;
  onSkip: () => void;
}) {
  const mayChange = useMayDo('masters');
  return (
    <Dialog title={`Unknown Code ${shorten(formatText(code), 40)}`} onDismiss={onSkip}>
      <DialogBody>
        <TakesScans waiting={waiting} onScan={onScan}>
          <p>No item has this code.</p>
          {mayChange && (
            <>
              <Button look="primary" className="min-h-14!" onClick={onAdd}>
                Add Item
              </Button>
              <Button className="min-h-14!" onClick={onGive}>
                Give to an Item
              </Button>
            </>
          )}
        </TakesScans>
      </DialogBody>
      <DialogButtons>
        <Button onClick={onSkip}>Skip</Button>
      </DialogButtons>
    </Dialog>
  );
}
