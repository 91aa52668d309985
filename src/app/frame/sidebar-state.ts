import { useState, useSyncExternalStore } from 'react';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { useKeys } from '#ui/keys/use-keys.ts';
import { beginOpening, endOpening, type Opener } from '#ui/overlays/opening.ts';

export type SidebarState = ReturnType<typeof useSidebar>;

/**
 * One sidebar, two flags: beside the page it is wide or a strip, kept in a cookie for seven days; on a phone it is a drawer,
 * which closes on navigation and when the window becomes wide enough for the sidebar.
 */
export function useSidebar() {
  const isOnPhone = useSyncExternalStore(onWidth, isPhone);
  const [isExpanded, setExpanded] = useState(isExpandedByCookie);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOpen = isOnPhone ? isDrawerOpen : isExpanded;
  useOnNavigate(() => isDrawerOpen && setDrawerOpen(false));
  // A phone in landscape may have room for the sidebar. Without this, turning it back would reopen the drawer.
  if (isDrawerOpen && !isOnPhone) setDrawerOpen(false);

  useKeys({
    sidebar() {
      toggle();
      return true;
    },
  });

  function toggle() {
    if (isOnPhone) {
      // Under a dialog, a confirmation or the tour the drawer would be hidden, yet take the focus.
      const opens = !isOpen && document.querySelector('[aria-modal="true"]') === null;
      if (opens) beginOpening(DRAWER, () => setDrawerOpen(false));
      if (isOpen) endOpening();
      setDrawerOpen(opens);
      return;
    }
    setExpanded(!isExpanded);
    document.cookie = `${COOKIE}=${!isExpanded}; path=/; max-age=${7 * 24 * 60 * 60}; SameSite=Lax`;
  }

  return { isPhone: isOnPhone, isOpen, toggle, close: () => setDrawerOpen(false) };
}

function isExpandedByCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`);
}

function onWidth(listener: () => void): () => void {
  PHONE.addEventListener('change', listener);
  return () => PHONE.removeEventListener('change', listener);
}

/** Whether the window is too narrow for a sidebar beside the page. */
export function isPhone(): boolean {
  return PHONE.matches;
}

/** The navigation on a phone. */
export const DRAWER: Opener = {};
const COOKIE = 'sidebar_state';
/** 768 px at the default font size; in rem, as in the style sheets, it grows with a larger one. */
const PHONE = window.matchMedia('(width < 48rem)');
