import { problemInName, tidyName } from '#domain/books/names.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';

/** A place where goods are kept. */
export type Godown = Readonly<{ id: string; name: string; address: string; isActive: boolean }>;

/** The values of the form. */
export type GodownInput = Omit<Godown, 'id'>;

export const BLANK_GODOWN: GodownInput = { name: '', address: '', isActive: true };

/** The one that every set of books begins with. */
export const MAIN_GODOWN: GodownInput = { ...BLANK_GODOWN, name: 'Main' };

export function godownInput({ name, address, isActive }: Godown): GodownInput {
  return { name, address, isActive };
}

export function godownFrom({ name, address, isActive }: GodownInput): GodownInput {
  return { name: tidyName(name), address: address.trim(), isActive };
}

export function problemsInGodown({ name }: GodownInput): Problems<GodownInput> {
  return problemsIn<GodownInput>({ name: problemInName(name, 'godown') });
}
