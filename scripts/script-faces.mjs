/**
 * The typefaces of the Indian scripts beside Devanagari, for fonts.mjs: a file each, `script-…`, which is fetched only
 * where a text needs it. Each keeps the substitutions that join its letters, without the gaps at which fontkit fails
 * (anchors.py). Bengali is Hind Siliguri, because fontkit sets several conjuncts of Noto apart; its form of the vowel e
 * for the start of a word is left out, as fontkit takes it within words too. Urdu is Vazirmatn, because Noto draws
 * letters and dots apart, which no reader of PDF files puts together again. src/ui/documents/scripts.ts names the same
 * letters.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Makes the files, and one text of the licence with the copyright of every Noto face.
 *
 * @param {{ work: string, run: (...args: string[]) => void, fonts: string, licences: string }} places `run` runs Python
 */
export function makeScriptFaces({ work, run, fonts, licences }) {
  const noto = [readFileSync(join(licences, 'OFL-noto.txt'), 'utf8')];
  for (const [script, [name, letters, leftOut]] of Object.entries(SCRIPTS)) {
    const folder = unpacked(name, work);
    const [cut, output] = [join(work, `${script}.ttf`), join(fonts, `script-${script}.ttf`)];
    const subset = ['-m', 'fontTools.subset', regularIn(folder), `--unicodes=${SIGNS},${letters}`, '--no-hinting'];
    if (leftOut) subset.push(`--layout-features-=${leftOut}`);
    run(...subset, '--name-IDs=1,2,4,6', `--output-file=${cut}`);
    run(resolve(import.meta.dirname, 'anchors.py'), cut, output);
    process.stdout.write(`${output}: ${statSync(output).size} bytes\n`);
    const licence = readFileSync(join(folder, 'LICENSE_FONT'), 'utf8');
    if (name.includes('/noto-')) noto.push(licence);
    else copyFileSync(join(folder, 'LICENSE_FONT'), join(licences, `OFL-${name.split(/[/@]/)[2]}.txt`));
  }
  const owners = [...new Set(noto.map((licence) => licence.split('\n', 1)[0]))];
  const [terms = ''] = noto.map((licence) => licence.slice(licence.indexOf('\n')));
  writeFileSync(join(licences, 'OFL-noto.txt'), `${owners.join('\n')}${terms}`);
}

/**
 * The folder of a font package, unpacked.
 *
 * @param {string} name with its version
 * @param {string} work a folder
 */
export function unpacked(name, work) {
  const folder = name.slice(1).replaceAll(/[@/]/g, '-');
  execFileSync('npm', ['pack', '--silent', name], { cwd: work });
  execFileSync('tar', ['xzf', `${folder}.tgz`, `--one-top-level=${folder}`], { cwd: work });
  return join(work, folder, 'package');
}

/** @param {string} folder */
export function regularIn(folder) {
  const [file = ''] = readdirSync(join(folder, '400Regular')).filter((name) => name.endsWith('.ttf'));
  return join(folder, '400Regular', file);
}

/**
 * The package of each, its letters, and a feature to leave out. The dandas, which end a sentence, have one code for all
 * scripts.
 *
 * @type {Readonly<Record<string, readonly [packed: string, letters: string, leftOut?: string]>>}
 */
const SCRIPTS = {
  arabic: ['@expo-google-fonts/vazirmatn@0.4.1', 'U+0600-06FF,U+0750-077F,U+FDF2,U+FDFA-FDFD'],
  bengali: ['@expo-google-fonts/hind-siliguri@0.4.1', 'U+0964-0965,U+0980-09FF', 'init'],
  gujarati: ['@expo-google-fonts/noto-sans-gujarati@0.4.2', 'U+0964-0965,U+0A80-0AFF'],
  gurmukhi: ['@expo-google-fonts/noto-sans-gurmukhi@0.4.1', 'U+0964-0965,U+0A00-0A7F'],
  kannada: ['@expo-google-fonts/noto-sans-kannada@0.4.3', 'U+0964-0965,U+0C80-0CFF'],
  malayalam: ['@expo-google-fonts/noto-sans-malayalam@0.4.2', 'U+0964-0965,U+0D00-0D7F'],
  odia: ['@expo-google-fonts/noto-sans-oriya@0.4.2', 'U+0964-0965,U+0B00-0B7F'],
  olchiki: ['@expo-google-fonts/noto-sans-ol-chiki@0.4.2', 'U+1C50-1C7F'],
  tamil: ['@expo-google-fonts/noto-sans-tamil@0.4.3', 'U+0964-0965,U+0B80-0BFF'],
  telugu: ['@expo-google-fonts/noto-sans-telugu@0.4.2', 'U+0964-0965,U+0C00-0C7F'],
};
const SIGNS = 'U+0020,U+200C-200D,U+25CC';
