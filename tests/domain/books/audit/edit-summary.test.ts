import { describe, expect, it } from 'vitest';
import { differences } from '#domain/books/audit/edit-differences.ts';
import { actionInWords, editSummary } from '#domain/books/audit/edit-summary.ts';

const OPEN = { id: 'SHF-000012', rev: 1, number: 12, openedBy: 'Asha', openingCash: 500_00 };
const CLOSED = { ...OPEN, rev: 2, z: { bills: 3, net: 2230_00, difference: -9_00, reason: '' } };

describe('an entry of the edit log in one line', () => {
  it('names the fields that changed, the first six of many', () => {
    const change = { kind: 'Party', deed: 'change', reason: '' } as const;
    expect(editSummary({ ...change, before: { name: 'Ravi' }, after: { name: 'Ravi Traders' } })).toBe('Changed: Name');
    const many = { before: {}, after: { a: '1', b: '2', c: '3', d: '4', e: '5', f: '6', g: '7', h: '8' } };
    expect(editSummary({ ...change, ...many })).toBe('Changed: A, B, C, D, E, F and 2 more');
    expect(editSummary({ ...change, before: {}, after: {} })).toBe('Changed');
  });

  it('names what came or went, with its reason', () => {
    expect(editSummary({ kind: 'Party', deed: 'create', before: null, after: {}, reason: '' })).toBe('Created');
    expect(editSummary({ kind: 'Bill', deed: 'void', before: {}, after: null, reason: 'Cleared' })).toBe(
      'Voided: Cleared',
    );
  });

  it('says of one of the staff that her passcode was set, or that a wrong one was typed', () => {
    const note = { kind: 'Person', before: null, after: {}, reason: '' } as const;
    expect(editSummary({ ...note, deed: 'passcode' })).toBe('Passcode set');
    expect(editSummary({ ...note, deed: 'recover' })).toBe('Recovered');
    expect(editSummary({ ...note, deed: 'refuse', after: { tries: 3 } })).toBe('Wrong passcode');
    expect(differences(null, { tries: 3 })).toEqual([{ field: 'Tries', before: '–', after: '3' }]);
  });

  it('says of a shift that it was closed, whose Z stays among what changed', () => {
    const closing = { kind: 'Shift', deed: 'change', before: OPEN, after: CLOSED, reason: '' } as const;
    expect([actionInWords(closing), editSummary(closing)]).toEqual(['Closed', 'Closed with Z 12']);
    expect(actionInWords({ ...closing, before: CLOSED })).toBe('Changed');
    expect(actionInWords({ ...closing, kind: 'Item' })).toBe('Changed');
    expect(differences(OPEN, CLOSED).map(({ field }) => field)).toContain('Z Net');
    expect(editSummary({ ...closing, before: CLOSED, after: { ...CLOSED, openedBy: 'Ravi' } })).toBe(
      'Changed: Opened By',
    );
  });
});
