import { blocksIn, bytesIn, codewordsIn, correctionIn } from './qr-version.ts';

/** The data in blocks, each followed by its correction (Reed-Solomon), and all of them in turns: byte by byte of each. */
export function withCorrection(data: Uint8Array, version: number): Uint8Array {
  const [count, correction] = [blocksIn(version), correctionIn(version)];
  const short = Math.floor(bytesIn(version) / count);
  // The last blocks have one byte more where the data cannot be divided evenly.
  const longer = bytesIn(version) % count;
  const divisor = divisorOf(correction);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, at) => {
    const end = start + short + (at < count - longer ? 0 : 1);
    const block = data.subarray(start, end);
    start = end;
    return { block, rest: restOf(block, divisor) };
  });
  const all: number[] = [];
  for (let at = 0; at <= short; at++) {
    for (const { block } of blocks) if (at < block.length) all.push(block[at] ?? 0);
  }
  for (let at = 0; at < correction; at++) for (const { rest } of blocks) all.push(rest[at] ?? 0);
  if (all.length !== codewordsIn(version)) throw new RangeError(`Not the data of version ${version}.`);
  return Uint8Array.from(all);
}

/** (x − 1)(x − 2)(x − 4) …, the highest power, whose factor is 1, left out. */
function divisorOf(degree: number): Uint8Array {
  const divisor = new Uint8Array(degree);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) {
      divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return divisor;
}

function restOf(block: Uint8Array, divisor: Uint8Array): Uint8Array {
  const rest = new Uint8Array(divisor.length);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    for (const [at, by] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ times(by, factor);
  }
  return rest;
}

/** The product in the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> at) & 1) * one;
  }
  return product;
}
