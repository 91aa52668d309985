import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|ttf)$/;
/** Below this, compression saves about as much as its own header costs. */
const WORTHWHILE_BYTES = 512;

/**
 * Writes a .br and a .gz copy beside every compressible file of a build, so that the server need not compress.
 *
 * @param {string} dir
 */
export async function compressFiles(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

/** @param {string} file */
async function compress(file) {
  const text = readFileSync(file);
  if (text.length < WORTHWHILE_BYTES) return;
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}
