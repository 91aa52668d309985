import { problemInName, tidyName } from '#domain/books/names.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';

/** A place where goods are kept. */
export type Godown = Readonly<{ id: string; name: string; address: string; isActive: boolean }>;

/** The values of the form. */
export type GodownEntry = Omit<Godown, 'id'>;

export const BLANK_GODOWN: GodownEntry = { name: '', address: '', isActive: true };

/** The one that every set of books begins with. */
export const MAIN_GODOWN: GodownEntry = { ...BLANK_GODOWN, name: 'Main' };

export function godownEntry({ name, address, isActive }: Godown): GodownEntry {
  return { name, address, isActive };
}

export function godownFrom({ name, address, isActive }: GodownEntry): GodownEntry {
  return { name: tidyName(name), address: address.trim(), isActive };
}

export function problemsInGodown({ name }: GodownEntry): Problems<GodownEntry> {
  return problemsIn<GodownEntry>({ name: problemInName(name, 'godown') });
}
