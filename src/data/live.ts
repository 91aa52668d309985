import { liveQuery } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { isMirrorLost, mirrorName, onMirrorOpen } from './mirror.ts';
import { isConnectionLost, whyUnread } from './refusal.ts';

/**
 * The one way to read: a query of the mirror that runs again whenever what it read has changed, and when the page is
 * returned to. `key` names the query and everything it depends on; two queries never share one. Undefined until the
 * first answer. An answer is remembered for five minutes, so that a screen one returns to is drawn at once.
 */
export function useLive<T>(key: readonly unknown[], query: () => Promise<T>): T | undefined {
  return useAnswer(key, (name) =>
    ask(name, query).catch((error: unknown) => {
      // A failure would take the screen away, and with it what somebody has typed there and now wants to copy.
      if (isMirrorLost()) return undefined;
      throw error;
    }),
  )?.value;
}

/** The same for a part of a screen that can tell of its failure in its own place, so that the rest stands. */
export function useTried<T>(key: readonly unknown[], query: () => Promise<T>): Tried<T> {
  const tried = useAnswer<Tried<T>>(['tried', ...key], (name) =>
    ask(name, async () => ({ value: await query() })).catch((error: unknown) => ({
      name,
      value: { problem: { why: error instanceof Error ? error.message : String(error), tryAgain: refetch } },
    })),
  );
  return tried?.value ?? {};
}

/** The same outside of drawing: tells of every answer until what it returns is called. A failure leaves the last one. */
export function watch<T>(query: () => Promise<T>, tell: (answer: T) => void): () => void {
  const watching = liveQuery(query).subscribe(tell, () => {});
  return () => watching.unsubscribe();
}

/** Resolves when all that screens have asked for is answered, or has failed. */
export async function whenAnswered(): Promise<void> {
  while (unanswered.size > 0) await Promise.allSettled(unanswered);
}

/** An answer, or why there is none and how to ask anew; neither while it is awaited. */
export type Tried<T> = Readonly<{ value?: T; problem?: Readonly<{ why: string; tryAgain: () => void }> }>;

function useAnswer<T>(
  key: readonly unknown[],
  asking: (name: string) => Promise<Answer<T> | undefined>,
): Answer<T> | undefined {
  const mirror = useSyncExternalStore(onMirrorOpen, mirrorName);
  const refetches = useSyncExternalStore(onRefetch, () => refetchCount);
  const name = JSON.stringify([mirror, ...key]);
  const answer = useLiveQuery(() => (mirror === undefined ? undefined : noted(asking(name))), [name, refetches]);
  // After its key has changed the hook still shows the answer to the old one, until the new one is there.
  return answer?.name === name ? answer : answers.get<T>(name);
}

function noted<T>(asked: Promise<T>): Promise<T> {
  const end = () => unanswered.delete(asked);
  unanswered.add(asked);
  asked.then(end, end);
  return asked;
}

type Answer<T> = { readonly name: string; readonly value: T };

/**
 * Asks once. A lost connection is asked again after 1, 2 and 4 seconds, never more than 30; every other failure, and
 * the fourth, goes to the screen, and who tries again from there has all the tries anew. (The wait is not inside the
 * query: a live query that waits for a timer would no longer be told of changes.)
 */
async function ask<T>(name: string, query: () => Promise<T>): Promise<Answer<T> | undefined> {
  try {
    const answer = { name, value: await query() };
    answers.set(answer);
    failures.delete(name);
    return answer;
  } catch (error) {
    const known = answers.get<T>(name);
    // The frame says that nothing more can be read. What stands on the screen stays.
    if (isMirrorLost() && known) return known;
    if (isMirrorLost()) throw new Error(CONNECTION_LOST, { cause: error });
    if (!isConnectionLost(error)) throw whyUnread(error);
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
      refetch();
    },
    Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS),
  );
}

/** What was answered lately, by name. */
class Answers {
  readonly #kept = new Map<string, { answer: Answer<never>; timer: ReturnType<typeof setTimeout> }>();

  get<T>(name: string): Answer<T> | undefined {
    return this.#kept.get(name)?.answer;
  }

  set(answer: Answer<unknown>): void {
    // The timer holds the name alone, or it would hold the rows for as long as it runs.
    const { name } = answer;
    clearTimeout(this.#kept.get(name)?.timer);
    const timer = setTimeout(() => this.#kept.delete(name), FORGOTTEN_AFTER_MS);
    // Under one name lies one type: the name is made of the query and all that it depends on.
    this.#kept.set(name, { answer: answer as Answer<never>, timer });
  }
}

function refetch(): void {
  refetchCount++;
  for (const listener of listeners) listener();
}

function onRefetch(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of ['focus', 'online']) window.addEventListener(event, refetch);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of ['focus', 'online']) window.removeEventListener(event, refetch);
  };
}

let refetchCount = 0;
const listeners = new Set<() => void>();
const answers = new Answers();
const unanswered = new Set<Promise<unknown>>();
/** The reads that have failed and were not answered since; while one waits to be tried again, no failure is counted. */
const failures = new Map<string, { tries: number; isWaiting: boolean }>();
const CONNECTION_LOST =
  'The browser no longer lets this page read its records. Reload the page; it starts from the sample data.';
const MOST_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
const FORGOTTEN_AFTER_MS = 5 * 60_000;
