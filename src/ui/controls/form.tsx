import type { ReactNode } from 'react';
import { acceptOnKey } from '#ui/keys/accept-on-key.ts';

/**
 * A form on the page itself: the browser validates required fields and keeps what was typed; `onSubmit` is called and
 * nothing is sent. The method is POST, so that a submit before our listener is attached cannot put the values into the
 * address.
 */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onKeyDownCapture={acceptOnKey}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
