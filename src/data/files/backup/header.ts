import * as v from 'valibot';
import { isIsoDate } from '#domain/calendar.ts';
import { bytesOf } from './base64.ts';
import { ITERATIONS, IV_BYTES, SALT_BYTES } from './crypto.ts';
import { wholeNumber } from './fields.ts';
import type { TableForms } from './table-forms.ts';
import { type CopyKind, PRODUCT } from './format.ts';
import { refusalAt, type Scanner } from './json-scanner.ts';
import { sentenceOf } from './issue-sentence.ts';

/** All members of a file except the two long ones (records and ciphertext), as parsed. */
export type Header = Readonly<Record<string, unknown>>;

type Plain = v.InferOutput<ReturnType<typeof plainHeader>>;
type Encrypted = v.InferOutput<ReturnType<typeof encryptedHeader>>;

/** The kind that a file must be of, and the tables of its workspace. */
export type Expected = Readonly<{ kind: CopyKind; forms: TableForms }>;

export function isMember({ kind }: Expected, name: string): name is Member {
  return name === 'kept' ? kind.isCounter !== undefined : MEMBER_NAMES.has(name);
}

/** Reads one member and checks it immediately, so that another program's file is refused at its first line. */
export function readHeader(expected: Expected, name: Member, scanner: Scanner): unknown {
  const span = scanner.skip(name);
  if (span[1] - span[0] > LONGEST) throw refusalAt(name, 'it is too long');
  const value = scanner.parse(span, name);
  if (scanner.names !== namesIn(value)) throw refusalAt(name, 'a name stands there twice');
  const { version, elsewhere } = expected.kind;
  if (name === 'version' && Number.isSafeInteger(value) && Number(value) > version) {
    throw refusalAt('version', 'the file was written by a newer Tarazu; open it there, or update this one');
  }
  if (name === 'format' && typeof value === 'string' && Object.hasOwn(elsewhere, value)) {
    throw refusalAt('format', elsewhere[value] ?? '');
  }
  parseAs(membersOf(expected)[name], value, name);
  return value;
}

/** The complete header of a plain file. */
export function wholeHeader(expected: Expected, header: Header): Plain {
  const found = parseAs(plainHeader(expected), header, 'The file');
  if (expected.kind.isCounter && !found.kept) throw refusalAt('kept', 'it is missing');
  return found;
}

/** The complete header of an encrypted file. */
export function envelopeHeader(expected: Expected, header: Header): Encrypted {
  return parseAs(encryptedHeader(expected), header, 'The file');
}

/** The number of names in all objects of a value. If its text has more, a name was duplicated. */
export function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return inner.reduce((sum: number, one) => sum + namesIn(one), Array.isArray(value) ? 0 : inner.length);
}

function parseAs<Shape extends v.GenericSchema>(shape: Shape, value: unknown, place: string): v.InferOutput<Shape> {
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

const created = v.pipe(
  v.string('a moment'),
  v.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/, 'a moment such as 2024-04-05T09:30:00.000Z'),
  v.check((moment) => isIsoDate(moment.slice(0, 10)), 'a day that exists'),
);

const kdf = v.strictObject(
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
);

const cipher = v.strictObject(
  { name: v.literal('AES-GCM', 'AES-GCM'), bits: v.literal(256, '256'), iv: base64(IV_BYTES) },
  'how it is encrypted',
);

const MEMBER_NAMES: ReadonlySet<string> = new Set<keyof ReturnType<typeof membersOf>>([
  'product',
  'format',
  'version',
  'created',
  'counts',
  'checksum',
  'kdf',
  'cipher',
]);
type Member = keyof ReturnType<typeof membersOf>;

function membersOf({ kind, forms }: Expected) {
  const { plain, encrypted } = kind;
  return {
    product: v.literal(PRODUCT, `“${PRODUCT}”: ${kind.only}`),
    format: v.picklist([plain, encrypted], `“${plain}” or “${encrypted}”`),
    version: versionOf(kind),
    created,
    counts: countsShape(forms),
    kept: v.record(
      v.custom<string>((key) => typeof key === 'string' && kind.isCounter?.(key) === true, 'a counter that books have'),
      count,
      'the counters',
    ),
    checksum,
    kdf,
    cipher,
  };
}

/** Any version up to this one. */
function versionOf({ version }: CopyKind) {
  return v.pipe(
    v.number(String(version)),
    v.check((found) => Number.isSafeInteger(found) && found >= 1 && found <= version, String(version)),
  );
}

/** A count for each table, and none for any other. A table that came later may be missing: see `checkTogether`. */
function countsShape(forms: TableForms) {
  const counts = Object.entries(forms).map(([table, { since = 1 }]) => [
    table,
    since > 1 ? v.exactOptional(count) : count,
  ]);
  return v.strictObject(Object.fromEntries(counts) as Record<string, typeof count>, 'how many records each table has');
}

function plainHeader({ kind, forms }: Expected) {
  const members = membersOf({ kind, forms });
  return v.strictObject({
    product: members.product,
    format: v.literal(kind.plain, `“${kind.plain}”`),
    version: members.version,
    created,
    counts: members.counts,
    kept: v.exactOptional(members.kept),
    checksum,
  });
}

function encryptedHeader({ kind, forms }: Expected) {
  const { product, version } = membersOf({ kind, forms });
  const format = v.literal(kind.encrypted, `“${kind.encrypted}”`);
  return v.strictObject({ product, format, version, kdf, cipher, checksum });
}

const LONGEST = 10_000;
