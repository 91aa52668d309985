/**
 * npm run licences: lists what ships, with its licence: the packages that src and sw import (whatever package.json says
 * of them), their transitive dependencies, and the fonts in the repository.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ readonly name: string, readonly version: string, readonly licence: string }} Shipped */

/** Licences that require only attribution. Any other, or none, needs a decision by a person. */
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
 * Every package that can reach a browser through src and sw.
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
 * Every font file in src and public, with the licence of its family from public/fonts. The families are Inter (also as
 * Tarazu Sans), Noto, Hind Siliguri and Vazirmatn.
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
 * The names of the packages that our files import, including style sheets.
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
 * @param {string} from the folder that Node would resolve it from
 * @param {Map<string, Shipped>} found by folder
 */
function follow(name, from, found) {
  const folder = folderOf(name, from);
  // A package that is not installed cannot be in the build.
  if (folder === undefined || found.has(folder)) return;
  /** @type {{ version: string, license?: unknown, dependencies?: object, peerDependencies?: object, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} */
  const said = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  found.set(folder, { name, version: said.version, licence: licenceOf(said.license, folder) });
  // Optional peers are tools, such as the compiler that a library ships types for.
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
 * The licence in the package's manifest, or else in its licence file.
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
  [/documents\/fonts\/script-bengali/, 'public/fonts/OFL-hind-siliguri.txt'],
  [/documents\/fonts\/script-arabic/, 'public/fonts/OFL-vazirmatn.txt'],
  [/documents\/fonts\/script-/, 'public/fonts/OFL-noto.txt'],
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
