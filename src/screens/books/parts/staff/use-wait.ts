import { useEffect, useState } from 'react';
import { waitOf as waitInBooks } from '#data/books/staff/tries.ts';

/**
 * How long until the next try of a passcode, in whole seconds, counted down; 0 if none. `setWait` begins it anew, in ms. `waitOf`
 * keeps its identity.
 */
export function useWait(
  id: string,
  waitOf: (id: string) => Promise<number> = waitInBooks,
): Readonly<{ seconds: number; setWait: (ms: number) => void }> {
  const [wait, setWait] = useState({ id: '', seconds: 0 });
  const seconds = wait.id === id ? wait.seconds : 0;

  useEffect(() => {
    let isHere = true;
    if (id === '') return undefined;
    void waitOf(id).then(
      (ms) => isHere && setWait({ id, seconds: Math.ceil(ms / 1000) }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id, waitOf]);

  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setWait({ id, seconds: seconds - 1 }), 1000);
    return () => clearTimeout(timer);
  }, [id, seconds]);

  return { seconds, setWait: (ms) => setWait({ id, seconds: Math.ceil(ms / 1000) }) };
}

/** Returns the wait as a sentence; blank if there is none. */
export function waitInWords(seconds: number): string {
  if (seconds <= 0) return '';
  return `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`;
}
