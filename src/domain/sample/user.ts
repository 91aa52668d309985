import type { Tone } from '#domain/tone.ts';

export type User = Readonly<{
  id: string;
  name: string;
  email: string;
  /** Blank if none was chosen. */
  role: UserRole | '';
  status: UserStatus;
}>;

/** The roles of the user form. The permission matrix has a different list of roles. */
export const USER_ROLES = ['Admin', 'Accountant', 'Sales', 'Manager'] as const;
type UserRole = (typeof USER_ROLES)[number];

/** A new user starts with the first status. */
export const USER_STATUSES = ['Active', 'Inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_PREFIX = 'USER-';

/** The fields that a new user must have (specification §5). */
export const requiredForUser = ['name', 'email', 'role'] as const satisfies readonly (keyof User)[];

export const USER_TONES = { Active: 'good', Inactive: 'quiet' } as const satisfies Record<UserStatus, Tone>;

/** The values of the user form. */
export type UserInput = Omit<User, 'id'>;

export const BLANK_USER: UserInput = { name: '', email: '', role: '', status: USER_STATUSES[0] };

/** The form values of an existing user. */
export function userInput({ name, email, role, status }: User): UserInput {
  return { name, email, role, status };
}
