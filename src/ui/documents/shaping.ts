import { create, type Font } from 'fontkit';
import { SCRIPT_NAMES, scriptOf, type ScriptName } from './scripts.ts';
import type { FaceFiles, Faces } from './typesetting.ts';

/** The fonts in these files, each of which joins and orders the letters of its own script. */
export function fontsOf(files: FaceFiles): Faces<Font> {
  const scripts = SCRIPT_NAMES.flatMap((name) => {
    const file = files[name];
    return file ? [[name, shaped(create(file), name)] as const] : [];
  });
  return { text: create(files.text), strong: create(files.strong), ...Object.fromEntries(scripts) };
}

/** Says of which script a text is. Fontkit would guess, and a text that starts with a comma of many scripts has none. */
function shaped(font: Font, name: ScriptName): Font {
  const layout = font.layout.bind(font);
  const { tags, language, direction } = scriptOf(name);
  font.layout = (text) =>
    layout(direction === 'rtl' ? text.replace(MARKS, '$2$1') : text, [], tags, language, direction);
  return font;
}

/** The sign of doubling stands nearest to its letter, though Unicode orders it after the vowels. */
const MARKS = /([\u064b-\u0650]+)(\u0651)/g;
