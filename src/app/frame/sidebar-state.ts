import { useState, useSyncExternalStore } from 'react';
import { useOnNavigate } from '#ui/on-navigate.ts';
import { useKeys } from '#ui/keys/use-keys.ts';
import { beginOpening, endOpening } from '#ui/opening.ts';

export type SidebarState = ReturnType<typeof useSidebar>;

/**
 * One sidebar, two flags: beside the page it is wide or a strip, which a cookie keeps for seven days; on a phone it is a
 * drawer, which going anywhere closes, and so does room for the sidebar.
 */
export function useSidebar() {
  const isOnPhone = useSyncExternalStore(onWidth, isPhone);
  const [isExpanded, setExpanded] = useState(isExpandedByCookie);
  const [isDrawn, setDrawn] = useState(false);
  const isOpen = isOnPhone ? isDrawn : isExpanded;
  useOnNavigate(() => isDrawn && setDrawn(false));
  // A phone that is turned may have room for the sidebar; turned back, it would draw the drawer again, unasked.
  if (isDrawn && !isOnPhone) setDrawn(false);

  useKeys({
    sidebar() {
      toggle();
      return true;
    },
  });

  function toggle() {
    if (isOnPhone) {
      // Beside a dialog, a question or the tour the drawer would take the focus from it, to where it is not seen.
      const opens = !isOpen && document.querySelector('[aria-modal="true"]') === null;
      if (opens) beginOpening('drawer', () => setDrawn(false));
      if (isOpen) endOpening();
      setDrawn(opens);
      return;
    }
    setExpanded(!isExpanded);
    document.cookie = `${COOKIE}=${!isExpanded}; path=/; max-age=${7 * 24 * 60 * 60}; SameSite=Lax`;
  }

  return { isPhone: isOnPhone, isOpen, toggle, close: () => setDrawn(false) };
}

function isExpandedByCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`);
}

function onWidth(listener: () => void): () => void {
  PHONE.addEventListener('change', listener);
  return () => PHONE.removeEventListener('change', listener);
}

/** Whether there is room for little more than the page. */
export function isPhone(): boolean {
  return PHONE.matches;
}

const COOKIE = 'sidebar_state';
/** 768 px, unless a person has asked for larger letters: then as many more, as the style sheet reckons. */
const PHONE = window.matchMedia('(width < 48rem)');
