import { useLocation, useMatch, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusStart } from '#ui/focus.ts';
import { shorten } from '#ui/shorten.ts';
import { toastError } from '#ui/toast.tsx';

/** What an address can ask of a screen beside its path. */
type Asked = Readonly<{
  /** `?show=INV-2024-001`: brings that record into view. */
  show?: ((id: string, onGone: () => void) => void) | undefined;
  /** `?new` or `?new=ledger`: begins something new. Asked once, then the address forgets it. */
  begin?: ((what: string) => void) | undefined;
}>;

/**
 * Does what the address asks, once for each time that somebody goes there, also where the screen stands already; not again
 * where a part of it is drawn anew, as by turning tabs, or where somebody comes Back. `as` tells who is asked from all else.
 */
export function useAsked(as: string, { show, begin }: Asked): void {
  const navigate = useNavigate();
  const home = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const visit = useLocation();
  const last = useRef<string>(undefined);

  const answer = useEffectEvent(({ pathname, search, state, href }: typeof visit) => {
    // On the way out the address is already that of the next screen.
    if (pathname !== home) return;
    const asking = `${as} at ${state.key ?? href}`;
    const { new: what, ...rest }: Readonly<Record<string, unknown>> = search;
    // Who asks for what they were shown already is still at the same visit.
    const isAskedAnew = last.current === asking;
    last.current = asking;
    // Most visits ask nothing, and of those no note is kept.
    if (what === undefined && rest['show'] === undefined) return;
    if (answered.has(asking) && !isAskedAnew) return;
    answered.add(asking);
    if (rest['show'] !== undefined) {
      const id = textOf(rest['show']);
      show?.(id, () => toastError('Not found', `${shorten(id)} is not in this list. It may have been deleted.`));
    }
    if (what === undefined || !begin) return;
    void navigate({ to: '.', search: rest, replace: true, resetScroll: false });
    whenFree(() => {
      // When the new one closes again, the focus comes back to where one begins such a record by hand.
      focusStart();
      begin(textOf(what));
    });
  });

  useEffect(() => answer(visit), [visit]);
}

/** When a form that closes because one came here has gone and has given the focus back, however long it takes to draw that. */
function whenFree(act: () => void, frames = MOST_FRAMES): void {
  const stands = document.querySelector('[aria-modal="true"]') !== null;
  if (stands && frames > 0) requestAnimationFrame(() => whenFree(act, frames - 1));
  else setTimeout(act);
}

const MOST_FRAMES = 120;
const answered = new Set<string>();

/** The router reads what looks like a number as one. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
