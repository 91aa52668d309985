import { type FormEvent, type ReactNode, useState } from 'react';
import { FileField } from '#screens/parts/file-field.tsx';
import { focusFirstField } from '#screens/parts/focus-first-field.ts';
import { Problem } from '#screens/parts/problem.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { COPIES } from './copies-opener.ts';
import type { ReadSteps } from './use-read-steps.ts';

/**
 * Lets the user choose a file, checks all of it, asks for its password if it has one, shows in `children` what it holds, and
 * applies it once that is confirmed. `submit` is the button of the steps that have one.
 */
export function ReadDialog<Asked>({
  words,
  steps: { step, cancel, isRunning },
  hasTyped = false,
  submit,
  onRead,
  onApply,
  onLeave,
  onClose,
  children,
}: {
  words: Readonly<{ title: string; file: string; help: string; reading: string; applying: string }>;
  steps: ReadSteps<Asked>;
  /** Whether something was typed in `children`, which is not lost by a navigation. */
  hasTyped?: boolean;
  submit: ReactNode;
  onRead: (file: File, password?: string) => void;
  onApply: (asked: Asked) => void;
  /** While what is done goes on without the dialog: closes it. */
  onLeave?: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const [password, setPassword] = useState('');
  useOnNavigate(() => !isRunning() && password === '' && !hasTyped && onClose());

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (step.name === 'unlock') {
      onRead(step.file, password);
      setPassword('');
    }
    if (step.name === 'ask') onApply(step.asked);
  }

  return (
    <Dialog title={words.title} opener={COPIES} onDismiss={onLeave ?? cancel}>
      <form
        key={step.name}
        ref={focusFirstField}
        noValidate
        onSubmit={onSubmit}
        {...(step.name === 'unlock' && { onKeyDownCapture: acceptOnKey })}
        className="flex min-h-0 flex-1 flex-col"
      >
        <DialogBody>
          <div className="flex flex-col gap-4">
            {step.name === 'choose' && (
              <FileField label={words.file} help={words.help} onChoose={(file) => onRead(file)} />
            )}
            {step.name === 'read' && <Percentage label={words.reading} progress={step.progress} />}
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
            {children}
            {step.name === 'apply' && <Percentage label={words.applying} progress={step.progress} />}
            {step.name !== 'unlock' && 'problem' in step && <Problem>{step.problem}</Problem>}
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={cancel}>Cancel</Button>
          {onLeave && <Button onClick={onLeave}>Leave It Running</Button>}
          {(step.name === 'unlock' || step.name === 'ask') && submit}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
