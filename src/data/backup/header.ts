import * as v from 'valibot';
import { isIsoDate } from '#domain/calendar.ts';
import { bytesOf } from './base64.ts';
import { ITERATIONS, IV_BYTES, SALT_BYTES } from './crypto.ts';
import { wholeNumber } from './fields.ts';
import { ENCRYPTED, PLAIN, PRODUCT, VERSION } from './format.ts';
import { refusalAt, type Scanner } from './scan.ts';
import { SHAPES } from './shapes.ts';
import { sentenceOf } from './words.ts';

/** All members of a file except the two long ones (records and ciphertext), as parsed. */
export type Header = Readonly<Record<string, unknown>>;

type Plain = v.InferOutput<typeof PLAIN_HEADER>;
type Encrypted = v.InferOutput<typeof ENCRYPTED_HEADER>;

export function isMember(name: string): name is keyof typeof MEMBERS {
  return Object.hasOwn(MEMBERS, name);
}

/** Reads one member and checks it immediately, so that another program's file is refused at its first line. */
export function readHeader(name: keyof typeof MEMBERS, scanner: Scanner): unknown {
  const span = scanner.skip(name);
  if (span[1] - span[0] > LONGEST) throw refusalAt(name, 'it is too long');
  const value = scanner.parse(span, name);
  if (scanner.names !== namesIn(value)) throw refusalAt(name, 'a name stands there twice');
  if (name === 'version' && Number.isSafeInteger(value) && Number(value) > VERSION) {
    throw refusalAt('version', 'the file was written by a newer Tarazu; open it there, or update this one');
  }
  parsed(MEMBERS[name], value, name);
  return value;
}

/** The complete header of a plain file. */
export function wholeHeader(header: Header): Plain {
  return parsed(PLAIN_HEADER, header, 'The file');
}

/** The complete header of an encrypted file. */
export function envelopeHeader(header: Header): Encrypted {
  return parsed(ENCRYPTED_HEADER, header, 'The file');
}

/** The number of names in all objects of a value. If its text has more, a name was duplicated. */
export function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return inner.reduce((sum: number, one) => sum + namesIn(one), Array.isArray(value) ? 0 : inner.length);
}

function parsed<Shape extends v.GenericSchema>(shape: Shape, value: unknown, place: string): v.InferOutput<Shape> {
  const result = v.safeParse(shape, value, { abortEarly: true });
  if (result.success) return result.output;
  throw sentenceOf(result.issues[0], place);
}

const count = v.pipe(wholeNumber, v.minValue(0, 'a whole number'));
const checksum = v.pipe(v.string('text'), v.regex(/^[0-9a-f]{64}$/, 'sixty-four of the letters 0 to 9 and a to f'));

function base64(bytes: number) {
  return v.pipe(
    v.string('text'),
    v.transform((text) => bytesOf(new TextEncoder().encode(text)) ?? new Uint8Array()),
    v.check((found) => found.length === bytes, `${bytes} bytes in base64`),
  );
}

const MEMBERS = {
  product: v.literal(PRODUCT, `“${PRODUCT}”: only a file that Export Data wrote can be imported`),
  format: v.picklist([PLAIN, ENCRYPTED], `“${PLAIN}” or “${ENCRYPTED}”`),
  version: v.literal(VERSION, String(VERSION)),
  created: v.pipe(
    v.string('a moment'),
    v.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/, 'a moment such as 2024-04-05T09:30:00.000Z'),
    v.check((moment) => isIsoDate(moment.slice(0, 10)), 'a day that exists'),
  ),
  counts: v.strictObject(
    Object.fromEntries(Object.keys(SHAPES).map((table) => [table, count])) as Record<keyof typeof SHAPES, typeof count>,
    'how many records each table has',
  ),
  checksum,
  kdf: v.strictObject(
    {
      name: v.literal('PBKDF2', 'PBKDF2'),
      hash: v.literal('SHA-256', 'SHA-256'),
      // The maximum keeps a crafted file from blocking the device for hours.
      iterations: v.pipe(
        count,
        v.minValue(ITERATIONS, `at least ${ITERATIONS}`),
        v.maxValue(10 * ITERATIONS, `at most ${10 * ITERATIONS}`),
      ),
      salt: base64(SALT_BYTES),
    },
    'how the key is made',
  ),
  cipher: v.strictObject(
    { name: v.literal('AES-GCM', 'AES-GCM'), bits: v.literal(256, '256'), iv: base64(IV_BYTES) },
    'how it is encrypted',
  ),
};

const { product, format: _, version, created, counts, kdf, cipher } = MEMBERS;
const PLAIN_HEADER = v.strictObject({
  product,
  format: v.literal(PLAIN, `“${PLAIN}”`),
  version,
  created,
  counts,
  checksum,
});
const ENCRYPTED_HEADER = v.strictObject({
  product,
  format: v.literal(ENCRYPTED, `“${ENCRYPTED}”`),
  version,
  kdf,
  cipher,
  checksum,
});
const LONGEST = 10_000;
