import { describe, expect, it } from 'vitest';
import { rankGroups, rankOf } from '#app/palette/ranking.ts';

describe('the rank of an entry', () => {
  it.each([
    ['sales', { name: 'Sales' }, 0],
    ['INV-2024-001', { name: 'Desai & Sons', code: 'INV-2024-001' }, 0],
    ['SAL', { name: 'Sales' }, 1],
    ['inv-2024', { name: 'Desai & Sons', code: 'INV-2024-001' }, 1],
    ['new inv', { name: 'New Invoice' }, 1],
    ['inv new', { name: 'New Invoice' }, 2],
    ['sons', { name: 'Desai & Sons' }, 2],
    ['stock', { name: 'Inventory', also: 'Stock Management' }, 3],
    ['ales', { name: 'Sales' }, undefined],
    ['sales 9', { name: 'Sales' }, undefined],
    // Neither has a letter or a digit to search for.
    ['--', { name: 'Sales', code: '' }, undefined],
    ['&', { name: 'Profit & Loss' }, undefined],
  ])('"%s"', (typed, line, rank) => {
    expect(rankOf(line, typed)).toBe(rank);
  });
});

describe('the groups', () => {
  const screens = { title: 'Screens', entries: [{ name: 'Invoices' }, { name: 'Inventory' }, { name: 'Sales' }] };
  const actions = { title: 'Actions', entries: [{ name: 'New Invoice' }] };
  const found = (...names: readonly string[]) => ({
    title: 'Records',
    entries: names.map((name) => ({ name, record: {} })),
  });
  const shown = (typed: string, ...records: readonly string[]) =>
    rankGroups([screens, actions, found(...records)], typed).map(({ title, entries }) => [
      title,
      ...entries.map(({ name }) => name),
    ]);

  it('keep their order if they rank equally, without those that do not match', () => {
    expect(shown('inv', 'Invar Steel')).toEqual([
      ['Screens', 'Invoices', 'Inventory'],
      ['Records', 'Invar Steel'],
      ['Actions', 'New Invoice'],
    ]);
  });

  it('start with the one that has an exact match', () => {
    expect(shown('sale', 'Sale')[0]).toEqual(['Records', 'Sale']);
  });

  it('keep the newest first among records that rank equally', () => {
    expect(shown('desai', 'Desai & Sons', 'Desai & Co')).toEqual([['Records', 'Desai & Sons', 'Desai & Co']]);
  });

  it('keep a record that was found by a field that is not shown', () => {
    expect(shown('rent', 'Cash Dr, to Bank')).toEqual([['Records', 'Cash Dr, to Bank']]);
  });
});
