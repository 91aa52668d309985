import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';

const FOLDER = fileURLToPath(new URL('../../dist/assets/', import.meta.url));

/** The files that a file of the build imports at once; an `import()` waits until all is finished. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(FOLDER + file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name);
}

test('no two files of the build import each other: the one that is asked for first would find the other unfinished', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const reached = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of imports.get(from) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached(next, seen);
    }
    return seen;
  };
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => reached(file).has(file))).toEqual([]);
});
