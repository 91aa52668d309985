import { useRef, useState } from 'react';
import { WrongPasscode } from '#data/books/staff/tries.ts';
import { Refusal } from '#data/store/refusal.ts';
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
  sentences,
  approvers,
  hasReason = false,
  waitOf,
  onApprove,
  onCancel,
}: {
  /** Each act, as exactly as it is known. */
  sentences: readonly string[];
  approvers: readonly Person[];
  /** Whether a reason is asked for. */
  hasReason?: boolean;
  /** Returns how long an approver is to wait after wrong passcodes, in ms, where that is not kept in the open books. */
  waitOf?: (id: string) => Promise<number>;
  /** Throws WrongPasscode, or a Refusal. */
  onApprove: (approver: Person, passcode: string, reason: string) => Promise<void>;
  onCancel: () => void;
}) {
  const [chosen, choose] = useState(approvers.length === 1 ? (approvers[0]?.id ?? '') : '');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const [words, setWords] = useState('');
  const passcode = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const { seconds, setWait } = useWait(chosen, waitOf);
  const approver = approvers.find(({ id }) => id === chosen);

  async function approve() {
    if (isBusy.current || seconds > 0) return;
    const typed = passcode.current?.value ?? '';
    const missing = {
      approver: approver ? undefined : 'Choose who approves it.',
      passcode: typed === '' ? 'Enter the passcode.' : undefined,
      reason: hasReason && reason.trim() === '' ? 'Enter a reason.' : undefined,
    };
    setRefused(missing);
    setWords(Object.values(missing).find((problem) => problem !== undefined) ?? '');
    if (!approver || Object.values(missing).some((problem) => problem !== undefined)) return;
    isBusy.current = true;
    setWords('Checking the passcode.');
    try {
      await onApprove(approver, typed, reason);
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
    <Dialog title="Approval Needed" width="max-w-md" isOnTop onDismiss={onCancel}>
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
              {sentences.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
            {approvers.length === 0 ? (
              <p>Nobody else of the staff is allowed {sentences.length === 1 ? 'it' : 'all of it'}.</p>
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
                {hasReason && (
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
                )}
              </>
            )}
            <p role="status" className="empty:hidden">
              {[words, waitInWords(seconds)].filter((each) => each !== '').join(' ')}
            </p>
          </div>
        </DialogBody>
        <DialogButtons>
          <Button onClick={onCancel}>Cancel</Button>
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
