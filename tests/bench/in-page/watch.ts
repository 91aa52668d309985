/**
 * Watches the product from outside while it runs unchanged. Imported before it, so that it finds everything in place.
 */

/** The long wait after which the product forgets an answer: what is asked for again within it is drawn from memory. */
const FORGOTTEN_AFTER_MS = 5 * 60_000;
const QUIET_MS = 80;

const forgettings = new Set<() => void>();
const openTransactions = new Set<IDBTransaction>();
let lastActivity = 0;
let lastKey = 0;

const setTimer = window.setTimeout;
window.setTimeout = Object.assign((deed: TimerHandler, wait?: number, ...rest: unknown[]) => {
  if (wait === FORGOTTEN_AFTER_MS && typeof deed === 'function') forgettings.add(() => void deed());
  return setTimer(deed, wait, ...rest);
}, setTimer);

const openTransaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function transaction(...args) {
  const opened = openTransaction.apply(this, args);
  openTransactions.add(opened);
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

/** Forgets every remembered answer now, so that the next question goes to the database again. */
export function forget(): void {
  for (const forgetting of forgettings) forgetting();
  forgettings.clear();
}

/** Milliseconds from the last key pressed to the last change of the page, or the last read if that came later. */
export async function settledAfterKey(): Promise<number> {
  while (openTransactions.size > 0 || performance.now() - Math.max(lastActivity, lastKey) < QUIET_MS) await pause();
  return Math.max(0, lastActivity - lastKey);
}

/** The moment at which something first holds, looked at after every change of the page. */
export function moment(holds: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      observer.disconnect();
      resolve(performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimer(resolve, 10);
  });
}
