import { expect, it } from 'vitest';
import { BLANK_USER, requiredForUser, USER_ROLES, USER_STATUSES, USER_TONES, userEntry } from '#domain/user.ts';

it('a new user needs a name, an email and a role', () => {
  expect(requiredForUser).toEqual(['name', 'email', 'role']);
});

it('a user has one of four roles', () => {
  expect(USER_ROLES).toEqual(['Admin', 'Accountant', 'Sales', 'Manager']);
});

it('a new user starts Active, which shows green', () => {
  expect(USER_STATUSES).toEqual(['Active', 'Inactive']);
  expect(BLANK_USER).toEqual({ name: '', email: '', role: '', status: 'Active' });
  expect(USER_TONES).toEqual({ Active: 'good', Inactive: 'quiet' });
});

it('the form of a user has every entered field, but not its id', () => {
  const entry = { ...BLANK_USER, name: 'Asha Apte', role: 'Sales' } as const;
  expect(userEntry({ ...entry, id: 'USER-004' })).toEqual(entry);
});
