import type { Plugin } from 'vite';

/**
 * Names the file of the sample's records in the page. It is no part of the start of the app, as books do without it; where
 * the sample is shown, not-started.js asks for it beside the others instead of after them.
 */
export function sampleNamed(): Plugin {
  return {
    name: 'sample-named',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith('/src/data/sample/seed/sample.ts')),
        );
        if (!file) throw new Error('The build has no file of the sample’s records.');
        return [
          { tag: 'meta', attrs: { name: 'sample', content: `/${file.fileName}` }, injectTo: 'head-prepend' as const },
        ];
      },
    },
  };
}
