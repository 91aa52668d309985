import { Moon, Sun } from 'lucide';
import { useState } from 'react';
import { IconButton } from '#ui/controls/button.tsx';

export function DarkModeToggle() {
  const [isDark, setDark] = useState(() => document.documentElement.classList.contains('dark'));

  function toggle() {
    setDark(!isDark);
    // Changing every colour of the page is slow, so the button repaints in this frame and the page in the next.
    requestAnimationFrame(() => setTimeout(() => showTheme(!isDark)));
  }

  return <IconButton name="Toggle dark mode" icon={isDark ? Sun : Moon} aria-pressed={isDark} onClick={toggle} />;
}

/** A new page starts with the system's theme; a theme chosen later lasts as long as the page. */
export function showSystemTheme(): void {
  showTheme(window.matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Also colours the browser's own bars, through the theme-color meta tags. */
function showTheme(isDark: boolean): void {
  document.documentElement.classList.remove('unlit');
  document.documentElement.classList.toggle('dark', isDark);
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper);
}
