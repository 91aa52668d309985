import { type FormEvent, useEffect, useRef, useState } from 'react';
import { exportBackup } from '#data/backup.ts';
import { formatNumber } from '#domain/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { focusFirstToFill } from '#ui/focus.ts';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { Progress } from '#ui/progress.tsx';
import { whyNot } from '#ui/say-done.ts';
import { saveFile } from '#ui/save-file.ts';
import { toastSuccess } from '#ui/toast.tsx';
import { Problem } from './problem.tsx';

/** Asks for a password, if there is to be one, and hands the file over. Cancel while it is made keeps what was typed. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [progress, setProgress] = useState<readonly [done: number, total: number]>();
  const [problem, setProblem] = useState<string>();
  const making = useRef<AbortController>(null);
  useEffect(() => () => making.current?.abort(), []);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) focusFirstToFill(form.current);
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (making.current) return;
    const { signal } = (making.current = new AbortController());
    setProblem(undefined);
    setProgress([0, 0]);
    try {
      const { fileName, parts, count } = await exportBackup({
        password,
        signal,
        onProgress: (done, total) => setProgress([done, total]),
      });
      saveFile(fileName, parts, 'application/json');
      onClose();
      toastSuccess('Data exported', `${formatNumber(count)} records in ${fileName}`);
    } catch (error) {
      if (!signal.aborted) setProblem(whyNot(error));
    } finally {
      making.current = null;
      setProgress(undefined);
    }
  }

  const cancel = () => (making.current ? making.current.abort() : onClose());
  return (
    <Dialog title="Export Data" opener="copies" onDismiss={cancel}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void save(event)}
        onKeyDownCapture={acceptOnKey}
        className="flex min-h-0 flex-1 flex-col"
      >
        <DialogBody>
          <div className="flex flex-col gap-4">
            <p className="text-ink-2">
              One file with every record in this page. Import Data brings it back, here or on another device.
            </p>
            <PasswordField
              label="Password (optional)"
              autoComplete="new-password"
              readOnly={progress !== undefined}
              onType={setPassword}
              help="With a password the file is encrypted. If you lose the password, nobody can open the file again."
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
