import { type FormEvent, useRef, useState } from 'react';
import { FileField } from '#screens/parts/file-field.tsx';
import { focusFirstField } from '#screens/parts/focus-first-field.ts';
import { Problem } from '#screens/parts/problem.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { COPIES } from './copies-opener.ts';
import { CopySummary, CopyWithNow } from './copy-summary.tsx';
import { type Over, problemInTypedName, useRestore } from './use-restore.ts';

/**
 * Lets the user choose a copy, checks all of it, shows what it holds, and makes books of it: new ones, or, once the
 * business's name is typed, in place of those that it is of: with `over` the open ones, which it must replace.
 */
export function RestoreDialog({ over, onDone, onClose }: { over?: Over; onDone?: () => void; onClose: () => void }) {
  const { step, read, restore, cancel, isRunning } = useRestore({
    onClose,
    ...(over && { over }),
    ...(onDone && { onDone }),
  });
  const [password, setPassword] = useState('');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const name = useRef<HTMLDivElement>(null);
  const same = step.name === 'ask' ? step.same : undefined;
  const problem = problemInTypedName(typed, typed === '' ? over : (over ?? same));
  useOnNavigate(() => !isRunning() && password === '' && typed === '' && onClose());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step.name === 'unlock') {
      void read(step.file, password);
      setPassword('');
    }
    if (step.name !== 'ask') return;
    setTried(true);
    if (problem === undefined) void restore(step, typed);
    else name.current?.querySelector('input')?.focus();
  }

  return (
    <Dialog title="Restore from a copy" opener={COPIES} onDismiss={cancel}>
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
                label="Copy"
                help="A file that “Save a copy” wrote. It is checked whole before anything is changed."
                onChoose={(file) => void read(file)}
              />
            )}
            {step.name === 'read' && <Percentage label="Checking the copy" progress={step.progress} />}
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
            {step.name === 'ask' && !over && <CopySummary fileName={step.fileName} copy={step.copy} />}
            {step.name === 'ask' && over && <CopyWithNow fileName={step.fileName} copy={step.copy} />}
            {step.name === 'ask' && (over ?? same) && (
              <div ref={name}>
                <TextField
                  label="Business Name"
                  isRequired={over !== undefined}
                  value={typed}
                  onChange={setTyped}
                  problem={isTried ? problem : undefined}
                  help={
                    over
                      ? `Type “${over.name}” to say that these books may be replaced.`
                      : `These books are on this device already. Type “${same?.name}” to replace them by the copy, which cannot be undone; leave it empty to have both.`
                  }
                />
              </div>
            )}
            {step.name === 'apply' && <Percentage label="Restoring the books" progress={step.progress} />}
            {step.name !== 'unlock' && 'problem' in step && <Problem>{step.problem}</Problem>}
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={cancel}>Cancel</Button>
          {(step.name === 'unlock' || step.name === 'ask') && (
            <Button look={step.name === 'ask' && (over || typed !== '') ? 'danger' : 'primary'} type="submit">
              Restore
            </Button>
          )}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
