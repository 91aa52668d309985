import { trimPathRight, useLocation, useMatch, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusStart } from '#ui/navigation/focus.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { toastError } from '#ui/feedback/toast.tsx';

/** The requests that an address can hold for a screen besides its path. */
type Requests = Readonly<{
  /**
   * `?show=INV-2024-001`: brings that record into view. Returns false where another part of the screen answers instead.
   */
  show?: ((id: string, onGone: () => void) => unknown) | undefined;
  /** `?new` or `?new=ledger`: begins a new record. */
  begin?: ((what: string) => void) | undefined;
}>;

/**
 * Does what the address asks, then removes the request from the address. Runs once per history entry that carries a
 * request; not on remount and not on Back.
 */
export function useAddressRequest({ show, begin }: Requests): void {
  const navigate = useNavigate();
  const home = useMatch({ strict: false, select: ({ pathname }) => trimPathRight(pathname) });
  const location = useLocation();
  const lastEntry = useRef<string>(undefined);

  const answer = useEffectEvent(({ pathname, search, state, href }: typeof location) => {
    // While the user leaves, the address is already that of the next screen.
    if (trimPathRight(pathname) !== home) return;
    // React's StrictMode runs each effect twice.
    const entry = state.key ?? href;
    if (lastEntry.current === entry) return;
    lastEntry.current = entry;

    const asked: Search = search;
    const isShown = show !== undefined && asked['show'] !== undefined && reveal(textOf(asked['show']), show);
    const isBegun = begin !== undefined && asked['new'] !== undefined;
    if (!isShown && !isBegun) return;
    void navigate({
      to: '.',
      search: (now: Search) => without(now, { show: isShown, new: isBegun }),
      replace: true,
      resetScroll: false,
      // The screen stays, so an open form has nothing to ask.
      ignoreBlocker: true,
    });
    if (!isBegun) return;
    whenFree(() => {
      // When the new form closes, the focus returns to the create button.
      focusStart();
      begin(textOf(asked['new']));
    });
  });

  useEffect(() => answer(location), [location]);
}

/** Whether the record was looked for here. */
function reveal(id: string, show: NonNullable<Requests['show']>): boolean {
  const onGone = () => toastError('Not found', `${shorten(id)} is not in this list. It may have been deleted.`);
  return show(id, onGone) !== false;
}

function without(search: Search, answered: { readonly show: boolean; readonly new: boolean }): Search {
  const { show, new: begun, ...rest } = search;
  return { ...rest, ...(!answered.show && { show }), ...(!answered.new && { new: begun }) };
}

/**
 * Waits until a form that the navigation closes is unmounted and has returned the focus, however long its exit takes.
 */
function whenFree(act: () => void, frames = MOST_FRAMES): void {
  const isOpen = document.querySelector('[aria-modal="true"]') !== null;
  if (isOpen && frames > 0) requestAnimationFrame(() => whenFree(act, frames - 1));
  else setTimeout(act);
}

/** The router parses what looks like a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Search = Readonly<Record<string, unknown>>;
const MOST_FRAMES = 120;
