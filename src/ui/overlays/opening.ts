import { useLayoutEffect } from 'react';
import { navigated } from '#ui/navigation/on-navigate.ts';

/**
 * Who opens an overlay: an object, such as the kind of a record, that the overlay names to `useModalLayer`, too. Where an
 * overlay has a file of its own, both import it, so that no two names must be kept equal.
 */
export type Opener = object;

/**
 * Only one overlay may be loading at a time; starting a second cancels the first by its `callOff`. By its `opener` an
 * overlay is known again, so reopening the same one does not cancel it.
 */
export function beginOpening(opener: Opener, callOff: () => void): void {
  replacePending({ opener, callOff });
}

/** Cancels what is loading: an overlay that needs no loading opens now, or the user has gone to another screen. */
export function callOffOpening(): void {
  replacePending({});
}

/** Whether an overlay is open or loading: whatever opens by itself, such as the tour, waits or stays away. */
export function isCovered(): boolean {
  return pending !== undefined || document.querySelector(ANY_OVERLAY) !== null;
}

/**
 * For a modal overlay: while it is mounted, the page beneath is inert, as not every screen reader knows `aria-modal`.
 * When it mounts, its own opening is over, and one that another opener has begun is cancelled: it would open over this
 * overlay. An overlay that opens without loading anything, such as a question, needs no opener.
 */
export function useModalLayer(opener?: Opener): void {
  useLayoutEffect(() => {
    replacePending({ opener });
    countModals(1);
    return () => countModals(-1);
  }, [opener]);
}

/** While mounted, keeps toasts below the list: a list inside a dialog would otherwise lie under them (`toasts.css`). */
export function useOverToasts(): void {
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-list-open', true);
    return () => void document.body.toggleAttribute('data-list-open', false);
  }, []);
}

/** The overlay is open, or will not open. With an `opener` only if it is that one's overlay that was loading. */
export function endOpening(opener = pending?.opener): void {
  if (pending?.opener === opener) pending = undefined;
}

function replacePending({ opener, callOff }: { opener?: Opener | undefined; callOff?: () => void }): void {
  const before = pending;
  pending = opener && callOff && { opener, callOff };
  if (before && before.opener !== opener) before.callOff();
}

/** Only the app's frame, not the whole root: Headless UI counts that itself, for a dialog over a dialog. */
function countModals(change: 1 | -1): void {
  openModals += change;
  document.querySelector('[data-frame]')?.toggleAttribute('inert', openModals > 0);
}

const ANY_OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
let pending: { readonly opener: Opener; readonly callOff: () => void } | undefined;
let openModals = 0;

// The overlay that is loading must not open on the next screen.
navigated.subscribe(callOffOpening);
