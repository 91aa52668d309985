import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipped } from '#data/files/zip.ts';

const MADE = '2026-11-26T10:00:00.000Z';

it('files come out of a ZIP as they went in, under their names in every script', async () => {
  const files = [
    { name: 'read-me.txt', content: new Blob(['आशा '.repeat(1000)]) },
    { name: 'चालान/1.pdf', content: new Blob(['%PDF']) },
    { name: 'empty.xml', content: new Blob([]) },
  ];
  const told: number[] = [];
  const zip = await zipped({ files, made: MADE }, (done) => void told.push(done));
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const read = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]);
  expect(read).toEqual([
    ['read-me.txt', 'आशा '.repeat(1000)],
    ['चालान/1.pdf', '%PDF'],
    ['empty.xml', ''],
  ]);
  // Text that repeats itself is compressed.
  expect(bytes.length).toBeLessThan(1000);
  expect(told.at(-1)).toBe(files.reduce((sum, { content }) => sum + content.size, 0));
});

it('a ZIP is not made on when it is cancelled', async () => {
  const files = [{ name: 'a.txt', content: new Blob(['a']) }];
  const cancel = () => {
    throw new DOMException('', 'AbortError');
  };
  await expect(zipped({ files, made: MADE }, cancel)).rejects.toThrow(DOMException);
});
