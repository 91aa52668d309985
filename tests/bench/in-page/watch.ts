/**
 * Observes the unchanged app from outside. It must be imported before the app, so that its patches are in place.
 */

/**
 * The timeouts after which the app drops a cached answer (5 minutes) and Dexie drops the queries of an unmounted screen
 * (3 seconds). Within them, a repeated query is answered from memory.
 */
const CACHED_FOR_MS = [5 * 60_000, 3000];
const QUIET_MS = 80;
const LONGEST_MS = 60_000;

const droppings = new Set<() => void>();
const openTransactions = new Set<IDBTransaction>();
let begun = 0;
let lastActivity = 0;
let lastKey = 0;

const setTimer = window.setTimeout;
window.setTimeout = Object.assign((handler: TimerHandler, wait?: number, ...rest: unknown[]) => {
  const timer = setTimer(handler, wait, ...rest);
  if (CACHED_FOR_MS.includes(wait ?? 0) && typeof handler === 'function')
    droppings.add(() => {
      // Otherwise the timer keeps its closure alive until it fires.
      clearTimeout(timer);
      handler();
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

/** Waits until the page is idle, then drops every cached answer, so that the next query reads the database again. */
export async function forget(): Promise<void> {
  await quiet();
  for (const dropNow of droppings) dropNow();
  droppings.clear();
}

/**
 * The number of active live queries. Dexie announces a write by another page on this channel, and each live query then
 * runs again and begins a transaction.
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

/** Milliseconds from the last key press to the last DOM change or database read, whichever is later. */
export async function settledAfterKey(): Promise<number> {
  await quiet();
  return Math.max(0, lastActivity - lastKey);
}

/** The time when a condition first holds, checked after every DOM change. Rejects after a minute. */
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

/** Waits until no transaction is open and there was no read, key press or DOM change for a while. */
export async function quiet(forMs = QUIET_MS): Promise<void> {
  while (openTransactions.size > 0 || performance.now() - Math.max(lastActivity, lastKey) < forMs) await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimer(resolve, 10);
  });
}
