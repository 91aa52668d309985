import { useCallback, useEffect, useState } from 'react';
import { type BooksOnDevice, listBooks } from '#data/books/copies/books-on-device.ts';
import { workEnded } from '#screens/parts/use-lasting-work.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';

/**
 * The sets of books on this device. Each is a database of its own, so no live query spans them: they are read when the
 * screen opens, when the user comes back to it, after what was done here, and after long work, which may have made some.
 */
export function useShelf() {
  const [shelf, setShelf] = useState<{ sets?: readonly BooksOnDevice[]; why?: string }>({});

  const readAgain = useCallback(async () => {
    try {
      const sets = await listBooks();
      setShelf({ sets });
    } catch (error) {
      setShelf((before) => ({ ...before, why: whyNot(error) }));
    }
  }, []);

  useEffect(() => {
    const read = () => void readAgain();
    read();
    window.addEventListener('focus', read);
    const stop = workEnded.subscribe(read);
    return () => {
      stop();
      window.removeEventListener('focus', read);
    };
  }, [readAgain]);

  return { ...shelf, readAgain };
}
