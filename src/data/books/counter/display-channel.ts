import { browserLocks, shareName } from '#data/store/name-lock.ts';
import type { Paise } from '#domain/money.ts';

/**
 * How a customer display finds the counter that it follows. On a channel of the books each counter says which bill it works on,
 * and a display that opens later asks; the bill itself a display reads from the books. A counter holds a lock of its name, so
 * that a display hears when it has gone, however it went.
 */

/** Where a counter stands. */
export type CounterStanding = Readonly<{
  /** The name of the counter, which is another one each time that it is opened. */
  counter: string;
  bill: string;
  stage: 'bill' | 'pay' | 'saved';
  /** The bill that was saved last, in paise. */
  saved?: Readonly<{ total: Paise; change: Paise }>;
}>;

/** Opens the channel of a counter to the displays of its books. */
export function showOnDisplays(
  booksKey: string,
  counter: string,
): Readonly<{ show: (standing: Omit<CounterStanding, 'counter'>) => void; close: () => void }> {
  const channel = new BroadcastChannel(channelOf(booksKey));
  const held = shareName(lockOf(counter));
  let standing: CounterStanding | undefined;
  let isOpen = true;
  // A display that hears of it waits for the lock, which therefore comes first.
  const tell = () => void held.then(() => isOpen && standing && channel.postMessage(standing));
  channel.addEventListener('message', ({ data }) => data === ASKS && tell());
  return {
    show(next) {
      standing = { ...next, counter };
      tell();
    },
    close() {
      isOpen = false;
      channel.close();
      void held.then((letGo) => letGo());
    },
  };
}

/**
 * Calls back with where the counter stands that a display follows, and with undefined once it is gone: `preferred`, the one
 * that opened the display, or else the first that answers. Returns how to stop it.
 */
export function followCounter(
  booksKey: string,
  preferred: string,
  onStanding: (standing: CounterStanding | undefined) => void,
): () => void {
  const channel = new BroadcastChannel(channelOf(booksKey));
  let followed: string | undefined;
  let waiting = new AbortController();

  function stopWaiting() {
    waiting.abort();
    waiting = new AbortController();
  }

  function follow(standing: CounterStanding) {
    const { counter } = standing;
    if (followed !== counter) {
      stopWaiting();
      followed = counter;
      // It is granted when the counter lets go of it.
      void browserLocks()
        ?.request(lockOf(counter), { signal: waiting.signal }, () => followed === counter && lose())
        .catch(() => undefined);
    }
    onStanding(standing);
  }

  function lose() {
    followed = undefined;
    onStanding(undefined);
    channel.postMessage(ASKS);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<CounterStanding | typeof ASKS>) => {
    if (data === ASKS) return;
    if (followed === undefined || data.counter === followed || data.counter === preferred) follow(data);
  });
  channel.postMessage(ASKS);
  return () => {
    followed = undefined;
    stopWaiting();
    channel.close();
  };
}

function channelOf(booksKey: string): string {
  return `books counter ${booksKey}`;
}

function lockOf(counter: string): string {
  return `books counter ${counter}`;
}

const ASKS = 'which bill';
