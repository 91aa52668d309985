import { type FormEvent, useRef, useState } from 'react';
import { noteHandedOver, saveCopyOf } from '#data/books/copies/copies.ts';
import { formatNumber } from '#domain/format.ts';
import { Problem } from '#screens/parts/problem.tsx';
import { useCancellableWork } from '#screens/parts/use-cancellable-work.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { FocusFirst } from '#ui/record-forms/focus-first.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { COPIES } from './copies-opener.ts';

/** Saves everything of a set of books as one file, with a password if one is typed. */
export function SaveCopyDialog({
  booksKey,
  onSaved,
  onClose,
}: {
  booksKey: string;
  onSaved?: () => void;
  onClose: () => void;
}) {
  const [password, setPassword] = useState('');
  const [progress, setProgress] = useState<readonly [done: number, total: number]>();
  const [problem, setProblem] = useState<string>();
  const work = useCancellableWork('Cancelled', 'No copy was saved.');
  const form = useRef<HTMLFormElement>(null);
  useOnNavigate(() => password === '' && onClose());

  function save(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    return work.run(
      async (signal) => {
        setProgress([0, 0]);
        const onProgress = (done: number, total: number) => setProgress([done, total]);
        const copy = await saveCopyOf(booksKey, { password, signal, onProgress });
        signal.throwIfAborted();
        saveFile(copy.fileName, copy.parts, 'application/json');
        onClose();
        toastSuccess('Copy saved', copy.fileName);
        // The file is saved whether or not that can be noted.
        await noteHandedOver(booksKey, copy).catch(() => undefined);
        onSaved?.();
      },
      (error, isCancelled) => {
        setProgress(undefined);
        if (!isCancelled) setProblem(whyNot(error));
      },
    );
  }

  function cancel() {
    if (!work.cancel()) onClose();
  }

  return (
    <Dialog title="Save a copy" opener={COPIES} onDismiss={cancel}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void save(event)}
        onKeyDownCapture={acceptOnKey}
        className="flex min-h-0 flex-1 flex-col"
      >
        <FocusFirst form={form} />
        <DialogBody>
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">
              One file with everything in these books: masters, numbering, locks and the whole edit log. “Restore from a
              copy” makes them again of it, here or on another device. Keep it somewhere else than on this device.
            </p>
            <PasswordField
              label="Password"
              autoComplete="new-password"
              readOnly={progress !== undefined}
              onType={setPassword}
              help="Optional. With one, nobody can read the file without it; if you lose it, neither can you."
            />
            {progress && <RecordProgress progress={progress} />}
            {problem !== undefined && <Problem>{problem}</Problem>}
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={cancel}>Cancel</Button>
          <Button look="primary" type="submit" aria-disabled={progress !== undefined}>
            Save
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function RecordProgress({ progress: [done, total] }: { progress: readonly [done: number, total: number] }) {
  const words = total === 0 ? 'Starting' : `${formatNumber(done)} of ${formatNumber(total)} records`;
  return <Progress label="Writing the copy" value={done} max={total} words={words} />;
}
