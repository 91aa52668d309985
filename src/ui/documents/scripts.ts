/**
 * A script that has a typeface of its own, for people (`name`) and for the shaper (OpenType's tags). `letters` are
 * ranges as CSS writes them. `joins` is the sign that joins two consonants, if it has one (Tamil's dot joins but a single pair).
 */
type Script = Readonly<{
  name: string;
  letters: string;
  tags: readonly string[];
  joins?: string;
  language?: string;
  direction?: 'rtl';
}>;

/**
 * The scripts that documents can print beside Latin: those of the Eighth Schedule. Meetei Mayek is missing, as fontkit
 * does not end on its conjuncts.
 */
export const SCRIPTS = {
  devanagari: { name: 'Devanagari', letters: 'U+0900-097F', tags: ['dev2', 'deva'], joins: '\u094d' },
  bengali: { name: 'Bengali', letters: 'U+0980-09FF', tags: ['bng2', 'beng'], joins: '\u09cd' },
  gurmukhi: { name: 'Gurmukhi', letters: 'U+0A00-0A7F', tags: ['gur2', 'guru'], joins: '\u0a4d' },
  gujarati: { name: 'Gujarati', letters: 'U+0A80-0AFF', tags: ['gjr2', 'gujr'], joins: '\u0acd' },
  odia: { name: 'Odia', letters: 'U+0B00-0B7F', tags: ['ory2', 'orya'], joins: '\u0b4d' },
  tamil: { name: 'Tamil', letters: 'U+0B80-0BFF', tags: ['tml2', 'taml'] },
  telugu: { name: 'Telugu', letters: 'U+0C00-0C7F', tags: ['tel2', 'telu'], joins: '\u0c4d' },
  kannada: { name: 'Kannada', letters: 'U+0C80-0CFF', tags: ['knd2', 'knda'], joins: '\u0ccd' },
  malayalam: { name: 'Malayalam', letters: 'U+0D00-0D7F', tags: ['mlm2', 'mlym'], joins: '\u0d4d' },
  olchiki: { name: 'Ol Chiki', letters: 'U+1C50-1C7F', tags: ['olck'] },
  arabic: {
    name: 'Urdu',
    letters: 'U+0600-06FF, U+0750-077F, U+FDF2, U+FDFA-FDFD',
    tags: ['arab'],
    language: 'URD ',
    direction: 'rtl',
  },
} as const satisfies Readonly<Record<string, Script>>;

/** The family under which all of them are shown on screen and in print (tokens.css). */
export const SCRIPT_FAMILY = 'Tarazu Scripts';

export type ScriptName = keyof typeof SCRIPTS;

export const SCRIPT_NAMES = Object.keys(SCRIPTS) as readonly ScriptName[];

export function scriptOf(name: ScriptName): Script {
  return SCRIPTS[name];
}

/** The scripts of a text, for which it needs their typefaces. */
export function scriptsIn(text: string): readonly ScriptName[] {
  return SOME_LETTER.test(text) ? SCRIPT_NAMES.filter((name) => LETTER_OF[name].test(text)) : [];
}

/** The letters of these scripts, as the inside of a character class of a regular expression. */
export function classOf(names: readonly ScriptName[] = SCRIPT_NAMES): string {
  return names
    .map((name) => SCRIPTS[name].letters)
    .join()
    .replaceAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?,? ?/g, (_, from: string, to = from) => `\\u{${from}}-\\u{${to}}`);
}

const SOME_LETTER = new RegExp(`[${classOf()}]`, 'u');
const LETTER_OF = Object.fromEntries(
  SCRIPT_NAMES.map((name) => [name, new RegExp(`[${classOf([name])}]`, 'u')]),
) as Readonly<Record<ScriptName, RegExp>>;
