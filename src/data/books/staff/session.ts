import { now } from '#data/clock.ts';
import { browserLocks } from '#data/store/name-lock.ts';

/**
 * Who is signed in at a set of books, in all its tabs at once. A tab keeps it over a reload, and a new one hears it from those that
 * are open; nothing else does, so that closing the last tab signs out.
 */

/** `person` is an id, blank for nobody. */
export type Session = Readonly<{ person: string; isLocked: boolean }>;

export const NOBODY: Session = { person: '', isLocked: false };

/** The session as one tab has it. */
export type TabSession = Readonly<{
  session: () => Session;
  /** Has it in this tab and in all others. */
  share: (session: Session) => void;
  /** When somebody last touched or typed, in any tab, in ms since 1970. */
  activeAt: () => number;
  /** Notes that somebody does so now. */
  noteActivity: () => void;
  close: () => void;
}>;

/** Finds the session of a database's tabs, and calls back when another one changes it. */
export async function openSession(database: string, onChange: (session: Session) => void): Promise<TabSession> {
  const name = `staff of ${database}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let { activeAt, ...session } = noted(name);
  let hasAnswered: () => void = () => undefined;
  const send = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage(message);
  };
  const take = (next: Session & Active) => {
    ({ activeAt, ...session } = next);
    note(name, next);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === ASKS) return session.person === '' ? undefined : send({ ...session, activeAt });
    const isOther = data.person !== session.person || data.isLocked !== session.isLocked;
    take(data);
    hasAnswered();
    if (isOther) onChange(session);
  });
  if (channel && (await isOpenElsewhere(database))) {
    const answered = new Promise<void>((resolve) => (hasAnswered = resolve));
    send(ASKS);
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  }
  const share = (next: Session & Active) => {
    take(next);
    send(next);
  };
  return {
    session: () => session,
    share: (next) => share({ ...next, activeAt: now() }),
    activeAt: () => activeAt,
    noteActivity: () => {
      if (Math.abs(now() - activeAt) >= OFTEN_MS) share({ ...session, activeAt: now() });
    },
    close: () => channel?.close(),
  };
}

type Active = Readonly<{ activeAt: number }>;
type Message = (Session & Active) | typeof ASKS;

/** Whether another tab has these books open, which may know who is signed in. */
async function isOpenElsewhere(database: string): Promise<boolean> {
  const held = (await browserLocks()?.query())?.held ?? [];
  return held.filter(({ name }) => name === database).length > 1;
}

function noted(name: string): Session & Active {
  try {
    return { ...NOBODY, activeAt: 0, ...(JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Session>) };
  } catch {
    return { ...NOBODY, activeAt: 0 };
  }
}

function note(name: string, session: Session & Active): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(session));
  } catch {
    // Refused or full: a reload then signs out.
  }
}

const ASKS = 'who is signed in';
/** How long a new tab waits for another one to answer: one that sleeps does not. */
const PATIENCE_MS = 1000;
/** How often it is noted that somebody is there. */
const OFTEN_MS = 1000;
