import { useEffect, useRef, useState } from 'react';
import { type CounterStanding, nameOfCounter, showOnDisplays } from '#data/books/counter/display-channel.ts';
import { toastError } from '#ui/feedback/toast.tsx';

/**
 * Tells the customer displays of these books which bill this counter works on. Returns how to open one that follows it: a
 * second press brings the window that is open to the front.
 */
export function useDisplays(
  booksKey: string,
  bill: string | undefined,
  stage: CounterStanding['stage'],
  saved: CounterStanding['saved'],
): () => void {
  const [counter] = useState(nameOfCounter);
  const channel = useRef<ReturnType<typeof showOnDisplays>>(undefined);
  useEffect(() => {
    const opened = showOnDisplays(booksKey, counter);
    channel.current = opened;
    return opened.close;
  }, [booksKey, counter]);
  const { total, change } = saved ?? {};
  useEffect(() => {
    if (bill === undefined) return;
    const paid = total === undefined || change === undefined ? undefined : { total, change };
    channel.current?.show({ bill, stage, ...(paid && { saved: paid }) });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other books have another channel
  }, [booksKey, bill, stage, total, change]);

  return () => {
    const address = `/books/${booksKey}/counter/display#${counter}`;
    const display = window.open(address, `customer display of ${booksKey}`, 'popup,width=1280,height=800');
    if (display) display.focus();
    else toastError('Not opened', 'The browser blocked the window. Allow windows of this site, then try again.');
  };
}
