import { useState, useSyncExternalStore } from 'react';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { useKeys } from '#ui/keys/use-keys.ts';
import { beginOpening, endOpening, type Opener } from '#ui/overlays/opening.ts';

export type SidebarState = ReturnType<typeof useSidebar>;

/**
 * One sidebar: beside the page it is wide or a strip, kept in a cookie for seven days; on a phone it is a drawer, which closes
 * on navigation and when the window becomes wide enough for the sidebar. Books on a tablet held upright begin with the strip,
 * so that their tables have room, and keep in a cookie of their own whether the sidebar was widened there.
 */
export function useSidebar(isOfBooks: boolean) {
  const isOnPhone = useSyncExternalStore((listener) => onChange(PHONE, listener), isPhone);
  const isUpright = useSyncExternalStore(
    (listener) => onChange(UPRIGHT, listener),
    () => UPRIGHT.matches,
  );
  const [isWide, setWide] = useState(() => cookieOf(COOKIE) ?? true);
  const [isWideUpright, setWideUpright] = useState(() => cookieOf(UPRIGHT_COOKIE) ?? false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isExpanded, setExpanded, cookie] =
    isOfBooks && isUpright
      ? ([isWideUpright, setWideUpright, UPRIGHT_COOKIE] as const)
      : ([isWide, setWide, COOKIE] as const);
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
    document.cookie = `${cookie}=${!isExpanded}; path=/; max-age=${7 * 24 * 60 * 60}; SameSite=Lax`;
  }

  return { isPhone: isOnPhone, isOpen, toggle, close: () => setDrawerOpen(false) };
}

function cookieOf(name: string): boolean | undefined {
  const cookies = document.cookie.split('; ');
  return [true, false].find((value) => cookies.includes(`${name}=${value}`));
}

function onChange(width: MediaQueryList, listener: () => void): () => void {
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** Whether the window is too narrow for a sidebar beside the page. */
export function isPhone(): boolean {
  return PHONE.matches;
}

/** The navigation on a phone. */
export const DRAWER: Opener = {};
const COOKIE = 'sidebar_state';
const UPRIGHT_COOKIE = 'sidebar_state_upright';
/** 768 px at the default font size; in rem, as in the style sheets, it grows with a larger one. */
const PHONE = window.matchMedia('(width < 48rem)');
const UPRIGHT = window.matchMedia('(48rem <= width < 64rem)');
