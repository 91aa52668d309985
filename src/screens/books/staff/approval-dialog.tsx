import { useRef, useState } from 'react';
import { WrongPasscode } from '#data/books/staff/tries.ts';
import { approveActs } from '#data/books/staff/sign-in.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { ActsApproved, ActToApprove } from '#domain/books/staff/approval.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { PasscodeInput } from './passcode-input.tsx';
import { useWait, waitInWords } from './use-wait.ts';

/** "Approval Needed": what exactly is to be approved, by whom, her passcode, and why. */
export function ApprovalDialog({
  acts,
  approvers,
  onDone,
}: {
  acts: readonly ActToApprove[];
  approvers: readonly Person[];
  onDone: (approval: ActsApproved | undefined) => void;
}) {
  const [chosen, choose] = useState(approvers.length === 1 ? (approvers[0]?.id ?? '') : '');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const [words, setWords] = useState('');
  const passcode = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const { seconds, setWait } = useWait(chosen);
  const approver = approvers.find(({ id }) => id === chosen);

  async function approve() {
    if (isBusy.current || seconds > 0) return;
    const typed = passcode.current?.value ?? '';
    const missing = {
      approver: approver ? undefined : 'Choose who approves it.',
      passcode: typed === '' ? 'Enter the passcode.' : undefined,
      reason: reason.trim() === '' ? 'Enter a reason.' : undefined,
    };
    setRefused(missing);
    setWords(Object.values(missing).find((problem) => problem !== undefined) ?? '');
    if (!approver || Object.values(missing).some((problem) => problem !== undefined)) return;
    isBusy.current = true;
    setWords('Checking the passcode.');
    try {
      onDone(await approveActs(acts, approver, typed, reason));
    } catch (error) {
      if (error instanceof WrongPasscode) {
        setWait(error.wait);
        setWords('Wrong passcode.');
        if (passcode.current) passcode.current.value = '';
        passcode.current?.focus();
      } else {
        setRefused(error instanceof Refusal ? error.fields : {});
        setWords(whyNot(error));
      }
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <Dialog title="Approval Needed" width="max-w-md" isOnTop onDismiss={() => onDone(undefined)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields */}
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onKeyDownCapture={acceptOnKey}
        onSubmit={(event) => {
          event.preventDefault();
          void approve();
        }}
      >
        <DialogBody>
          <div className="flex flex-col gap-4">
            <ul aria-label="To Approve" className="flex flex-col gap-1">
              {acts.map(({ key, sentence }) => (
                <li key={key} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
            {approvers.length === 0 ? (
              <p>Nobody else of the staff is allowed {acts.length === 1 ? 'it' : 'all of it'}.</p>
            ) : (
              <>
                <PickField
                  label="Approver"
                  isRequired
                  value={chosen}
                  options={approvers.map(({ id }) => id)}
                  showOption={(id) => nameOf(approvers, id)}
                  problem={refused['approver']}
                  onChange={choose}
                />
                <Field label="Passcode" isRequired problem={refused['passcode']}>
                  {(control) => <PasscodeInput {...control} ref={passcode} className="field-box" />}
                </Field>
                <TextField
                  label="Reason"
                  isRequired
                  value={reason}
                  problem={refused['reason']}
                  onChange={(typed) => {
                    setReason(typed);
                    setRefused({});
                  }}
                />
              </>
            )}
            <p role="status" className="empty:hidden">
              {[words, waitInWords(seconds)].filter((each) => each !== '').join(' ')}
            </p>
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={() => onDone(undefined)}>Cancel</Button>
          {approvers.length > 0 && (
            <Button look="primary" type="submit">
              Approve
            </Button>
          )}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function nameOf(approvers: readonly Person[], id: string): string {
  const { name = '', role = '' } = approvers.find((person) => person.id === id) ?? {};
  return `${name}, ${role}`;
}
