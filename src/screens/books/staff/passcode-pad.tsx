import { Delete } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { WrongPasscode } from '#data/books/staff/tries.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { useScans } from '#ui/scans/use-scans.ts';
import { PasscodeInput } from '#screens/books/parts/staff/passcode-input.tsx';
import { useWait, waitInWords } from '#screens/books/parts/staff/use-wait.ts';

/** The passcode of a person, by keys on the screen or by those of any Indian keyboard. Nothing but "Sign In" or Enter tries it. */
export function PasscodePad({
  person,
  onTry,
  onSomeoneElse,
  onForgotten,
}: {
  person: Person;
  /** Signs in. Throws WrongPasscode. */
  onTry: (passcode: string) => Promise<void>;
  onSomeoneElse: () => void;
  onForgotten: () => void;
}) {
  const place = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const [words, setWords] = useState('');
  const { seconds, setWait } = useWait(person.id);
  const id = useId();

  useEffect(() => field.current?.focus(), []);
  // Digits at the speed of a scanner are no passcode.
  useScans(place, () => {
    clear();
    setWords('A code was scanned. Type the passcode.');
  });

  function clear() {
    if (field.current) field.current.value = '';
  }

  function change(how: (typed: string) => string) {
    if (!field.current) return;
    field.current.value = how(field.current.value);
    field.current.focus();
  }

  async function enter() {
    const typed = field.current?.value ?? '';
    if (isBusy.current) return;
    // The wait is counted down already.
    if (seconds > 0) return setWords('');
    if (typed === '') return setWords('Enter the passcode.');
    isBusy.current = true;
    setWords('Checking the passcode.');
    try {
      await onTry(typed);
    } catch (error) {
      if (error instanceof WrongPasscode) setWait(error.wait);
      setWords(error instanceof WrongPasscode ? 'Wrong passcode.' : whyNot(error));
      clear();
      field.current?.focus();
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <section ref={place} aria-label={`Passcode of ${person.name}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium text-title">
          <Quoted>{person.name}</Quoted>
          <span className="font-normal text-ink-2">, {person.role}</span>
        </p>
        <label htmlFor={id} className="text-caption text-ink-2">
          Passcode
        </label>
      </div>
      <PasscodeInput
        id={id}
        ref={field}
        // The keys below are there for a finger: the device need not show its own.
        inputMode="none"
        aria-describedby={`${id}-words`}
        className="field-box h-14! text-center text-title! tracking-[0.5em]"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void enter();
        }}
      />
      <p id={`${id}-words`} role="status" className="min-h-[2lh] text-table">
        {[words, waitInWords(seconds)].filter((each) => each !== '').join(' ')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is */}
      <div className="grid grid-cols-3 gap-2" onMouseDown={(event) => event.preventDefault()}>
        {DIGITS.map((digit) => (
          <Button key={digit} className={KEY} onClick={() => change((typed) => typed + digit)}>
            {digit}
          </Button>
        ))}
        <Button
          aria-label="Delete Digit"
          title="Delete Digit"
          className={`${KEY} col-start-1 row-start-4`}
          onClick={() => change((typed) => typed.slice(0, -1))}
        >
          <Icon of={Delete} />
        </Button>
        <Button look="primary" className={`${KEY} text-body!`} onClick={() => void enter()}>
          Sign In
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={onSomeoneElse}>Someone Else</Button>
        <Button onClick={onForgotten}>Forgotten?</Button>
      </div>
    </section>
  );
}

/** As on a telephone: 0 stands in the middle of the last row, between Delete Digit and Sign In. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const KEY = 'min-h-14! px-2! text-title! tabular-nums';
