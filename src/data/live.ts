import { liveQuery } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useSyncExternalStore } from 'react';
import { type Answer, Answers } from './answers.ts';
import { isMirrorLost, mirrorName, onMirrorOpen } from './mirror.ts';
import { shareStructure } from './structural-sharing.ts';
import { isConnectionLost, asReadError } from './refusal.ts';

/**
 * The one way to read: a query of the mirror that runs again whenever what it read has changed, and when the page is
 * returned to. `key` names the query and everything it depends on; two queries never share one. Undefined until the
 * first answer. An answer is remembered while it is shown and for five minutes more, so that a screen one returns to is
 * drawn at once; what is equal in the next one is the same object. Where a later reading fails it stands, as a failure takes
 * the screen away, and with it what somebody has typed there; `whyOld` tells of it.
 */
export function useLive<T>(key: readonly unknown[], query: () => Promise<T>, asking: Asking = {}): T | undefined {
  const answer = useAnswer<T>(key, asking, (name) =>
    ask(name, query).catch((error: unknown) => {
      const known = lastAnswer<T>(name, error);
      if (known || isMirrorLost()) return known;
      throw error;
    }),
  );
  return answer?.value;
}

/**
 * The same for a part of a screen that can tell in its own place that it was never read, so that the rest stands. Where it
 * must be fresh, a failure leaves nothing of before.
 */
export function useLiveResult<T>(key: readonly unknown[], query: () => Promise<T>, asking: Asking = {}): LiveResult<T> {
  const tried = useAnswer<LiveResult<T>>(['tried', ...key], asking, (name) =>
    ask(name, async () => ({ value: await query() }), asking).catch(
      (error: unknown) =>
        lastAnswer<LiveResult<T>>(name, error, asking) ?? {
          name,
          value: { problem: { why: whyOf(error), tryAgain: refetchAll } },
        },
    ),
  );
  return tried?.value ?? {};
}

/** The same outside of drawing: tells of every answer until what it returns is called. A failure leaves the last one. */
export function watch<T>(query: () => Promise<T>, tell: (answer: T) => void): () => void {
  const watching = liveQuery(query).subscribe(tell, () => {});
  return () => watching.unsubscribe();
}

/** Why something that a screen shows could not be read again, and so may be out of date; undefined where all could. */
export function staleReason(): string | undefined {
  return [...old].at(-1)?.why;
}

/** Calls back when that changes. Returns how to stop. */
export function onStaleChange(listener: () => void): () => void {
  oldListeners.add(listener);
  return () => oldListeners.delete(listener);
}

/** Asks anew for all that screens show. The library answers for rows that it has just read, as only this page writes them. */
export function refetchAll(): void {
  refetchCount++;
  for (const listener of listeners) listener();
}

/** Forgets the answers that no screen shows, as after an import: they are of the business before it. */
export function forgetAnswers(): void {
  answers.forget();
}

/** Resolves when all that screens have asked for is answered, or has failed. */
export async function whenAnswered(): Promise<void> {
  while (unanswered.size > 0) await Promise.allSettled(unanswered);
}

/** An answer, or why there is none and how to ask anew; neither while it is awaited. */
export type LiveResult<T> = Readonly<{ value?: T; problem?: Readonly<{ why: string; tryAgain: () => void }> }>;

/** `isFresh`: what was remembered is no answer, as for a paper, and for a find whose first answer somebody goes to at once. */
type Asking = Readonly<{ isFresh?: boolean }>;

function useAnswer<T>(
  key: readonly unknown[],
  { isFresh = false }: Asking,
  answered: (name: string) => Promise<Answer<T> | undefined>,
): Answer<T> | undefined {
  const mirror = useSyncExternalStore(onMirrorOpen, mirrorName);
  const refetches = useSyncExternalStore(onRefetch, () => refetchCount);
  const name = JSON.stringify([mirror, ...key]);
  const answer = useLiveQuery(() => (mirror === undefined ? undefined : noted(answered(name))), [name, refetches]);
  useEffect(() => answers.hold(name), [name]);
  // After its key has changed the hook still shows the answer to the old one, until the new one is there.
  const remembered = isFresh ? undefined : answers.get<T>(name);
  const shown = answer?.name === name ? answer : remembered;
  const why = shown?.whyOld;
  useEffect(() => (why === undefined ? undefined : noteOld(why)), [why]);
  return shown;
}

/** What was answered before this failure. */
function lastAnswer<T>(name: string, failure: unknown, { isFresh = false }: Asking = {}): Answer<T> | undefined {
  const known = isFresh ? undefined : answers.get<T>(name);
  return known && { ...known, whyOld: whyOf(failure) };
}

function noted<T>(asked: Promise<T>): Promise<T> {
  const end = () => unanswered.delete(asked);
  unanswered.add(asked);
  asked.then(end, end);
  return asked;
}

/**
 * Asks once. A lost connection is asked again after 1, 2 and 4 seconds, never more than 30; every other failure, and
 * the fourth, goes to the screen, and who tries again from there has all the tries anew. (The wait is not inside the
 * query: a live query that waits for a timer would no longer be told of changes.)
 */
async function ask<T>(
  name: string,
  query: () => Promise<T>,
  { isFresh = false }: Asking = {},
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
    // The frame says that nothing more can be read. What stands on the screen stays.
    if (isMirrorLost() && known) return known;
    if (isMirrorLost()) throw new Error(CONNECTION_LOST, { cause: error });
    if (!isConnectionLost(error)) throw asReadError(error);
    const { tries, isWaiting } = failures.get(name) ?? { tries: 0, isWaiting: false };
    if (!isWaiting && tries === MOST_RETRIES) {
      failures.delete(name);
      // In words of our own: a live query keeps to itself what a closed database says.
      throw new Error(CONNECTION_LOST, { cause: error });
    }
    if (!isWaiting) tryAgain(name, tries);
    return known;
  }
}

function tryAgain(name: string, tries: number): void {
  failures.set(name, { tries: tries + 1, isWaiting: true });
  setTimeout(
    () => {
      failures.set(name, { tries: tries + 1, isWaiting: false });
      refetchAll();
    },
    Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS),
  );
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Notes that what a screen shows is old, until what it returns is called. */
function noteOld(why: string): () => void {
  const note = { why };
  old.add(note);
  for (const listener of oldListeners) listener();
  return () => {
    old.delete(note);
    for (const listener of oldListeners) listener();
  };
}

function onRefetch(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of ['focus', 'online']) window.addEventListener(event, refetchAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of ['focus', 'online']) window.removeEventListener(event, refetchAll);
  };
}

let refetchCount = 0;
let reads = 0;
const listeners = new Set<() => void>();
const old = new Set<{ readonly why: string }>();
const oldListeners = new Set<() => void>();
const answers = new Answers();
const unanswered = new Set<Promise<unknown>>();
/** The reads that have failed and were not answered since; while one waits to be tried again, no failure is counted. */
const failures = new Map<string, { tries: number; isWaiting: boolean }>();
const CONNECTION_LOST =
  'The browser no longer lets this page read its records. Reload the page; it starts from the sample data.';
const MOST_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
