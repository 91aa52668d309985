import { useRef, useState } from 'react';
import { recoverOwner } from '#data/books/staff/recovery.ts';
import { WrongPasscode } from '#data/books/staff/tries.ts';
import { Refusal } from '#data/store/refusal.ts';
import { RECOVERY_ID } from '#data/books/ids.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { PasscodeInput } from '#screens/books/parts/staff/passcode-input.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { useWait, waitInWords } from '#screens/books/parts/staff/use-wait.ts';

/** What to do about a forgotten passcode: an Owner has the recovery code, all others have the Owners. */
export function Forgotten({
  person,
  owners,
  onBack,
}: {
  person: Person;
  owners: readonly Person[];
  /** Goes back to signing in. */
  onBack: () => void;
}) {
  const [code, setCode] = useState('');
  if (code !== '') return <RecoveryCode code={code} onDone={onBack} />;
  return (
    <section aria-label={`Forgotten passcode of ${person.name}`} className="flex flex-col gap-4">
      {person.role === 'Owner' ? (
        <Recovery person={person} onRecovered={setCode} />
      ) : (
        <p>
          {owners.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && (at === owners.length - 1 ? ' or ' : ', ')}
              <Quoted>{name}</Quoted>
            </span>
          ))}{' '}
          can set a new one: under Settings › Staff, “Set Passcode <Quoted>{person.name}</Quoted>”.
        </p>
      )}
      <div>
        <Button onClick={onBack}>Back</Button>
      </div>
    </section>
  );
}

function Recovery({ person, onRecovered }: { person: Person; onRecovered: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<Readonly<{ words: string; fields: Refusal['fields'] }>>({
    words: '',
    fields: {},
  });
  const passcode = useRef<HTMLInputElement>(null);
  const repeated = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const { seconds, setWait } = useWait(RECOVERY_ID);

  async function recover() {
    if (isBusy.current || seconds > 0) return;
    isBusy.current = true;
    setRefused({ words: 'Checking the code.', fields: {} });
    try {
      const twice = { passcode: passcode.current?.value ?? '', repeated: repeated.current?.value ?? '' };
      onRecovered(await recoverOwner(person, typed, twice));
    } catch (error) {
      if (error instanceof WrongPasscode) {
        setWait(error.wait);
        setRefused({ words: 'Wrong recovery code.', fields: {} });
      } else setRefused({ words: whyNot(error), fields: error instanceof Refusal ? error.fields : {} });
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <Form onSubmit={() => void recover()}>
      <p>
        Type the recovery code of these books, and a new passcode for <Quoted>{person.name}</Quoted>. Without the code,
        a copy that is restored as a new set of books is the only way: one without a password brings no passcodes along.
      </p>
      <TextField label="Recovery Code" autoCapitalize="characters" value={typed} onChange={setTyped} />
      <Field label="New Passcode" problem={refused.fields['passcode']} help="At least 6 digits.">
        {(control) => <PasscodeInput {...control} ref={passcode} className="field-box" />}
      </Field>
      <Field label="Repeat Passcode" problem={refused.fields['repeated']}>
        {(control) => <PasscodeInput {...control} ref={repeated} className="field-box" />}
      </Field>
      <p role="status" className="min-h-[1lh]">
        {[refused.words, waitInWords(seconds)].filter((each) => each !== '').join(' ')}
      </p>
      <div className="flex justify-end">
        <Button look="primary" type="submit">
          Set Passcode
        </Button>
      </div>
    </Form>
  );
}
