/** The workspace of an address: the sample business, the shelf of all sets of books, or one set of them. */
export type Workspace =
  | Readonly<{ name: 'sample' }>
  | Readonly<{ name: 'shelf' }>
  | Readonly<{ name: 'books'; booksKey: string }>;

/** Whether an address is that of the counter. */
export function isOfCounter(pathname: string): boolean {
  return /^\/books\/[^/]+\/counter\/?$/.test(pathname);
}

/** Whether a page has the whole window for itself: the counter, and its customer display. */
export function hasWholeWindow(pathname: string): boolean {
  return isOfCounter(pathname.replace(/\/display\/?$/, ''));
}

/** The address alone says which workspace a page shows: there is no hidden mode. */
export function workspaceOf(pathname: string): Workspace {
  const [, first, key = ''] = pathname.split('/');
  if (first !== 'books') return { name: 'sample' };
  return key === '' || key === 'new' ? { name: 'shelf' } : { name: 'books', booksKey: key };
}
