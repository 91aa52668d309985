/** The browser's own storage, as it is before anything stands in for it: what is kept is kept there or not at all. */
const OWN = ownEngine();

/** The version found where a database was to be opened; undefined until the browser has reported it. */
export type InstalledVersion = { version: number | undefined };

/**
 * The browser's IndexedDB, narrowed to one version of one database. By itself Dexie would open a newer version than it was
 * asked for, add what it misses there, and delete what it finds empty; here it can do none of that. Where the installed
 * version is another one, `may` decides whether it is changed (0: there is none, and it would be created); if not, nothing
 * is touched. Undefined in a browser without storage.
 */
export function engineFor(
  version: number,
  found: InstalledVersion,
  may: (installed: number) => boolean,
): IDBFactory | undefined {
  const own = OWN;
  if (!own) return undefined;
  const open = (name: string, asked?: number) => {
    // Dexie asks again without a version when ours is too old, and with a higher one when an index is missing.
    if (asked !== version) throw new DOMException('Only this version is opened', 'VersionError');
    const request = own.open(name, asked);
    request.addEventListener('upgradeneeded', (event) => {
      found.version = event.oldVersion;
      if (may(event.oldVersion)) return;
      event.stopImmediatePropagation();
      request.transaction?.abort();
    });
    request.addEventListener('success', () => {
      found.version ??= version;
    });
    return request;
  };
  const deleteDatabase = () => {
    throw new DOMException('What is kept is not deleted by opening it', 'NotAllowedError');
  };
  return { open, deleteDatabase, databases: () => own.databases(), cmp: (a, b) => own.cmp(a, b) };
}

/** The browser's own storage, for who lists or deletes databases; undefined where it is refused. */
export function browserStorage(): IDBFactory | undefined {
  return OWN;
}

/** Resolves with the result of a request, or rejects with its error. */
export function answerOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function ownEngine(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    // Some browsers throw on the mere name.
    return undefined;
  }
}
