import { useRef } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useLeaveGuard } from '#ui/navigation/leave-guard.ts';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';
import { keyShortcuts, keyWords } from '#ui/keys/keys.ts';
import { DiscardQuestion } from '#ui/overlays/dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { BusinessFields } from '#screens/books/parts/business-fields.tsx';
import { useStart } from './use-start.ts';

/** The one form between a newcomer and books of her own. */
export function StartBooksScreen() {
  const form = useRef<HTMLFormElement>(null);
  const { draft, problems, change, submit, isChanged } = useStart(form);
  const leaving = useLeaveGuard(isChanged);

  return (
    <Page
      title="Start your own books"
      subtitle="They are kept on this device and open without a network. Everything here can be changed later."
    >
      <form
        ref={form}
        noValidate
        aria-label="Start your own books"
        // The button ends clear of the toasts, which say why it did nothing: at the right, on a phone above them.
        className="flex flex-col gap-4 max-md:pb-14"
        onKeyDownCapture={acceptOnKey}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <BusinessFields draft={draft} problems={problems} onChange={change} />
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <TextLink to="/books">All books</TextLink>
          <TextLink to="/books/new/tally">Move in from Tally</TextLink>
          <Button
            look="primary"
            type="submit"
            aria-keyshortcuts={keyShortcuts('accept')}
            title={`Start Books (${keyWords('accept')})`}
          >
            Start Books
          </Button>
        </div>
      </form>
      {leaving.isAsked && (
        <DiscardQuestion onStay={leaving.stay} onDiscard={leaving.leave}>
          <p>What you typed is not saved yet.</p>
        </DiscardQuestion>
      )}
    </Page>
  );
}
