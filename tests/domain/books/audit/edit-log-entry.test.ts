import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CHAIN_START,
  chainEntry,
  EDIT_ACTION_WORDS,
  type EditAction,
  type EditLogEntry,
  firstBroken,
  textToHash,
} from '#domain/books/audit/edit-log-entry.ts';

const SAID: Omit<EditLogEntry, 'seq' | 'previous' | 'hash'> = {
  at: '2026-11-25T07:33:45.123Z',
  who: 'Asha',
  device: 'Counter',
  deed: 'change',
  kind: 'Party',
  record: 'p1',
  name: 'Ravi Traders',
  before: { name: 'Ravi' },
  after: { name: 'Ravi Traders' },
  reason: '',
};

describe('an entry of the edit log', () => {
  it('is hashed over the hash before it, then its canonical JSON', () => {
    expect(textToHash({ ...SAID, seq: 2, previous: 'abc' })).toBe(
      'abc{"after":{"name":"Ravi Traders"},"at":"2026-11-25T07:33:45.123Z","before":{"name":"Ravi"},"deed":"change",' +
        '"device":"Counter","kind":"Party","name":"Ravi Traders","reason":"","record":"p1","seq":2,"who":"Asha"}',
    );
  });

  it('comes after the one before it, and holds its hash', () => {
    const [first, second] = logOf(2);
    expect(first).toMatchObject({ ...SAID, seq: 1, previous: '' });
    expect(second).toMatchObject({ seq: 2, previous: first?.hash });
    expect(first?.hash).toBe(sha256(textToHash({ ...SAID, seq: 1, previous: '' })));
  });

  it('cannot be written with what JSON cannot say', () => {
    expect(() => chainEntry({ ...SAID, after: { name: undefined } }, CHAIN_START, sha256)).toThrow(TypeError);
  });

  it('says in a word what was done', () => {
    const words: Record<EditAction, string> = {
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
    };
    expect(EDIT_ACTION_WORDS).toEqual(words);
  });
});

describe('the edit log', () => {
  let log: readonly EditLogEntry[] = [];
  beforeAll(() => {
    log = logOf(5);
  });

  it('is unbroken as it was written, whole or in parts', () => {
    expect(firstBroken(log, sha256)).toBeUndefined();
    expect(firstBroken([], sha256)).toBeUndefined();
    expect(firstBroken(log.slice(3), sha256, log[2])).toBeUndefined();
  });

  it('shows the first entry that was changed', () => {
    const forged = log.map((entry) => (entry.seq > 2 ? { ...entry, who: 'Nobody' } : entry));
    expect(firstBroken(forged, sha256)).toEqual({ seq: 3, why: 'Entry 3 was changed after it was written.' });
  });

  it('shows an entry that was changed and hashed again by the next, which does not follow it', () => {
    const forged = chainEntry({ ...SAID, who: 'Nobody' }, log[1] ?? CHAIN_START, sha256);
    expect(firstBroken(log.with(2, forged), sha256)).toEqual({
      seq: 4,
      why: 'Entry 4 does not follow the one before it.',
    });
  });

  it('shows an entry that was left out, also at the beginning', () => {
    expect(firstBroken(log.toSpliced(2, 1), sha256)).toEqual({ seq: 3, why: 'Entry 3 is missing.' });
    expect(firstBroken(log.slice(1), sha256)).toEqual({ seq: 1, why: 'Entry 1 is missing.' });
  });

  it('shows an entry that was put in', () => {
    const extra = chainEntry(SAID, log[1] ?? CHAIN_START, sha256);
    expect(firstBroken(log.toSpliced(2, 0, extra), sha256)).toEqual({ seq: 4, why: 'Entry 4 is missing.' });
  });

  it('shows an entry that could never have been written, instead of ending there', () => {
    const [first] = log;
    const forged = { ...SAID, seq: 1, previous: '', hash: first?.hash ?? '', after: { at: new Date(0) } };
    expect(firstBroken([forged], sha256)).toEqual({ seq: 1, why: 'Entry 1 was changed after it was written.' });
  });

  it('does not hide a fault of the hashing itself', () => {
    const broken = () => {
      throw new TypeError('no hash');
    };
    expect(() => firstBroken(log, broken)).toThrow('no hash');
  });

  it('shows every change of every field of every entry', () => {
    const field = fc.constantFrom('at', 'who', 'device', 'kind', 'record', 'name', 'reason', 'previous', 'hash');
    fc.assert(
      fc.property(fc.nat({ max: 4 }), field, fc.string({ minLength: 1 }), (at, name, more) => {
        const entry = log[at];
        if (!entry) return;
        const forged = log.with(at, { ...entry, [name]: entry[name as 'who'] + more });
        expect(firstBroken(forged, sha256)?.seq).toBe(at + 1);
      }),
    );
  });
});

function logOf(length: number): readonly EditLogEntry[] {
  const log: EditLogEntry[] = [];
  while (log.length < length) log.push(chainEntry(SAID, log.at(-1) ?? CHAIN_START, sha256));
  return log;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
