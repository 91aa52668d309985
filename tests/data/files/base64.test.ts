import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64Of, bytesOf } from '#data/files/backup/base64.ts';

const written = (bytes: Uint8Array) => new TextDecoder().decode(base64Of(bytes));
const read = (text: string) => bytesOf(new TextEncoder().encode(text));

describe('base64', () => {
  it('is encoded as in RFC 4648, section 10', () => {
    const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => new TextEncoder().encode(text));
    expect(texts.map(written)).toEqual(['', 'Zg==', 'Zm8=', 'Zm9v', 'Zm9vYg==', 'Zm9vYmE=', 'Zm9vYmFy']);
    expect(written(Uint8Array.of(251, 255, 191))).toBe('+/+/');
  });

  it('is the same as the browser’s and decodes to the same bytes, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(written(bytes)).toBe(btoa(String.fromCodePoint(...bytes)));
        expect(read(written(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each([
    ['is not whole', 'Zm9'],
    ['is not whole, and padded', 'Zg='],
    ['has a letter that is none', 'Zm9*'],
    ['has a letter of another alphabet', 'Zm9_'],
    ['has a letter beyond ASCII', 'Zmé='],
    ['goes on after its padding', 'Zg==Zm9v'],
    ['is padded within', 'Z=8='],
    ['is padded thrice', 'Z==='],
    ['is nothing but padding', '===='],
    ['has more under one sign of padding than nothing', 'Zm9='],
    ['has more under two signs of padding than nothing', 'Zh=='],
    ['has half a byte more under two signs of padding', 'Zo=='],
  ])('that %s is refused', (_, text) => {
    expect(read(text)).toBeUndefined();
  });
});
