import { type FormEvent, useRef, useState } from 'react';
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
import { COPIES } from './copies-opener.ts';

/** Asks for a password and saves a file of records. Cancelling while it is written keeps the password. */
export function SaveDialog({
  words,
  needsPassword = false,
  onSave,
  onClose,
}: {
  words: Readonly<{
    title: string;
    sentence: string;
    help: string;
    writing: string;
    save: string;
    /** Of the toast, where the dialog is left while the file is written. */
    cancelled: readonly [title: string, sentence: string];
  }>;
  needsPassword?: boolean;
  onSave: (
    how: Readonly<{ password: string; signal: AbortSignal; onProgress: (done: number, total: number) => void }>,
  ) => Promise<void>;
  onClose: () => void;
}) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [progress, setProgress] = useState<readonly [done: number, total: number]>();
  const [problem, setProblem] = useState<string>();
  const work = useCancellableWork(...words.cancelled);
  const form = useRef<HTMLFormElement>(null);
  useOnNavigate(() => password === '' && onClose());

  async function save(event: FormEvent) {
    event.preventDefault();
    if (needsPassword && password === '') {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    setProblem(undefined);
    await work.run(
      (signal) => {
        setProgress([0, 0]);
        return onSave({ password, signal, onProgress: (done, total) => setProgress([done, total]) });
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
    <Dialog title={words.title} opener={COPIES} onDismiss={cancel}>
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
            <p className="text-ink-2">{words.sentence}</p>
            <PasswordField
              label="Password"
              autoComplete="new-password"
              required={needsPassword}
              readOnly={progress !== undefined}
              onType={setPassword}
              problem={isMissing && password === '' ? 'Enter a password.' : undefined}
              help={words.help}
            />
            {progress && <RecordProgress label={words.writing} progress={progress} />}
            {problem !== undefined && <Problem>{problem}</Problem>}
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={cancel}>Cancel</Button>
          <Button look="primary" type="submit" aria-disabled={progress !== undefined}>
            {words.save}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function RecordProgress({
  label,
  progress: [done, total],
}: {
  label: string;
  progress: readonly [done: number, total: number];
}) {
  const words = total === 0 ? 'Starting' : `${formatNumber(done)} of ${formatNumber(total)} records`;
  return <Progress label={label} value={done} max={total} words={words} />;
}
