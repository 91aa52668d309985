/**
 * The part of the address that names a set of books, made once from the business's name: small Latin letters and digits
 * with single hyphens between, at most 40 characters, like none of the keys taken. A name in another script leaves
 * nothing, and becomes "books".
 */
export function keyFor(name: string, taken: readonly string[]): string {
  const key = shortened(latinKey(name), LONGEST) || 'books';
  const others = new Set([...taken, ...RESERVED]);
  let free = key;
  for (let count = 2; others.has(free); count++) free = `${shortened(key, LONGEST - `-${count}`.length)}-${count}`;
  return free;
}

/** "Café & Sons" becomes "cafe-sons": letters lose their accents, all else becomes a hyphen. */
function latinKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
}

function shortened(key: string, length: number): string {
  return key.slice(0, length).replace(/-$/, '');
}

const LONGEST = 40;
/** Addresses under /books that are pages of their own. */
const RESERVED = ['new'];
