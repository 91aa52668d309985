import { browserLocks, shareName } from '#data/store/name-lock.ts';
import type { Paise } from '#domain/money.ts';

/**
 * How a customer display finds the counter that it follows. On a channel of the books each counter says which bill it works on,
 * and a display that opens later asks; the bill itself a display reads from the books. A counter holds a lock of its name, so
 * that a display hears when it has gone, however it went.
 */

/** Where a counter stands. */
export type CounterStanding = Readonly<{
  /** The name of the counter, which its tab keeps over a reload. */
  counter: string;
  bill: string;
  stage: 'bill' | 'pay' | 'saved';
  /** The bill that was saved last, in paise. */
  saved?: Readonly<{ total: Paise; change: Paise }>;
}>;

/** Returns the name of the counter of this tab: the one before a reload, which its display follows, or else a new one. */
export function nameOfCounter(): string {
  try {
    const name = sessionStorage.getItem(NAME);
    // A copy of the tab has none of it.
    sessionStorage.removeItem(NAME);
    return name ?? crypto.randomUUID();
  } catch {
    return crypto.randomUUID();
  }
}

/** Opens the channel of a counter to the displays of its books. */
export function showOnDisplays(
  booksKey: string,
  counter: string,
): Readonly<{ show: (standing: Omit<CounterStanding, 'counter'>) => void; close: () => void }> {
  const channel = new BroadcastChannel(channelOf(booksKey));
  const held = shareName(lockOf(counter));
  const leave = () => noteName(counter);
  let standing: CounterStanding | undefined;
  let isOpen = true;
  addEventListener('pagehide', leave);
  // A display that hears of it waits for the lock, which therefore comes first.
  const tell = () => void held.then(() => isOpen && standing && send(channel, standing));
  channel.addEventListener('message', ({ data }) => data === ASKS && tell());
  return {
    show(next) {
      standing = { ...next, counter };
      tell();
    },
    close() {
      isOpen = false;
      removeEventListener('pagehide', leave);
      leave();
      channel.close();
      void held.then((letGo) => letGo());
    },
  };
}

/**
 * Calls back with where the counter stands that a display follows, and with undefined once it is gone: `preferred`, the one
 * that opened the display, or else the first that answers; another one only while that is not there. Returns how to stop it.
 */
export function followCounter(
  booksKey: string,
  preferred: string,
  onStanding: (standing: CounterStanding | undefined) => void,
): () => void {
  const channel = new BroadcastChannel(channelOf(booksKey));
  let wanted = preferred;
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
      wanted ||= counter;
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
    send(channel, ASKS);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<CounterStanding | typeof ASKS>) => {
    if (data === ASKS) return;
    if (followed === undefined || data.counter === followed || data.counter === wanted) follow(data);
  });
  send(channel, ASKS);
  return () => {
    followed = undefined;
    stopWaiting();
    channel.close();
  };
}

function send(channel: BroadcastChannel, message: CounterStanding | typeof ASKS): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(message);
}

function noteName(counter: string): void {
  try {
    sessionStorage.setItem(NAME, counter);
  } catch {
    // Refused or full: a display then follows the counter that it hears of first.
  }
}

function channelOf(booksKey: string): string {
  return `books counter ${booksKey}`;
}

function lockOf(counter: string): string {
  return `books counter ${counter}`;
}

const ASKS = 'which bill';
const NAME = 'books counter';
