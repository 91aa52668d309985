import { type Picture, rowsOf } from '#domain/printing/picture.ts';

/** What a printer made of its bytes: the picture, the pins at which it opened the drawer, how often it was made ready and cut. */
type Printed = Readonly<{
  picture: Picture;
  drawers: readonly number[];
  ready: number;
  cuts: number;
  slices: readonly number[];
}>;

/**
 * Does what a printer of rolls does with the commands that the app sends, and refuses every other byte. `width` is that of the
 * paper in dots, as a paper that is only fed has no width of its own.
 */
export function printedPaper(bytes: Uint8Array, width: number): Printed {
  const [rows, drawers, slices]: [number[], number[], number[]] = [[], [], []];
  let [ready, cuts, at] = [0, 0, 0];
  const next = () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new RangeError('The bytes end within a command.');
    return byte;
  };
  const two = () => next() + next() * 256;
  while (at < bytes.length) {
    const command = `${hex(next())} ${hex(next())}`;
    if (command === '1B 40') ready++;
    else if (command === '1B 70') {
      drawers.push(next() === 0 ? 2 : 5);
      if (`${hex(next())} ${hex(next())}` !== '19 FA') throw new RangeError('No pulse of 50 ms.');
    } else if (command === '1B 4A') rows.push(...Array<number>((next() * width) / 8).fill(0));
    else if (command === '1D 56') {
      if (`${hex(next())} ${hex(next())}` !== '42 00') throw new RangeError('Another cut.');
      cuts++;
    } else if (command === '1D 76') {
      if (`${hex(next())} ${hex(next())}` !== '30 00') throw new RangeError('Another raster.');
      const [across, down] = [two(), two()];
      if (across * 8 !== width) throw new RangeError(`A slice of ${across * 8} dots on paper of ${width}.`);
      slices.push(down);
      for (let many = across * down; many > 0; many--) rows.push(next());
    } else throw new RangeError(`No command: ${command}`);
  }
  return { picture: { width, bits: Uint8Array.from(rows) }, drawers, ready, cuts, slices };
}

/** How many dots of one colour stand beside each other in a row, from the left, beginning with white ones. */
export function runsIn({ width, bits }: Picture, row: number): readonly number[] {
  const runs = [0];
  for (let x = 0; x < width; x++) {
    const at = row * width + x;
    const isBlack = (((bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
    if (isBlack !== (runs.length % 2 === 0)) runs.push(0);
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return runs;
}

/** Whether these bars stand anywhere in a picture, two dots a module. */
export function hasBars(picture: Picture, bars: readonly number[]): boolean {
  const wanted = bars.map((modules) => modules * 2).join();
  return Array.from({ length: rowsOf(picture) }, (_, row) => runsIn(picture, row)).some(
    (runs) => runs.slice(1, -1).join() === wanted,
  );
}

/** Bytes as the manuals write them: "1B 40". */
export function inHex(bytes: Uint8Array): string {
  return Array.from(bytes, hex).join(' ');
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}
