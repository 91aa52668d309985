/** The user's profile on the account page (specification §3). Every field may be blank. */
export type Profile = Readonly<{
  fullName: string;
  email: string;
  phone: string;
  company: string;
  address: string;
}>;

/** The initials shown instead of a photo: "Asha Apte" → "AA", a single name gives one letter, a blank name none. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter((name) => name !== '');
  const firstAndLast = names.length > 1 ? [names[0], names.at(-1)] : names;
  return firstAndLast.map((name = '') => Array.from(name)[0]?.toUpperCase()).join('');
}
