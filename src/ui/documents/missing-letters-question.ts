import type { Question } from '#ui/overlays/ask.tsx';
import { SCRIPTS, type ScriptName, scriptsIn } from './scripts.ts';

/** The letters that are boxes in a file, and the scripts whose typeface could not be fetched. */
export type MissingLetters = Readonly<{ letters: readonly string[]; unfetched: readonly ScriptName[] }>;

/** Asks before a file is saved in which letters are boxes. */
export function missingLettersQuestion({ letters, unfetched }: MissingLetters): Question {
  const scripts = scriptsIn(letters.join('')).filter((name) => unfetched.includes(name));
  const others = letters.filter((letter) => !scriptsIn(letter).some((name) => scripts.includes(name)));
  const sentences: string[] = [];
  if (scripts.length > 0) {
    const names = scripts.map((name) => SCRIPTS[name].name).join(', ');
    const typeface = scripts.length === 1 ? 'typeface' : 'typefaces';
    sentences.push(`The ${typeface} for ${names} could not be fetched. Go online once, then save again.`);
  }
  if (others.length > 0)
    sentences.push(
      `No typeface here has ${others.slice(0, MOST_NAMED).join(' ')}${others.length > MOST_NAMED ? ' …' : '.'}`,
    );
  return {
    title: 'Some letters cannot be printed',
    sentences: [...sentences, 'In the file they are boxes; text copied from it has the letters.'],
    verb: 'Save with Boxes',
  };
}

const MOST_NAMED = 12;
