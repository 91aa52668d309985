import { OTHER_COUNTRY, STATES } from '#domain/state-code.ts';

/** The States and Union Territories, found by name or code. */
export const STATE_CHOICES = STATES.map(choiceOf);

/** The States, and any other country. */
export const PLACES = [...STATES, OTHER_COUNTRY].map(choiceOf);

function choiceOf({ code, name }: Readonly<{ code: string; name: string }>) {
  return { id: code, name, detail: code };
}
