import type { Plugin } from 'vite';

/**
 * Lets Chromium keep the modules of the tests: each test file is a page of its own, and would ask again for hundreds of them.
 * Only in a single run, during which no file changes.
 */
export function modulesKept(): Plugin {
  return {
    name: 'modules-kept',
    apply: () => process.argv.includes('run'),
    configureServer(server) {
      server.middlewares.use(({ url = '' }, response, next) => {
        const set = response.setHeader.bind(response);
        response.setHeader = (header, value) =>
          set(header, header === 'Cache-Control' && value === 'no-cache' && !url.includes('__vitest') ? KEPT : value);
        next();
      });
    },
  };
}

const KEPT = 'max-age=3600';
