import { Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { Link } from '@tanstack/react-router';
import { Library } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { business } from '#data/books/business.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { StaffStanding } from '#data/books/staff/guard.ts';
import { signIn } from '#data/books/staff/sign-in.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { useRestoreFocus } from '#ui/navigation/focus.ts';
import { useModalLayer } from '#ui/overlays/opening.ts';
import { Forgotten } from './forgotten.tsx';
import { PasscodePad } from './passcode-pad.tsx';
import { StaffList } from './staff-list.tsx';
import { useCoveredTitle } from './use-covered-title.ts';
import { useKeyGuard } from './use-key-guard.ts';
import { useNeverInert } from './use-never-inert.ts';
import { useUnsaved } from './use-unsaved.ts';

/**
 * "Who are you?", over all of the page. Where somebody has locked, her page lies under it as it was, and her passcode is asked for first.
 */
export function SignIn({ staff: { persons, person: locked, session } }: { staff: StaffStanding }) {
  const [chosen, choose] = useState<Person | undefined>(session.isLocked ? locked : undefined);
  const [isForgotten, setForgotten] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const { value: own } = useLiveResult(['business'], business);
  const unsaved = useUnsaved(locked);
  // As the person stands now, who may have become inactive meanwhile.
  const person = persons.find(({ id, isActive }) => id === chosen?.id && isActive);
  const owners = persons.filter(({ role, isActive }) => role === 'Owner' && isActive);
  useRestoreFocus();
  useModalLayer();
  useKeyGuard(layer);
  useNeverInert(layer);
  useCoveredTitle();
  // The button that was pressed is gone: keys still belong here.
  useEffect(() => {
    if (!person || isForgotten) layer.current?.focus();
  }, [person, isForgotten]);

  function tryToSignIn(passcode: string): Promise<void> {
    if (!person) return Promise.resolve();
    return signIn(person, passcode, person.id === locked?.id ? undefined : unsaved.keep);
  }

  return (
    <HeadlessDialog open ref={layer} onClose={STAYS} data-staff className="fixed inset-0 z-80 overflow-y-auto bg-paper">
      <DialogPanel className="mx-auto flex min-h-full max-w-md flex-col gap-5 px-5 pt-[max(1.25rem,env(safe-area-inset-top))] pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex min-h-control items-center justify-between gap-4">
          <p className="min-w-0 truncate font-medium">{own && <Quoted>{own.name}</Quoted>}</p>
          <Link
            to="/books"
            activeOptions={EXACTLY}
            // Another window: nothing that was typed under the lock is lost.
            {...(unsaved.sentences.length > 0 && { target: '_blank' })}
            className="control inline-flex shrink-0 items-center gap-2 border bg-sheet px-4 font-medium hover:bg-wash"
          >
            <Icon of={Library} /> Books
          </Link>
        </div>
        <DialogTitle as="h1" className="font-semibold text-heading tracking-tight">
          Who are you?
        </DialogTitle>
        {unsaved.sentences.map((sentence) => (
          <p key={sentence} className="wrap-anywhere rounded-control bg-waiting-wash px-4 py-3 text-waiting">
            {sentence}
          </p>
        ))}
        {person && isForgotten && <Forgotten person={person} owners={owners} onBack={() => setForgotten(false)} />}
        {person && !isForgotten && (
          <PasscodePad
            key={person.id}
            person={person}
            onTry={tryToSignIn}
            onSomeoneElse={() => choose(undefined)}
            onForgotten={() => setForgotten(true)}
          />
        )}
        {!person && <StaffList persons={persons} onChoose={choose} />}
      </DialogPanel>
    </HeadlessDialog>
  );
}

const EXACTLY = { exact: true };
/** Nothing but a passcode takes the cover away. */
const STAYS = () => undefined;
