import type { ReactNode } from 'react';
import { useLeaveGuard } from '#ui/navigation/leave-guard.ts';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { DiscardQuestion } from '#ui/overlays/dialog.tsx';
import { AcceptButton } from './accept-button.tsx';
import type { PageFormState } from './use-page-form.ts';

/** A form on the page itself, with its button at the end; leaving it with changes asks first. */
export function PageForm<Draft extends object>({
  name,
  state,
  aside,
  children,
}: {
  name: string;
  state: Pick<PageFormState<Draft>, 'form' | 'verb' | 'submit' | 'isChanged'>;
  /** Stands beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { form, verb, submit, isChanged } = state;
  const leaving = useLeaveGuard(isChanged);
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={name}
        className="flex flex-col gap-4"
        onKeyDownCapture={acceptOnKey}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <div className="flex flex-wrap items-center justify-end gap-2">
          {aside}
          <AcceptButton verb={verb} />
        </div>
      </form>
      {leaving.isAsked && (
        <DiscardQuestion onStay={leaving.stay} onDiscard={leaving.leave}>
          <p>What you typed is not saved yet.</p>
        </DiscardQuestion>
      )}
    </>
  );
}
