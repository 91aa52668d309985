import { Moon, Sun } from 'lucide';
import { useState } from 'react';
import { IconButton } from '#ui/button.tsx';

export function DarkModeToggle() {
  const [isDark, setDark] = useState(() => document.documentElement.classList.contains('dark'));

  function toggle() {
    setDark(!isDark);
    // Every colour of the page changes: the button answers in this frame, the page in the next.
    requestAnimationFrame(() => setTimeout(() => showTheme(!isDark)));
  }

  return <IconButton name="Toggle dark mode" icon={isDark ? Sun : Moon} aria-pressed={isDark} onClick={toggle} />;
}

/** The theme of a new page is the system's; what is chosen later lasts as long as the page does. */
export function showSystemTheme(): void {
  showTheme(window.matchMedia('(prefers-color-scheme: dark)').matches);
}

/** The browser's own bars take the colour of the page. */
function showTheme(isDark: boolean): void {
  document.documentElement.classList.remove('unlit');
  document.documentElement.classList.toggle('dark', isDark);
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper);
}
