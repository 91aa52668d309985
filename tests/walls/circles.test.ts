import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

describe('the files of src', () => {
  it('import each other in no circle, types counted: whoever reads one begins somewhere', () => {
    expect(circleIn(new Map(Object.entries(SOURCES).map(([file, text]) => [file, importsOf(file, text)])))).toEqual([]);
  });

  it('would be caught in one', () => {
    const files = { '/src/a.ts': "import type { B } from './b.ts';", '/src/b.ts': "export { a } from '#a.ts';" };
    expect(circleIn(new Map(Object.entries(files).map(([file, text]) => [file, importsOf(file, text)])))).toEqual([
      '/src/a.ts',
      '/src/b.ts',
    ]);
  });

  it('have at most 250 lines each', () => {
    const long = Object.entries(SOURCES).filter(([, text]) => text.split('\n').length > 251);
    expect(long.map(([file]) => file)).toEqual([]);
  });
});

/** What a file imports when it is loaded, and what its types are of. */
function importsOf(file: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].map(([, from = '']) =>
    from.startsWith('#') ? `/src/${from.slice(1)}` : new URL(from, `file://${file}`).pathname,
  );
}

/** The files that are left when all that import nothing left are taken away, again and again. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left = new Map([...imports].map(([file, others]) => [file, others.filter((other) => imports.has(other))]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [file, others] of left) if (!others.some((other) => left.has(other))) left.delete(file);
  }
  // What only leads to a circle is none itself.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const led = new Set([...left].flatMap(([file, others]) => others.filter((other) => other !== file)));
    for (const file of left.keys()) if (!led.has(file)) left.delete(file);
  }
  return [...left.keys()];
}

const IMPORT = /^(?:import|export)\s[^;]*?\sfrom\s+'([#.][^']+)';$/gm;
