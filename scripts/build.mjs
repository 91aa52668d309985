/** npm run build: the production build in dist, then its compressed copies. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await build();
await compressFiles('dist');
