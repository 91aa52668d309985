/** The workspace of an address: the sample business, the shelf of all sets of books, or one set of them. */
export type Workspace =
  | Readonly<{ name: 'sample' }>
  | Readonly<{ name: 'shelf' }>
  | Readonly<{ name: 'books'; booksKey: string }>;

/** Whether an address is that of the counter, which has the whole window for itself. */
export function isOfCounter(pathname: string): boolean {
  return /^\/books\/[^/]+\/counter\/?$/.test(pathname);
}

/** The address alone says which workspace a page shows: there is no hidden mode. */
export function workspaceOf(pathname: string): Workspace {
  const [, first, key = ''] = pathname.split('/');
  if (first !== 'books') return { name: 'sample' };
  return key === '' || key === 'new' ? { name: 'shelf' } : { name: 'books', booksKey: key };
}
