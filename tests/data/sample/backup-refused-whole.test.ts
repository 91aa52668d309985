import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBackup } from '#data/sample/backup.ts';
import { changed, exportedText, piecesOf, refusalOf } from '../../support/backup-files.ts';
import { dumpOf } from '../../support/dump.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { RECORD_TABLES, type SampleDatabase } from '../../support/sample-database.ts';

let db: SampleDatabase;
let before: readonly string[];
let text: string;

beforeAll(async () => {
  // Without workers: starting one for each of hundreds of files would take longer than reading them.
  vi.stubGlobal('Worker', undefined);
  db = await freshMirror();
  before = await dumpOf(db);
  text = await exportedText();
});

afterEach(async () => {
  expect(await dumpOf(db)).toEqual(before);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

describe('a file is refused as a whole', () => {
  it('if it is cut off anywhere', async () => {
    for (let percent = 0; percent < 100; percent += 5) {
      const sentence = await refusalOf(text.slice(0, Math.floor((text.length * percent) / 100)));
      expect(sentence, `${percent} %`).toMatch(/^[\w ,]+: \S.+\.$/);
    }
    expect(await refusalOf(text.slice(0, -3))).toMatch(/^(The file|checksum): /);
  });

  it.each(RECORD_TABLES)('if the count of %s is wrong, or the table is missing', async (table) => {
    const pieces = piecesOf(text);
    const count = pieces.counts[table] ?? 0;
    expect(await refusalOf({ ...pieces, counts: { ...pieces.counts, [table]: count + 1 } })).toBe(
      `counts, ${table}: expected ${count}, as there are; found ${count + 1}.`,
    );
    const { [table]: _, ...counts } = pieces.counts;
    expect(await refusalOf({ ...pieces, counts })).toBe(`counts, ${table}: it is missing.`);
    const { [table]: __, ...records } = pieces.records;
    expect(await refusalOf({ ...pieces, records })).toBe(`records, ${table}: it is missing.`);
  });

  it('if a value was changed by hand without a new checksum', async () => {
    expect(await refusalOf(text.replaceAll('Fernandes', 'Fernandez'))).toMatch(
      /^checksum: it is not that of these records/,
    );
    const pieces = piecesOf(text);
    expect(await refusalOf({ ...pieces, checksum: 'f'.repeat(64) })).toMatch(/^checksum: /);
    expect(await refusalOf({ ...pieces, checksum: 'short' })).toMatch(/^checksum: expected sixty-four/);
    const swapped = pieces.records['users']?.toReversed() ?? [];
    expect(await refusalOf({ ...pieces, records: { ...pieces.records, users: swapped } })).toMatch(/^checksum: /);
  });

  it.each([
    ['product', 'Excel', /^product: expected “Tarazu”/],
    ['product', 7, /^product: expected “Tarazu”/],
    ['format', 'workbook', /^format: expected “backup”/],
    ['version', 2, /^version: the file was written by a newer Tarazu/],
    ['version', 0, /^version: expected 1; found 0/],
    ['version', '1', /^version: expected 1/],
    ['created', 'yesterday', /^created: expected a moment/],
    ['created', '2024-02-30T00:00:00.000Z', /^created: expected a day that exists/],
    ['created', null, /^created: expected a moment/],
    ['created', 'on 2024-02-03T00:00:00.000Z', /^created: expected a moment such as/],
    ['created', '2024-02-03T00:00:00.000Z, at night', /^created: expected a moment such as/],
    ['created', '2024-02-03T24:00:00.000Z', /^created: expected a moment such as/],
    ['checksum', 'F'.repeat(64), /^checksum: expected sixty-four/],
    ['checksum', 'f'.repeat(65), /^checksum: expected sixty-four/],
    ['counts', null, /^counts: expected how many/],
    ['counts', [], /^counts, invoices: it is missing/],
    ['records', null, /^records: expected an object/],
    ['records', [], /^records: expected an object/],
    ['records', { planets: [] }, /^records: there is no table “planets”/],
    ['records', { invoices: {} }, /^invoices: expected a list/],
    ['records', { constructor: [] }, /^records: there is no table “constructor”/],
    ['kdf', {}, /^kdf, name: it is missing/],
    ['extra', 1, /^The file: it has “extra”/],
    ['constructor', 1, /^The file: it has “constructor”/],
  ])('if its %s is %j', async (member, value, words) => {
    expect(await refusalOf({ ...piecesOf(text), [member]: value })).toMatch(words);
  });

  it.each(['-1', '-0', '1.5', '1e300', '"3"', 'null'])('if it counts %s users', async (users) => {
    expect(await refusalOf(text.replace(/("counts":.*"users":)\d+/s, `$1${users}`))).toMatch(
      /^counts, users: expected a whole number/,
    );
  });

  it.each(['product', 'format', 'version', 'created', 'counts', 'records', 'checksum'])(
    'if it lacks its %s',
    async (member) => {
      const { [member]: _, ...rest } = piecesOf(text);
      expect(await refusalOf(JSON.stringify(rest))).toMatch(
        new RegExp(`^(The file, ${member}: it is missing|${member}: they are missing)`),
      );
    },
  );

  it.each([
    ['tourSteps', 7],
    ['rolePermissions', 5],
    ['metricCards', 4],
    ['headerCompanies', 3],
  ])('if %s are not all %s, because the app needs them', async (table, all) => {
    const words = new RegExp(`^${table}: expected all ${all} of them; found `);
    expect(await refusalOf(await changed(text, (pieces) => pieces.records[table]?.pop()))).toMatch(words);
    expect(await refusalOf(await changed(text, (pieces) => (pieces.records[table] = [])))).toMatch(words);
  });

  it.each([
    ['empty', '', /^The file: it is empty/],
    ['only white space', ' \n ', /^The file: the file ends/],
    ['a sentence', 'Dear Sir', /^The file: expected an object/],
    ['null', 'null', /^The file: expected an object/],
    ['a list', '[]', /^The file: expected an object/],
    ['an empty object', '{}', /^The file, product: it is missing/],
    ['a page', '<!doctype html>', /^The file: expected an object/],
    ['a single quote', "{'product':1}", /^The file: expected a name in quotes/],
    ['a comment', '{/* */}', /^The file: expected a name in quotes/],
    ['a comma too many', '{"product":"Tarazu",}', /^The file: expected a name in quotes/],
    ['a colon too few', '{"product" "Tarazu"}', /^The file: expected a colon after “product”/],
    ['two values', '{"product":"Tarazu" "x"}', /^The file: expected a comma or }/],
    ['no value', '{"product":}', /^product: expected a value/],
    ['a half letter', '{"\\uZZZZ":1}', /^The file: this is not JSON/],
    ['a prototype', '{"__proto__":{}}', /^The file: it has “__proto__”/],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), /^The file: it is a workbook/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), /^The file: expected an object/],
    ['UTF-16, big-endian', new Uint8Array([0xfe, 0xff, 0, 0x7b]), /^The file: it is not text in UTF-8/],
    ['UTF-16 without a byte order mark', new Uint8Array([0x7b, 0, 0x7d, 0]), /^The file: it is not text in UTF-8/],
    ['a text that starts like a zip', new Uint8Array([0x50, 0x20]), /^The file: expected an object/],
    [
      'a text that starts like a byte order mark',
      new Uint8Array([0xef, 0xbb, 0x7b, 0x7d]),
      /^The file: expected an object/,
    ],
    ['a text that starts with half a UTF-16 mark', new Uint8Array([0xff, 0x7b]), /^The file: expected an object/],
    ['a text that starts with the other half', new Uint8Array([0xfe, 0x7b]), /^The file: expected an object/],
  ])('if it is %s', async (_, file, words) => {
    expect(await refusalOf(file)).toMatch(words);
  });

  it('if it was saved as UTF-16, or has something after its end', async () => {
    const units = Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0));
    expect(await refusalOf(units)).toMatch(/^The file: it is not text in UTF-8/);
    expect(await refusalOf(units.subarray(1))).toMatch(/^The file: it is not text in UTF-8/);
    expect(await refusalOf(`${text}{}`)).toMatch(/^the end of the file: expected nothing more/);
    expect(await refusalOf(text.replace('"users":[', '"users":[,'))).toMatch(/^users, record 1: expected a value/);
    expect(await refusalOf(text.replace('"users":[', '"users":[1 '))).toMatch(
      /^users, after record 1: expected a comma/,
    );
  });

  it('if it is nested a megabyte deep, or fifty, before anything is parsed', async () => {
    const deep = (megabytes: number) => '['.repeat(megabytes * 500_000) + ']'.repeat(megabytes * 500_000);
    expect(await refusalOf(deep(1))).toMatch(/^The file: expected an object/);
    expect(await refusalOf(`{"counts":${deep(1)}}`)).toBe('counts: nested more than 8 deep.');
    expect(await refusalOf(`{"records":{"users":[${deep(50)}]}}`)).toBe('users, record 1: nested more than 8 deep.');
  });

  it('if it is larger than any backup', async () => {
    const file = new Blob([text]);
    vi.spyOn(file, 'size', 'get').mockReturnValue(700_000_000);
    await expect(readBackup(file)).rejects.toThrow('The file: it is larger than 666 MB.');
  });
});

describe('an encrypted file', () => {
  it('is not opened by a wrong password, and says so', async () => {
    const file = new Blob([await exportedText('right one')]);
    expect(await readBackup(file)).toEqual({ kind: 'locked', isWrongPassword: false });
    expect(await readBackup(file, { password: 'wrong one' })).toEqual({ kind: 'locked', isWrongPassword: true });
    expect(await readBackup(file, { password: 'Right one' })).toEqual({ kind: 'locked', isWrongPassword: true });
    expect(await readBackup(file, { password: 'right one' })).toMatchObject({ kind: 'backup' });
  });

  it('is opened by the same password with differently encoded accents', async () => {
    const file = new Blob([await exportedText('re\u0301sume\u0301')]);
    expect(await readBackup(file, { password: 'r\u00e9sum\u00e9' })).toMatchObject({ kind: 'backup' });
  });

  it('is refused if one bit differs, or if it was tampered with', async () => {
    const pieces = piecesOf(await exportedText('secret'));
    const ciphertext = String(pieces['ciphertext']);
    const middle = Math.floor(ciphertext.length / 2);
    const other = ciphertext[middle] === 'A' ? 'B' : 'A';
    const flipped = ciphertext.slice(0, middle) + other + ciphertext.slice(middle + 1);
    const tampered: [Record<string, unknown>, RegExp][] = [
      [{ ciphertext: flipped }, /^ciphertext: it is damaged/],
      [{ ciphertext: ciphertext.slice(0, -4) }, /^ciphertext: it is damaged/],
      [{ ciphertext: ciphertext.slice(0, -3) }, /^ciphertext: it is not base64/],
      [{ ciphertext: '§' }, /^ciphertext: it is not base64/],
      [{ ciphertext: 7 }, /^ciphertext: expected text/],
      [{ ciphertext: [ciphertext] }, /^ciphertext: expected text/],
      [{ ciphertext: { [ciphertext]: 1 } }, /^ciphertext: expected text/],
      [{ records: {} }, /^The file: it has “records” beside “ciphertext”/],
      [{ kdf: { ...(pieces['kdf'] as object), iterations: 1 } }, /^kdf, iterations: expected at least 600000; found 1/],
      [{ kdf: { ...(pieces['kdf'] as object), iterations: 1e12 } }, /^kdf, iterations: expected at most/],
      [{ kdf: { ...(pieces['kdf'] as object), salt: 'AAAA' } }, /^kdf, salt: expected 16 bytes/],
      [{ kdf: { ...(pieces['kdf'] as object), hash: 'MD5' } }, /^kdf, hash: expected SHA-256/],
      [{ cipher: { ...(pieces['cipher'] as object), iv: '' } }, /^cipher, iv: expected 12 bytes/],
      [{ cipher: { ...(pieces['cipher'] as object), name: 'ROT13' } }, /^cipher, name: expected AES-GCM/],
      [{ cipher: undefined }, /^The file, cipher: it is missing/],
      [{ format: 'backup' }, /^The file, kdf: there is no such field|^The file, format: expected/],
    ];
    for (const [change, words] of tampered) {
      expect(await refusalOf(JSON.stringify({ ...pieces, ...change }), 'secret')).toMatch(words);
    }
  });

  it('never shows the password in a refusal', async () => {
    const cut = (await exportedText('open sesame')).slice(0, -40);
    expect(await refusalOf(cut, 'open sesame')).not.toContain('sesame');
  });
});
