import type { ReactNode } from 'react';
import { acceptOnKey } from './keys/accept-on-key.ts';

/**
 * A form of the page itself: the browser checks what is required and keeps what was typed, and what is entered is handed
 * to us instead of being sent. POST, so that even a press before we listen could put nothing into the address.
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
