import type { Plugin } from 'vite';

/** The files that draw a page: most of their functions are called during the load. */
const CALLED_ON_LOAD = ['react', 'start'];

/**
 * Asks the browser to compile these files whole while they download, off the main thread. By default it compiles each
 * function on its first call, which blocks the page.
 */
export function compiledOnLoad(): Plugin {
  return {
    name: 'compiled-on-load',
    apply: 'build',
    generateBundle: {
      // The browser honours the comment only in the first line, where Vite puts a chunk's preload list: run after Vite.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && CALLED_ON_LOAD.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
