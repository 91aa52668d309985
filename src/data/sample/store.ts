import type { Contents } from '#data/store/fill.ts';
import { type BrowserLocks, openFresh, sweepFresh } from '#data/store/open-fresh.ts';
import type { Storage } from '#data/store/connection.ts';
import { createStore } from '#data/store/store.ts';
import { type Rows, TABLES } from './tables.ts';

/** The sample business: opened afresh by every page, and gone with it. */
export const sampleStore = createStore<Rows>('sample', TABLES, {
  closed:
    'The browser closed this page’s storage, so nothing was changed. Copy what you typed, then reload the page; it starts from the sample data.',
  slow: 'The browser closed this page’s storage and is still opening it again, so nothing was changed. Your records are safe: keep the page open, wait a little, then try again.',
  unreadable: 'The browser no longer lets this page read its records. Reload the page; it starts from the sample data.',
});

/** All the records of a business, by table. */
export type Business = Contents<Rows>;

/** Creates and fills this page's own database. */
export function openSample(business: Business, locks: BrowserLocks | null = browserLocks()): Promise<Storage> {
  return sampleStore.use(openFresh(sampleStore, PREFIX, business, locks ?? undefined));
}

/** Deletes the databases of closed pages. */
export function sweepSamples(locks: BrowserLocks | null = browserLocks()): Promise<void> {
  return sweepFresh(sampleStore, PREFIX, locks ?? undefined);
}

function browserLocks(): BrowserLocks | null {
  return globalThis.navigator?.locks ?? null;
}

const PREFIX = 'tarazu-';
