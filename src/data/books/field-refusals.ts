import { Refusal } from '#data/store/refusal.ts';
import type { Problems } from '#domain/books/problems.ts';

/** Refuses an input in which something is wrong: the first sentence as the message, each at its field. */
export function refuseIfWrong<Entry>(problems: Problems<Entry>): void {
  const fields: Readonly<Record<string, string>> = { ...(problems as Record<string, string>) };
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Refusal('Not saved', first, { fields });
}

/** Refuses at one field. */
export function refuseField(field: string, sentence: string): never {
  throw new Refusal('Not saved', sentence, { fields: { [field]: sentence } });
}

/** Refuses at one field, if there is a sentence to say. */
export function refuseAt(field: string, sentence: string | undefined): void {
  if (sentence !== undefined) refuseField(field, sentence);
}
