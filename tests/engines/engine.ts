import { setTimeout as wait } from 'node:timers/promises';

/**
 * A browser with one page, whatever drives it: as much as a journey needs, and nothing that one of the engines' drivers cannot
 * do. Each call is refused after `LIMIT_MS`, as a driver may hang for ever.
 */
export type Engine = Readonly<{
  /** Loads an address anew; resolves when the page may be asked. */
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, which is made of JSON. */
  ask: (expression: string) => Promise<unknown>;
  /** Presses with the mouse at a point of the window, and takes it away: a toast on which it stands does not go. */
  pressAt: (x: number, y: number) => Promise<void>;
  /** Types, each key as soon as the one before is up. */
  type: (text: string) => Promise<void>;
  /** Presses Control and A. */
  selectAll: () => Promise<void>;
  enter: () => Promise<void>;
  /** Hands a file to the field that an expression in the page finds. */
  setFile: (expression: string, path: string) => Promise<void>;
  /** Forgets everything that the page has stored, and ends. */
  end: () => Promise<void>;
}>;

export type EngineName = 'Firefox' | 'WebKit';

/** Starts browsers of one kind, each without anything stored. */
export type EngineHost = Readonly<{ start: () => Promise<Engine>; end: () => Promise<void> }>;

/** A tablet held upright. */
export const WINDOW = { width: 820, height: 1180 };

/** A point of the window where nothing is. */
export const AWAY = { x: 1, y: 1 };

/** How long one is willing to wait for a driver's answer, on a machine that may be busy. */
export const LIMIT_MS = 120_000;

/** Rejects where an answer does not come within the limit. */
export function withinLimit<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  const limit = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`No answer within ${LIMIT_MS / 1000} s: ${what}`);
  });
  return Promise.race([answer, limit]);
}
