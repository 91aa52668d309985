import type { Tone } from './tone.ts';

export type User = Readonly<{
  id: string;
  name: string;
  email: string;
  role: UserRole;
  status: UserStatus;
}>;

/** The choices of the user form; the permission matrix has roles of its own. */
export const USER_ROLES = ['Admin', 'Accountant', 'Sales', 'Manager'] as const;
type UserRole = (typeof USER_ROLES)[number];

/** A new user starts with the first. */
export const USER_STATUSES = ['Active', 'Inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_PREFIX = 'USER-';

/** What a new user must have (specification §5). */
export const requiredForUser = ['name', 'email', 'role'] as const satisfies readonly (keyof User)[];

export const USER_TONES = { Active: 'good', Inactive: 'quiet' } as const satisfies Record<UserStatus, Tone>;
