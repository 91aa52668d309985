import { type FormEvent, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { Percentage } from '#ui/feedback/progress.tsx';
import { BackupSummary } from './backup-summary.tsx';
import { FileField } from '#screens/parts/file-field.tsx';
import { focusFirstField } from '#screens/parts/focus-first-field.ts';
import { Problem } from '#screens/parts/problem.tsx';
import { COPIES } from './copies-opener.ts';
import { useImport } from './use-import.ts';

/** Lets the user choose a file, checks all of it, shows what it would replace, and replaces it once confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { step, read, apply, cancel, isRunning } = useImport(onClose);
  const [password, setPassword] = useState('');
  useOnNavigate(() => !isRunning() && password === '' && onClose());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step.name === 'unlock') {
      void read(step.file, password);
      setPassword('');
    }
    if (step.name === 'ask') void apply(step);
  }

  return (
    <Dialog title="Import Data" opener={COPIES} onDismiss={cancel}>
      <form
        key={step.name}
        ref={focusFirstField}
        noValidate
        onSubmit={submit}
        {...(step.name === 'unlock' && { onKeyDownCapture: acceptOnKey })}
        className="flex min-h-0 flex-1 flex-col"
      >
        <DialogBody>
          <div className="flex flex-col gap-4">
            {step.name === 'choose' && (
              <FileField
                label="Backup file"
                help="A file that Export Data wrote. It is checked whole before anything is changed."
                onChoose={(file) => void read(file)}
              />
            )}
            {step.name === 'read' && <Percentage label="Checking the file" progress={step.progress} />}
            {step.name === 'unlock' && (
              <PasswordField
                key={step.problem}
                label="Password"
                autoComplete="current-password"
                onType={setPassword}
                problem={step.problem}
                help={`${step.file.name} is encrypted. Enter the password it was made with.`}
              />
            )}
            {step.name === 'ask' && <BackupSummary fileName={step.fileName} backup={step.backup} />}
            {step.name === 'apply' && <Percentage label="Replacing the records" progress={step.progress} />}
            {step.name !== 'unlock' && 'problem' in step && <Problem>{step.problem}</Problem>}
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={cancel}>Cancel</Button>
          {step.name === 'unlock' && (
            <Button look="primary" type="submit">
              Open
            </Button>
          )}
          {step.name === 'ask' && (
            <Button look="danger" type="submit">
              Replace
            </Button>
          )}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
