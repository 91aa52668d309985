import { expect, it } from 'vitest';
import { BLANK_GODOWN, godownInput, godownFrom, MAIN_GODOWN, problemsInGodown } from '#domain/books/masters/godown.ts';

it('the first godown is Main', () => {
  expect(MAIN_GODOWN).toEqual({ name: 'Main', address: '', isActive: true });
});

it('a godown needs a name', () => {
  expect(BLANK_GODOWN).toEqual({ name: '', address: '', isActive: true });
  expect(problemsInGodown(BLANK_GODOWN)).toEqual({ name: 'Enter the name of the godown.' });
  expect(problemsInGodown(MAIN_GODOWN)).toEqual({});
});

it('a godown is kept without needless spaces, and comes back from its form unchanged', () => {
  const kept = { name: 'Back room', address: '12 MG Road', isActive: false };
  expect(godownFrom({ name: ' Back  room', address: ' 12 MG Road ', isActive: false })).toEqual(kept);
  expect(godownInput({ ...kept, id: '1' })).toEqual(kept);
});
