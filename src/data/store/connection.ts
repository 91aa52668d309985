import type { ProjectionTables, ChangeHooks } from './change-hooks.ts';
import type { Database, Version } from './database.ts';
import type { AnyRows, TableName } from './table.ts';

/** Where records are kept: in IndexedDB, or, if the browser refuses that, in the page's memory. */
export type Storage = 'database' | 'memory';

/** An open database, and how its opener keeps it open. */
export type Connection<Rows extends AnyRows> = Readonly<{
  db: Database<Rows>;
  storage: Storage;
  /** Whether a worker may open it, too. */
  isShareable: () => boolean;
  /**
   * Opens it again whenever the browser closes it, and reports how that goes. `whenIdle` resolves when the writes that have
   * begun are over.
   */
  keepOpen: (report: (standing: StoreStanding) => void, whenIdle: () => Promise<void>) => void;
  /** Closes it for good. */
  close: () => void;
}>;

/**
 * How a store stands. Slow: the browser takes long to open it, but may. Blocked: another tab holds an older version of it,
 * and opening waits for that. Lost: the browser has taken it away for good. Outdated: this page made way for a newer
 * version of the app in another tab.
 */
export type StoreStanding = 'open' | 'slow' | 'blocked' | 'lost' | 'outdated';

/** Describes a store whose records are kept: its versions, and the hooks of its changes. */
export type Keeping<Rows extends AnyRows> = Readonly<{
  versions: readonly Version[];
  /** Sentences for books that cannot be opened, or no longer be written; each ends in what to do. */
  words: Readonly<Record<'missing' | 'newer' | 'refused' | 'unmoved' | 'exists' | 'outdated', string>>;
  /** The tables of its guard and its change log, which every action is a transaction over. */
  hookTables?: readonly TableName<Rows>[];
  projections?: ProjectionTables<Rows>;
  hooks?: ChangeHooks<Rows>;
}>;

/** Sentences for the failures of a store; each ends in what to do. */
export type FailureWords = Readonly<{
  /** The browser closed the storage, so nothing was written. */
  closed: string;
  /** The browser closed the storage and has not opened it again yet, so nothing was written. */
  slow: string;
  /** Nothing can be read any more. */
  unreadable: string;
}>;
