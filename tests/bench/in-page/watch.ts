/**
 * Watches the product from outside while it runs unchanged. Imported before it, so that it finds everything in place.
 */

/**
 * The long waits after which the product forgets an answer, and the database library what a left screen had read: what is asked
 * for again within them is drawn from memory.
 */
const FORGOTTEN_AFTER_MS = [5 * 60_000, 3000];
const QUIET_MS = 80;
const LONGEST_MS = 60_000;

const forgettings = new Set<() => void>();
const openTransactions = new Set<IDBTransaction>();
let begun = 0;
let lastActivity = 0;
let lastKey = 0;

const setTimer = window.setTimeout;
window.setTimeout = Object.assign((deed: TimerHandler, wait?: number, ...rest: unknown[]) => {
  const timer = setTimer(deed, wait, ...rest);
  if (FORGOTTEN_AFTER_MS.includes(wait ?? 0) && typeof deed === 'function')
    forgettings.add(() => {
      // What it holds would otherwise live until it rings.
      clearTimeout(timer);
      deed();
    });
  return timer;
}, setTimer);

const openTransaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function transaction(...args) {
  const opened = openTransaction.apply(this, args);
  openTransactions.add(opened);
  begun++;
  for (const end of ['complete', 'abort'])
    opened.addEventListener(end, () => {
      openTransactions.delete(opened);
      lastActivity = performance.now();
    });
  return opened;
};

window.addEventListener('keydown', (event) => (lastKey = event.timeStamp), true);

new MutationObserver(() => (lastActivity = performance.now())).observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
});

/** Forgets every remembered answer, once the page is quiet, so that the next question goes to the database again. */
export async function forget(): Promise<void> {
  await quiet();
  for (const forgetting of forgettings) forgetting();
  forgettings.clear();
}

/**
 * How many reads stand and would be asked again: another page that wrote to the database would tell of it on this channel, and
 * each of them begins a transaction.
 */
export async function liveQueries(): Promise<number> {
  begun = 0;
  const channel = new BroadcastChannel('x-storagemutated-1');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage({ all: { from: 0, to: 1 } });
  lastActivity = performance.now();
  await quiet(10 * QUIET_MS);
  channel.close();
  return begun;
}

/** Milliseconds from the last key pressed to the last change of the page, or the last read if that came later. */
export async function settledAfterKey(): Promise<number> {
  await quiet();
  return Math.max(0, lastActivity - lastKey);
}

/** The moment at which something first holds, looked at after every change of the page. Rejects after a minute without. */
export function moment(holds: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const limit = setTimer(() => {
      observer.disconnect();
      reject(new Error(`Within a minute it did not hold: ${String(holds)}`));
    }, LONGEST_MS);
    const look = () => {
      if (!holds()) return;
      observer.disconnect();
      clearTimeout(limit);
      resolve(performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });
}

/** Waits until nothing is being read, and nothing was read, typed or drawn for a moment. */
async function quiet(forMs = QUIET_MS): Promise<void> {
  while (openTransactions.size > 0 || performance.now() - Math.max(lastActivity, lastKey) < forMs) await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimer(resolve, 10);
  });
}
