import type { Database } from './database.ts';
import type { InstalledVersion } from './engine.ts';
import type { Connection, StoreStanding } from './connection.ts';
import type { AnyRows } from './table.ts';

/**
 * Keeps the connection to a kept database. If the browser takes it away it is opened again, however long that takes; if
 * the database is gone, that is reported, and no empty one is created. A newer version of the app in another tab is made
 * way for. A wish of another context to delete the database is not: as long as this page lives, its books do.
 */
export function keepKept<Rows extends AnyRows>(
  db: Database<Rows>,
  installed: InstalledVersion,
  letGo: () => void,
): Pick<Connection<Rows>, 'keepOpen' | 'close' | 'isShareable'> {
  let isDeleteWaiting = false;
  const ending = new AbortController();
  const { signal } = ending;
  const close = () => {
    ending.abort();
    db.close();
    letGo();
  };
  return {
    keepOpen(report, whenIdle) {
      const again = () => void reopenDatabase(db, installed, signal, report);
      const watch = () => db.backendDB().addEventListener('close', again);
      watch();
      db.on('ready', watch, true);
      db.on('versionchange', ({ newVersion }) => {
        if (newVersion !== null) {
          // From here on nothing new begins; what has begun is finished, or the user would have to type it again.
          report('outdated');
          void whenIdle().then(close);
        } else isDeleteWaiting = true;
        return false;
      });
      // Dexie also closes it while the page is in the back/forward cache, and reruns all queries when the page is back.
      // This listener captures the event, so that the database is open before that.
      const reopen = (event: PageTransitionEvent) => {
        if (event.persisted && !db.isOpen()) again();
      };
      globalThis.addEventListener?.('pageshow', reopen, { capture: true, signal });
    },
    close,
    // A new connection would queue behind a delete request for as long as this page lives.
    isShareable: () => !isDeleteWaiting,
  };
}

async function reopenDatabase<Rows extends AnyRows>(
  db: Database<Rows>,
  installed: InstalledVersion,
  ending: AbortSignal,
  report: (standing: StoreStanding) => void,
): Promise<void> {
  const timer = setTimeout(() => report('slow'), PATIENCE_MS);
  try {
    // Dexie closes the database on the same event, before or after this call.
    await Promise.resolve();
    installed.version = undefined;
    if (ending.aborted) return;
    await db.open();
    if (ending.aborted) db.close();
    else report('open');
  } catch (error) {
    db.close();
    // Another tab has moved it to its newer version meanwhile.
    const isNewer = error instanceof Error && error.name === 'VersionError' && installed.version === undefined;
    if (!ending.aborted) report(isNewer ? 'outdated' : 'lost');
  } finally {
    clearTimeout(timer);
  }
}

/** Until slow reopening is reported. */
const PATIENCE_MS = 10_000;
