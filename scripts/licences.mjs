/**
 * npm run licences: what ships, and under which terms. Not what package.json calls a dependency, but whatever src and sw import,
 * and all that those packages depend on in turn; and the typefaces that lie among our files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ readonly name: string, readonly version: string, readonly licence: string }} Shipped */

/** Licences that ask for nothing but to be named. Any other, and none at all, is for people to decide on. */
export const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Every package that can reach a browser from these folders.
 *
 * @param {string} root
 * @returns {readonly Shipped[]}
 */
export function shippedPackages(root) {
  /** @type {Map<string, Shipped>} */
  const found = new Map();
  for (const name of importedIn(root)) follow(name, root, found);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Every typeface among our files, with the licence that lies in public/fonts for its family: ours are Inter, under its own
 * name and as Tarazu Sans, and Noto.
 *
 * @param {string} root
 * @returns {readonly Shipped[]}
 */
export function shippedTypefaces(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .concat(readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' }))
    .filter((file) => /\.(ttf|otf|woff2?)$/.test(file));
  return files.map((file) => {
    const terms = TERMS.find(([family]) => family.test(file))?.[1];
    const text = terms !== undefined && existsSync(join(root, terms)) ? readFileSync(join(root, terms), 'utf8') : '';
    return { name: file, version: '', licence: licenceIn(text) };
  });
}

/**
 * The names of the packages that our files import, style sheets too.
 *
 * @param {string} root
 */
function importedIn(root) {
  const names = new Set();
  for (const folder of ['src', 'sw']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|tsx|css)$/.test(file) || file.endsWith('.d.ts')) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, from = ''] of text.matchAll(/(?:\bfrom|\bimport|@import|@plugin)\s*\(?\s*['"]([^'"]+)['"]/g)) {
        if (/^[a-z@]/i.test(from))
          names.add(
            from
              .split('/')
              .slice(0, from.startsWith('@') ? 2 : 1)
              .join('/'),
          );
      }
    }
  }
  return names;
}

/**
 * @param {string} name
 * @param {string} from a folder, as Node would look from it
 * @param {Map<string, Shipped>} found by folder
 */
function follow(name, from, found) {
  const folder = folderOf(name, from);
  // What was not installed is not in the files either.
  if (folder === undefined || found.has(folder)) return;
  /** @type {{ version: string, license?: unknown, dependencies?: object, peerDependencies?: object, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} */
  const said = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  found.set(folder, { name, version: said.version, licence: licenceOf(said.license, folder) });
  // A peer that is optional is a tool's, such as the compiler whose types a library comes with.
  const peers = Object.keys(said.peerDependencies ?? {}).filter((peer) => !said.peerDependenciesMeta?.[peer]?.optional);
  for (const other of [...Object.keys(said.dependencies ?? {}), ...peers]) follow(other, folder, found);
}

/**
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function folderOf(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const up = dirname(from);
  return up === from ? undefined : folderOf(name, up);
}

/**
 * As the package itself says, in its own file of terms where it says so nowhere else.
 *
 * @param {unknown} said
 * @param {string} folder
 */
function licenceOf(said, folder) {
  if (typeof said === 'string' && said !== '') return said;
  const terms = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  return terms === undefined ? 'none' : licenceIn(readFileSync(join(folder, terms), 'utf8'));
}

/** @param {string} text */
function licenceIn(text) {
  return KNOWN.find(([words]) => words.test(text))?.[1] ?? 'none';
}

/** @type {readonly (readonly [RegExp, string])[]} */
const KNOWN = [
  [/^\W*(The )?MIT License/i, 'MIT'],
  [/SIL OPEN FONT LICENSE Version 1\.1/i, 'OFL-1.1'],
];

/** @type {readonly (readonly [RegExp, string])[]} */
const TERMS = [
  [/devanagari/, 'public/fonts/OFL-noto.txt'],
  [/documents\/fonts\/(text|strong)\.|tarazu-sans/, 'public/fonts/OFL.txt'],
];

if (argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const shipped = [...shippedPackages(root), ...shippedTypefaces(root)];
  for (const { name, version, licence } of shipped) process.stdout.write(`${licence.padEnd(14)}${name} ${version}\n`);
  const others = shipped.filter(({ licence }) => !PERMISSIVE.has(licence));
  process.stdout.write(`${shipped.length} ship; ${others.length} of them under terms that nobody has looked at.\n`);
  process.exitCode = others.length === 0 ? 0 : 1;
}
