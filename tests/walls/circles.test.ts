import { describe, expect, it } from 'vitest';

/** A file with what it imports, or a folder with what the files in it import. */
type Imports = ReadonlyMap<string, readonly string[]>;

const SOURCES = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

describe('the files of src', () => {
  it('import each other in no circle, types and what is fetched later counted: whoever reads one begins somewhere', () => {
    expect(circleIn(importsOf(SOURCES))).toEqual([]);
  });

  it('stand in folders that import each other in no circle', () => {
    expect(circlesOfFolders(importsOf(SOURCES))).toEqual([]);
  });

  it('have at most 250 lines each', () => {
    const long = Object.entries(SOURCES).filter(([, text]) => text.split('\n').length > 251);
    expect(long.map(([file]) => file)).toEqual([]);
  });

  it('are at most 36 in a folder', () => {
    const folders = Object.keys(SOURCES).map((file) => file.slice(0, file.lastIndexOf('/')));
    const full = [...new Set(folders)].filter((folder) => folders.filter((one) => one === folder).length > 36);
    expect(full).toEqual([]);
  });
});

describe('a circle is seen', () => {
  it.each([
    ["import type { B } from './b.ts';", "export { a } from '#x/a.ts';"],
    ["const b = () => import('./b.ts');", "import './a.ts';"],
    ["type B = import('./b.ts').B;", "import {\n  a,\n} from './a.ts';"],
  ])('of files: %s and %s', (a, b) => {
    expect(circleIn(importsOf({ '/src/x/a.ts': a, '/src/x/b.ts': b }))).toEqual(['/src/x/a.ts', '/src/x/b.ts']);
  });

  it('of folders whose files form none', () => {
    const files = {
      '/src/ui/a/one.ts': "import '#ui/b/one.ts';",
      '/src/ui/b/two/deeper.ts': "import '#ui/a/two.ts';",
      '/src/ui/b/one.ts': '',
      '/src/ui/a/two.ts': '',
    };
    expect(circlesOfFolders(importsOf(files))).toEqual(['/src/ui/a', '/src/ui/b']);
  });

  it('but none through a worker, which is a program of its own', () => {
    const files = {
      '/src/a.ts': "new Worker(new URL('./b.ts', import.meta.url));",
      '/src/b.ts': "import type { A } from './a.ts';",
    };
    expect(circleIn(importsOf(files))).toEqual([]);
  });
});

/** What each file imports: when it is loaded, later, or for its types alone. */
function importsOf(sources: Readonly<Record<string, string>>): Imports {
  const found = Object.entries(sources).map(([file, text]) => {
    const names = [...text.matchAll(IMPORT)].map(([, from, called]) => from ?? called ?? '');
    const files = names.map((name) =>
      name.startsWith('#') ? `/src/${name.slice(1)}` : new URL(name, `file://${file}`).pathname,
    );
    return [file, files] as const;
  });
  return new Map(found);
}

/** The folders that stand in a circle with others of the same folder, each taken with all that lies in it. */
function circlesOfFolders(files: Imports): readonly string[] {
  const beside = new Map<string, Map<string, string[]>>();
  for (const [file, others] of files) {
    for (const other of others) {
      const [from, to] = whereTheyPart(file, other);
      if (from === undefined || to === undefined) continue;
      const parent = from.slice(0, from.lastIndexOf('/'));
      const folders = beside.get(parent) ?? new Map<string, string[]>();
      folders.set(from, [...(folders.get(from) ?? []), to]);
      beside.set(parent, folders);
    }
  }
  return [...beside.values()].flatMap(circleIn);
}

/** The two folders, beside each other, in which the files lie; none for a file that lies beside a folder. */
function whereTheyPart(file: string, other: string): readonly [string?, string?] {
  const [a, b] = [file.split('/'), other.split('/')];
  const depth = a.findIndex((name, at) => name !== b[at]) + 1;
  return depth < a.length && depth < b.length ? [a.slice(0, depth).join('/'), b.slice(0, depth).join('/')] : [];
}

/** Those that are left when all that import nothing left are taken away, again and again. */
function circleIn(imports: Imports): readonly string[] {
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

const IMPORT = /^(?:import|export)\s(?:[^;']*?\sfrom\s+)?'([#.][^']+)'|\bimport\(\s*'([#.][^']+)'\s*\)/gm;
