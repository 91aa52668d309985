import { liveQuery } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useSyncExternalStore } from 'react';
import { type Answer, Answers } from './answers.ts';
import { onManyChanges } from './many-changes.ts';
import type { Store } from './store.ts';
import type { AnyRows } from './table.ts';
import { shareStructure } from './structural-sharing.ts';
import { isConnectionLost, asReadError } from './refusal.ts';

/**
 * The only way to read: a live query of a store, which runs again whenever the data it read has changed, and when
 * the page gets the focus again. `key` names the query and everything it depends on; two queries never share a key.
 * Undefined until the first answer. An answer is remembered while it is shown and for five minutes after, so that a
 * screen the user returns to renders at once. Parts that are equal in the next answer keep their identity. If a later
 * read fails, the last answer stays: an error would unmount the screen and lose what the user has typed there.
 * `staleReason()` then says why.
 */
export function useLiveOf<T>(
  store: ReadStore,
  key: readonly unknown[],
  query: () => Promise<T>,
  options: ReadOptions = {},
): T | undefined {
  const answer = useAnswer<T>(store, key, options, (name) =>
    answerQuery(store, name, query).catch((error: unknown) => {
      const known = lastAnswer<T>(name, error);
      if (known || store.isGone) return known;
      throw error;
    }),
  );
  return answer?.value;
}

/**
 * A live query for a part of a screen that shows a read error in its own place, so that the rest stays; `useLiveOf` throws
 * it where nothing is remembered. With `isFresh`, a failure does not fall back to the last answer.
 */
export function useLiveResultOf<T>(
  store: ReadStore,
  key: readonly unknown[],
  query: () => Promise<T>,
  options: ReadOptions = {},
): LiveResult<T> {
  const tried = useAnswer<LiveResult<T>>(store, ['tried', ...key], options, (name) =>
    answerQuery(store, name, async () => ({ value: await query() }), options).catch(
      (error: unknown) =>
        lastAnswer<LiveResult<T>>(name, error, options) ?? {
          name,
          value: { problem: { why: whyOf(error), tryAgain: refetchAll } },
        },
    ),
  );
  return tried?.value ?? {};
}

/**
 * A live query outside of React: calls back with every answer until the returned function is called. Ignores failures.
 */
export function watch<T>(query: () => Promise<T>, onAnswer: (answer: T) => void): () => void {
  const begin = () => liveQuery(async () => query()).subscribe(onAnswer, () => {});
  let subscription = begin();
  const end = onManyChanges(() => {
    subscription.unsubscribe();
    subscription = begin();
  });
  return () => {
    end();
    subscription.unsubscribe();
  };
}

/** Why something on screen could not be read again and may be out of date; undefined if everything is current. */
export function staleReason(): string | undefined {
  return [...staleNotes].at(-1)?.why;
}

/** Calls back when the stale reason changes. Returns a function that stops it. */
export function onStaleChange(listener: () => void): () => void {
  staleListeners.add(listener);
  return () => staleListeners.delete(listener);
}

/** Runs all queries of the current screens again. Dexie may answer from its cache, because only this page writes. */
export function refetchAll(): void {
  refetchCount++;
  for (const listener of listeners) listener();
}

/** Forgets the answers that no screen shows. After an import they belong to the business before it. */
export function forgetAnswers(): void {
  answers.forget();
}

/** Resolves when every query of the screens has been answered or has failed. */
export async function whenAnswered(): Promise<void> {
  while (unanswered.size > 0) await Promise.allSettled(unanswered);
}

/** An answer, or why there is none and how to retry; neither of them while the query runs. */
export type LiveResult<T> = Readonly<{ value?: T; problem?: Readonly<{ why: string; tryAgain: () => void }> }>;

/**
 * `isFresh`: ignores remembered answers and waits for a new read. For documents, and for finds whose first hit is
 * opened at once.
 */
export type ReadOptions = Readonly<{ isFresh?: boolean }>;

/** The parts of a store that reading needs. */
type ReadStore = Pick<Store<AnyRows>, 'onChange' | 'databaseName' | 'isGone' | 'words'>;

function useAnswer<T>(
  store: ReadStore,
  key: readonly unknown[],
  { isFresh = false }: ReadOptions,
  answered: (name: string) => Promise<Answer<T> | undefined>,
): Answer<T> | undefined {
  const database = useSyncExternalStore(store.onChange, () => store.databaseName);
  const refetches = useSyncExternalStore(onRefetch, () => refetchCount);
  const name = JSON.stringify([database, ...key]);
  // Asynchronous itself: Dexie otherwise loses track of what a query depends on that awaits one read after another.
  const answer = useLiveQuery(
    async () => (database === undefined ? undefined : tracked(answered(name))),
    [name, refetches],
  );
  useEffect(() => {
    const release = answers.hold(name);
    return () => {
      release();
      // A user who returns later gets all retries again.
      if (!answers.isHeld(name)) failures.delete(name);
    };
  }, [name]);
  // After the key has changed, the hook returns the answer to the old key until the new one arrives.
  const remembered = isFresh ? undefined : answers.get<T>(name);
  const shown = answer?.name === name ? answer : remembered;
  const why = shown?.staleReason;
  useEffect(() => (why === undefined ? undefined : noteStale(why)), [why]);
  return shown;
}

/** The last answer before this failure, with the reason why it is stale. */
function lastAnswer<T>(name: string, failure: unknown, { isFresh = false }: ReadOptions = {}): Answer<T> | undefined {
  const known = isFresh ? undefined : answers.get<T>(name);
  return known && { ...known, staleReason: whyOf(failure) };
}

function tracked<T>(query: Promise<T>): Promise<T> {
  const end = () => unanswered.delete(query);
  unanswered.add(query);
  query.then(end, end);
  return query;
}

/**
 * Runs a query once. After a lost connection it is retried in 1, 2 and 4 seconds. Any other failure, and the fourth
 * lost connection, goes to the screen; a retry from there starts with all attempts again. (The wait is not part of the
 * query, because a live query that waits for a timer would no longer notice changes.)
 */
async function answerQuery<T>(
  store: ReadStore,
  name: string,
  query: () => Promise<T>,
  { isFresh = false }: ReadOptions = {},
): Promise<Answer<T> | undefined> {
  const read = ++reads;
  try {
    const now = await query();
    const answer = { name, value: shareStructure(answers.get<T>(name)?.value, now) };
    answers.set(answer, read);
    failures.delete(name);
    return answer;
  } catch (error) {
    const known = isFresh ? undefined : answers.get<T>(name);
    // The frame tells the user that the records are lost. The screen keeps what it shows.
    if (store.isGone && known) return known;
    if (store.isGone) throw new Error(store.words.unreadable, { cause: error });
    if (!isConnectionLost(error)) throw asReadError(error);
    const { tries, isWaiting } = failures.get(name) ?? { tries: 0, isWaiting: false };
    if (!isWaiting && tries === MOST_RETRIES) {
      failures.delete(name);
      // A new error, because a live query swallows Dexie's own error for a closed database.
      throw new Error(store.words.unreadable, { cause: error });
    }
    if (!isWaiting) tryAgain(name, tries);
    return known;
  }
}

function tryAgain(name: string, tries: number): void {
  const failure = { tries: tries + 1, isWaiting: true };
  failures.set(name, failure);
  setTimeout(
    () => {
      failure.isWaiting = false;
      refetchAll();
    },
    Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS),
  );
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Notes that something on screen is out of date, until the returned function is called. */
function noteStale(why: string): () => void {
  const note = { why };
  staleNotes.add(note);
  for (const listener of staleListeners) listener();
  return () => {
    staleNotes.delete(note);
    for (const listener of staleListeners) listener();
  };
}

function onRefetch(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const event of ['focus', 'online']) window.addEventListener(event, refetchAll);
    endRenewal = onManyChanges(refetchAll);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of ['focus', 'online']) window.removeEventListener(event, refetchAll);
    endRenewal();
  };
}

let refetchCount = 0;
let endRenewal: () => void = () => undefined;
let reads = 0;
const listeners = new Set<() => void>();
const staleNotes = new Set<{ readonly why: string }>();
const staleListeners = new Set<() => void>();
const answers = new Answers();
const unanswered = new Set<Promise<unknown>>();
/** Reads that failed and have not succeeded since. Failures are not counted while one of them waits for its retry. */
const failures = new Map<string, { tries: number; isWaiting: boolean }>();
const MOST_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
