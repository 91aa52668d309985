import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { OnProgress } from './progress.ts';

/** Files to be put into one. `made` is the moment that stands beside each, in UTC. */
export type ZipOrder = Readonly<{ files: readonly FileInZip[]; made: string }>;

export type FileInZip = Readonly<{ name: string; content: Blob }>;

/**
 * The files as one ZIP. What a workbook or PDF has compressed already is only stored. Neither the files nor the ZIP are
 * in memory as a whole: they pass in pieces from Blob to Blob.
 */
export async function zipped({ files, made }: ZipOrder, onProgress: OnProgress): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    parts.push(piece);
  });
  const total = files.reduce((sum, { content }) => sum + content.size, 0);
  let done = 0;
  for (const { name, content } of files) {
    const file = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = made;
    zip.add(file);
    const reader = content.stream().getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      file.push(read.value);
      done += read.value.length;
      await onProgress(done, total);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  if (failure) throw failure;
  return new Blob(parts, { type: 'application/zip' });
}

const COMPRESSED = /\.(xlsx|pdf)$/;
