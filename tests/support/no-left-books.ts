import { beforeAll } from 'vitest';

// The files of a project share one browser, which keeps books: a test file begins without those of another.
beforeAll(async () => {
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith('books-of-')) continue;
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve));
  }
});
