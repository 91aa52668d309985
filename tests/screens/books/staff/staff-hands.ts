import { page, userEvent } from 'vitest/browser';
import { setPasscode } from '#data/books/staff/persons.ts';
import { signOut } from '#data/books/staff/sign-in.ts';
import type { Role } from '#domain/books/staff/role.ts';
import { as, personOf, withStaff } from '../../../support/staff.ts';
import { scan } from '../../../support/scanner.ts';
import { shop } from '../counter/counter-hands.ts';

/** What tests of the staff do: by label and by role. */

export const whoAreYou = page.getByRole('dialog', { name: 'Who are you?' });
export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const [OWNERS, CASHIERS] = ['482170', '5937'];

/** Starts the books of a shop with one of each role, of whom the Owner and those named have real passcodes. Nobody is signed in. */
export async function staffedShop(...roles: readonly Role[]): Promise<string> {
  const key = await shop();
  await withStaff();
  as('Owner');
  await setPasscode(personOf('Owner').id, { passcode: OWNERS, repeated: OWNERS });
  for (const role of roles) await setPasscode(personOf(role).id, { passcode: CASHIERS, repeated: CASHIERS });
  signOut();
  return key;
}

/** Signs in by the keys on the screen. */
export async function signInAs(name: string, passcode: string): Promise<void> {
  await whoAreYou.getByRole('list', { name: 'Staff' }).getByRole('button', { name }).click();
  await enter(passcode);
}

export async function enter(passcode: string): Promise<void> {
  for (const digit of passcode) await whoAreYou.getByRole('button', { name: digit, exact: true }).click();
  await whoAreYou.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export const keys = (text: string) => userEvent.keyboard(text);

/** Types a passcode and Enter, at the speed of a person. */
export const type = (passcode: string) => scan(passcode, { everyMs: 150 });
