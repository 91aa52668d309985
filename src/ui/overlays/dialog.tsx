import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useRestoreFocus } from '#ui/navigation/focus.ts';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { type Opener, useModalLayer } from './opening.ts';
import { scrollInside } from '#ui/navigation/scroll-keys.ts';

/**
 * A titled sheet over the page: Escape and the backdrop dismiss it; focus is trapped inside and restored afterwards.
 */
export function Dialog({
  title,
  onDismiss,
  opener,
  width = 'max-w-[35rem]',
  isOnTop = false,
  aside,
  children,
}: {
  title: string;
  onDismiss: () => void;
  /** Who has begun to open it (`beginOpening`). */
  opener?: Opener;
  width?: string;
  /** It comes up over every other dialog and question, in the middle of what they do. */
  isOnTop?: boolean;
  /** Stands beside the title and is not part of the dialog's name. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  useRestoreFocus();
  useModalLayer(opener);
  return (
    <HeadlessDialog
      open
      onClose={onDismiss}
      onKeyDown={scrollInside}
      className={`fixed inset-0 ${isOnTop ? 'z-60' : 'z-40'}`}
    >
      <DialogBackdrop className="fixed inset-0 bg-veil" />
      <div className="fixed inset-0 flex items-start justify-center pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] roomy:p-6 roomy:pt-[8vh]">
        <DialogPanel
          data-panel
          className={`flex h-full w-full animate-appear flex-col bg-sheet shadow-float roomy:h-auto roomy:max-h-full roomy:rounded-sheet ${width} low:max-w-none`}
        >
          <div className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-4 border-b px-5 py-3.5 low:py-1.5">
            <DialogTitle className="font-semibold text-title">{title}</DialogTitle>
            {aside}
          </div>
          {children}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

/** The part of a dialog that scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div data-scrolls className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
      {children}
    </div>
  );
}

/**
 * The row of buttons at the end of a dialog. Pressing one does not blur the focused field first: a message that appears
 * on blur would move the button from under the pointer, and the click would be lost.
 */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus where it is
    <div
      className="flex shrink-0 justify-end gap-2 border-t px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] low:py-1.5 low:pb-[max(0.375rem,env(safe-area-inset-bottom))]"
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

/**
 * A question with a verb. Focus starts on Cancel, so that a stray Enter does no harm; navigating away counts as Cancel.
 */
export function Confirmation({
  title,
  verb,
  refusal = 'Cancel',
  onRefuse,
  onConfirm,
  opener,
  children,
}: {
  title: string;
  verb: string;
  refusal?: string;
  onRefuse: () => void;
  onConfirm: () => void;
  /** Who has begun to open it (`beginOpening`); none for a question that opens at once. */
  opener?: Opener;
  children: ReactNode;
}) {
  useRestoreFocus();
  useModalLayer(opener);
  useOnNavigate(onRefuse);
  return (
    <HeadlessDialog open role="alertdialog" onClose={onRefuse} onKeyDown={scrollInside} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-veil" />
      <div data-scrolls className="fixed inset-0 flex items-center justify-center overflow-y-auto p-4">
        <DialogPanel className="w-full max-w-md animate-appear rounded-sheet bg-sheet p-5 shadow-float">
          <DialogTitle className="font-semibold text-title">{title}</DialogTitle>
          {/* Text that loads later, such as what is deleted with a record, is announced when it arrives. */}
          <Description as="div" aria-live="polite" className="wrap-anywhere mt-2 flex flex-col gap-2 text-ink-2">
            {children}
          </Description>
          <div className="mt-5 flex justify-end gap-2">
            <Button autoFocus onClick={onRefuse}>
              {refusal}
            </Button>
            <Button look="danger" onClick={onConfirm}>
              {verb}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

/** Asks before unsaved changes are discarded; `children` say which ones. */
export function DiscardQuestion({
  onStay,
  onDiscard,
  children,
}: {
  onStay: () => void;
  onDiscard: () => void;
  children: ReactNode;
}) {
  return (
    <Confirmation
      title="Discard changes?"
      verb="Discard"
      refusal="Keep editing"
      onRefuse={onStay}
      onConfirm={onDiscard}
    >
      {children}
    </Confirmation>
  );
}
