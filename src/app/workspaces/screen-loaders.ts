/**
 * The loaders of the screens of each workspace, so that all can be preloaded before a network fault or an update makes
 * one unavailable. A page preloads the workspaces that it has opened.
 */
export const screenLoaders: Readonly<Record<'sample' | 'books', (() => Promise<unknown>)[]>> = {
  sample: [],
  books: [],
};
