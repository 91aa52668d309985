import { canonicalJson } from '#domain/canonical-json.ts';

/**
 * One line of the edit log: who changed what, when, and how it was before (rule 3(1) of the Companies (Accounts) Rules).
 * Each holds the hash of the one before it, so that none can be changed, left out or put in unnoticed.
 */
export type EditLogEntry = Readonly<{
  /** 1, 2, 3 … without holes. */
  seq: number;
  /** The moment in UTC, `2026-11-25T07:33:45.123Z`. */
  at: string;
  /**
   * The name of the person who is signed in, and her id; without staff that in Settings › Business › Your Name. What nobody did is
   * by "Tarazu".
   */
  who: string;
  person?: string | undefined;
  /** Who approved it, by name and id, and why. */
  approved?: Readonly<{ who: string; person: string; reason: string }> | undefined;
  device: string;
  deed: EditAction;
  /** The kind of record, such as "Party", and its id. */
  kind: string;
  record: string;
  /** What people call the record: its name or number. */
  name: string;
  /** The whole record. Null before it was created and after it was deleted. */
  before: object | null;
  after: object | null;
  /** Blank where none is asked for. */
  reason: string;
  /** The hash of the entry before, blank in the first. */
  previous: string;
  hash: string;
}>;

export type EditAction = keyof typeof EDIT_ACTION_WORDS;

export const EDIT_ACTION_WORDS = {
  create: 'Created',
  change: 'Changed',
  cancel: 'Cancelled',
  delete: 'Deleted',
  restore: 'Restored',
  lock: 'Locked',
  unlock: 'Unlocked',
  migrate: 'Migrated',
  mend: 'Mended',
  void: 'Voided',
  approve: 'Approved',
  open: 'Opened',
  passcode: 'Passcode set',
  recover: 'Recovered',
  refuse: 'Wrong passcode',
} as const;

/** Returns who did it: "Ravi, approved by Asha". */
export function whoOf({ who, approved }: Pick<EditLogEntry, 'who' | 'approved'>): string {
  return approved ? `${who}, approved by ${approved.who}` : who;
}

/** Where a chain begins, or where the part of it that was already checked ends. */
export type ChainEnd = Pick<EditLogEntry, 'seq' | 'hash'>;

export const CHAIN_START: ChainEnd = { seq: 0, hash: '' };

/** Returns the text that an entry's hash is made over: the hash before it, then the canonical JSON of all but its own. */
export function textToHash(entry: Omit<EditLogEntry, 'hash'> & Partial<Pick<EditLogEntry, 'hash'>>): string {
  const { previous, hash: _, ...rest } = entry;
  return previous + canonicalJson(rest);
}

/** Completes an entry with its place after another in the chain and its hash. `hashOf` is SHA-256 as hex digits. */
export function chainEntry(
  content: Omit<EditLogEntry, 'seq' | 'previous' | 'hash'>,
  after: ChainEnd,
  hashOf: (text: string) => string,
): EditLogEntry {
  const entry = { ...content, seq: after.seq + 1, previous: after.hash };
  return { ...entry, hash: hashOf(textToHash(entry)) };
}

/**
 * The first entry, in the order of the chain, that is not what was once written, and why; undefined if all are. A long
 * log is checked in parts: `after` is the last entry of the part before. What was cut off at the end is seen only by
 * comparing the last entry with one noted elsewhere.
 */
export function firstBroken(
  entries: Iterable<EditLogEntry>,
  hashOf: (text: string) => string,
  after: ChainEnd = CHAIN_START,
): Readonly<{ seq: number; why: string }> | undefined {
  let end = after;
  for (const entry of entries) {
    const seq = end.seq + 1;
    if (entry.seq !== seq) return { seq, why: `Entry ${seq} is missing.` };
    if (entry.previous !== end.hash) return { seq, why: `Entry ${seq} does not follow the one before it.` };
    const text = textIfAny(entry);
    if (text === undefined || entry.hash !== hashOf(text)) {
      return { seq, why: `Entry ${seq} was changed after it was written.` };
    }
    end = entry;
  }
  return undefined;
}

/** Undefined for an entry that could never have been written, as JSON cannot say it: checking must not end there. */
function textIfAny(entry: EditLogEntry): string | undefined {
  try {
    return textToHash(entry);
  } catch {
    return undefined;
  }
}
