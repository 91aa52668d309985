import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while this is shown (w3.org/TR/screen-wake-lock). The browser lets it go dark once the page is
 * hidden, so that it is asked again when the page is seen. Where it cannot or does not want to, the screen goes dark as ever.
 */
export function useScreenOn(): void {
  useEffect(() => {
    let asked = NOTHING;
    const letGo = () => void asked.then((lock) => lock?.release());
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      letGo();
      asked = Promise.resolve(ways.wakeLock?.request('screen')).catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      letGo();
    };
  }, []);
}

const NOTHING = Promise.resolve<WakeLockSentinel | undefined>(undefined);
/** Not every browser has it. */
const ways: Partial<Pick<Navigator, 'wakeLock'>> = navigator;
