/** Who is at work, as the account page keeps it (specification §3). All of it may be blank. */
export type Profile = Readonly<{
  fullName: string;
  email: string;
  phone: string;
  company: string;
  address: string;
}>;

/** What stands for a person without a photo: "Asha Apte" → "AA", one name one letter, none for a blank. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter((name) => name !== '');
  const firstAndLast = names.length > 1 ? [names[0], names.at(-1)] : names;
  return firstAndLast.map((name = '') => Array.from(name)[0]?.toUpperCase()).join('');
}
