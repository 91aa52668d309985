import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The files of the build: few instead of many small ones, because each further request costs a slow device time. By itself
 * the build makes a file of each set of pages that share a module. What each rule buys was measured without it.
 */
export const chunks = [
  // 94 KB that stay as they are, with their hash, when only our own code changes.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack)\// },
  // 4 requests of each page with tabs.
  { name: 'tabs', test: /\/ui\/controls\/tabs\.tsx/ },
  // 56 requests and 79 KB of the first page.
  { name: neededAtOnce, debugName: 'start', includeDependenciesRecursively: false },
  // 43 requests of the dashboard of books.
  { name: neededFirst, debugName: 'shared', minShareCount: 2, includeDependenciesRecursively: false },
];

/** What is needed together, and by which files. A module goes with the first that needs it. */
const NEEDED_TOGETHER = {
  start: ['src/app/main.tsx', 'src/app/workspaces/sample.ts', 'src/screens/sample/invoices/invoices-screen.tsx'],
  // A request of the sample, which index.html names at once (sample-named.ts); books do without it.
  seed: ['src/data/sample/seed/sample.ts'],
  // 86 KB of a list of books.
  books: [
    'src/app/frame/books/opened-books.tsx',
    'src/app/frame/books/opened-parts.ts',
    'src/screens/books/invoices/invoices-screen.tsx',
  ],
  // 54 KB of a list of masters.
  'books-masters': ['accounting', 'items', 'parties'].map((name) => `src/screens/books/${name}/${name}-screen.tsx`),
};

type Build = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

function neededFirst(id: string, build: Build): string | null {
  const [first] = Object.entries(NEEDED_TOGETHER).find(([, files]) => neededBy(files, build).has(id)) ?? [];
  const isOfBooks = id.includes('/books/');
  if (first !== undefined && (isOfBooks || !first.startsWith('books'))) return first;
  // What reads and writes files is fetched with the first file, piece by piece.
  if (!/\/src\/(?:data|domain)\//.test(id) || id.includes('/files/')) return null;
  if (isOfBooks) return 'books-further';
  // 11 KB of each page of books.
  return id.includes('/sample/') ? 'entities' : 'shared';
}

/** Also what nothing else needs: two files would import each other, and one more would be asked for. */
function neededAtOnce(id: string, build: Build): string | null {
  const first = neededFirst(id, build);
  return first === 'seed' || (first === 'start' && !ITS_OWN.test(id)) ? first : null;
}

/** These files and all that they import, themselves or through others. */
function neededBy(files: readonly string[], build: Build): ReadonlySet<string> {
  const known = NEEDED.get(files);
  if (known) return known;
  const needed = new Set<string>();
  NEEDED.set(files, needed);
  for (const file of files) addAll(pathTo(file));
  return needed;

  function addAll(id: string): void {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) addAll(imported);
  }
}

function pathTo(file: string): string {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  // After a rename, modules would silently move to another file of the build.
  if (!existsSync(path)) throw new Error(`chunks.ts names ${file}, which does not exist.`);
  return path;
}

/** The entry, with the style sheet, which would be awaited again with each screen if it were the start's; and the list. */
const ITS_OWN = /\.css$|\/app\/main\.tsx$|\/screens\/sample\/invoices\//;

const NEEDED = new Map<readonly string[], ReadonlySet<string>>();
