import { expect, it } from 'vitest';
import { missingIn } from '#domain/required-fields.ts';
import { BLANK_USER, requiredForUser, userInput } from '#domain/sample/user.ts';

it('a new user needs a name, an email and a role', () => {
  expect(missingIn(BLANK_USER, requiredForUser)).toEqual(['name', 'email', 'role']);
});

it('the form of a user has every entered field, but not its id', () => {
  const input = { ...BLANK_USER, name: 'Asha Apte', role: 'Sales' } as const;
  expect(userInput({ ...input, id: 'USER-004' })).toEqual(input);
});
