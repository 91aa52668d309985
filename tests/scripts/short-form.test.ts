import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LEFT_IN_CHROMIUM, LEFT_IN_NODE, SHORT_JOURNEYS } from '../../scripts/short-form.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = readdirSync(`${ROOT}tests`, { recursive: true, encoding: 'utf8' }).map((file) => `tests/${file}`);

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`, so that each name is tried by itself. */
function namesIn(pattern: string): string[] {
  const [before = '', ...rest] = pattern.split('{');
  const [names = '', after = ''] = rest.join('{').split('}');
  return rest.length === 0 ? [pattern] : names.split(',').map((name) => before + name + after);
}

const SHAPES: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*', '.': '\\.' };

it.each([...LEFT_IN_CHROMIUM, ...LEFT_IN_NODE, ...SHORT_JOURNEYS].flatMap(namesIn))(
  '%s is there to be run or left out',
  (name) => {
    const shape = new RegExp(`^${name.replaceAll(/\*\*\/|\*|\./g, (part) => SHAPES[part] ?? part)}$`);
    expect(FILES.filter((file) => shape.test(file))).not.toEqual([]);
  },
);
