import { expect, it } from 'vitest';
import { requiredForUser, USER_ROLES, USER_STATUSES, USER_TONES } from '#domain/user.ts';

it('a new user needs a name, an email and a role', () => {
  expect(requiredForUser).toEqual(['name', 'email', 'role']);
});

it('a user has one of four roles', () => {
  expect(USER_ROLES).toEqual(['Admin', 'Accountant', 'Sales', 'Manager']);
});

it('a new user starts Active, which shows green', () => {
  expect(USER_STATUSES[0]).toBe('Active');
  expect(USER_TONES).toEqual({ Active: 'good', Inactive: 'quiet' });
});
