import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The script behind a program of ours, to be run by this Node: unlike npx it never downloads anything, and it needs no
 * shell.
 *
 * @param {string} program its command, or a path of ours, or 'build' for our own build
 */
export function programOf(program) {
  if (program === 'build') return fileURLToPath(new URL('build.mjs', import.meta.url));
  if (program.endsWith('.mjs')) return fileURLToPath(new URL(`../${program}`, import.meta.url));
  const name = { tsc: 'typescript', biome: '@biomejs/biome', playwright: '@playwright/test' }[program] ?? program;
  const folder = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  return resolve(folder, typeof bin === 'string' ? bin : bin[program]);
}
