import { type FormEvent, useRef, useState } from 'react';
import { exportBackup } from '#data/sample/backup.ts';
import { formatNumber } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { FocusFirst } from '#ui/record-forms/focus-first.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { Problem } from '#screens/parts/problem.tsx';
import { useCancellableWork } from '#screens/parts/use-cancellable-work.ts';
import { COPIES } from './copies-opener.ts';

/** Asks for a password and saves an encrypted file. Cancelling while the file is written keeps the password. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [progress, setProgress] = useState<readonly [done: number, total: number]>();
  const [problem, setProblem] = useState<string>();
  const work = useCancellableWork('Export cancelled', 'Nothing was saved.');
  const form = useRef<HTMLFormElement>(null);
  useOnNavigate(() => password === '' && onClose());

  async function save(event: FormEvent) {
    event.preventDefault();
    if (password === '') {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    setProblem(undefined);
    await work.run(
      async (signal) => {
        setProgress([0, 0]);
        const onProgress = (done: number, total: number) => setProgress([done, total]);
        const { fileName, parts, summary } = await exportBackup({ password, signal, onProgress });
        signal.throwIfAborted();
        saveFile(fileName, parts, 'application/json');
        onClose();
        toastSuccess('Data exported', summary);
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
    <Dialog title="Export with Password" opener={COPIES} onDismiss={cancel}>
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
              One encrypted file with every record in this page. Import Data opens it with the password, here or on
              another device.
            </p>
            <PasswordField
              label="Password"
              autoComplete="new-password"
              required
              readOnly={progress !== undefined}
              onType={setPassword}
              problem={isMissing && password === '' ? 'Enter a password.' : undefined}
              help="If you lose the password, nobody can open the file again."
            />
            {progress && <RecordProgress progress={progress} />}
            {problem !== undefined && <Problem>{problem}</Problem>}
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={cancel}>Cancel</Button>
          <Button look="primary" type="submit" aria-disabled={progress !== undefined}>
            Export
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function RecordProgress({ progress: [done, total] }: { progress: readonly [done: number, total: number] }) {
  const words = total === 0 ? 'Starting' : `${formatNumber(done)} of ${formatNumber(total)} records`;
  return <Progress label="Writing the file" value={done} max={total} words={words} />;
}
