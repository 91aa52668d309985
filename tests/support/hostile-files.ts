import * as fc from 'fast-check';
import { type Pieces, sealed } from './backup-files.ts';
import { PAYLOADS, PAYLOAD_NAMES } from './payloads.ts';

/**
 * An import file made from a valid one by one kind of change. The change itself knows, independently of the checker
 * under test, whether the changed file is still valid.
 */
type HostileFile = Readonly<{ file: BlobPart; isGood: boolean; password?: string }>;

/** Makes a file from a valid one, or from an encrypted one, at random. Undefined if there is nothing to change. */
type Change = (good: Pieces, chance: Chance, encrypted: string) => Promise<HostileFile | undefined>;

/** Random choices that fast-check can seed, replay and shrink. */
export class Chance {
  readonly #gen: fc.GeneratorValue;

  constructor(gen: fc.GeneratorValue) {
    this.#gen = gen;
  }

  below(most: number): number {
    return this.#gen(fc.nat, { max: Math.max(0, most - 1) });
  }

  of<T>(options: readonly T[]): T {
    const found = options[this.below(options.length)];
    if (found === undefined && !options.includes(found as T)) throw new TypeError('There is nothing to choose from.');
    return found as T;
  }

  payload(): string {
    return PAYLOADS[this.of(PAYLOAD_NAMES)];
  }
}

/** A value with its place in the file. */
type Place = Readonly<{ table: string; holder: Holder; name: string | number; value: unknown }>;
type Holder = Record<string | number, unknown>;

/** Changes in the records, with counts and checksum corrected, so that only the change itself is wrong. */
const WRONG_IN_ONE_PLACE: Readonly<Record<string, (good: Pieces, chance: Chance) => boolean | undefined>> = {
  'a value of another type': (good, chance) => {
    const { holder, name, value } = chance.of(placesIn(good));
    holder[name] = chance.of(OTHERS[kindOf(value)] ?? []);
    return true;
  },
  'a field missing': (good, chance) => {
    const { holder, name } = chance.of(fieldsIn(good));
    return Reflect.deleteProperty(holder, name);
  },
  'a field too many': (good, chance) => {
    const { holder } = chance.of(fieldsIn(good));
    const wished = chance.payload();
    const name = Object.hasOwn(holder, wished) ? `${wished} too` : wished;
    const value: unknown = chance.of([null, 0, '', 'x', {}, [], chance.payload()]);
    // A plain assignment to `__proto__` would not create a field.
    return Boolean(Object.defineProperty(holder, name, { value, enumerable: true }));
  },
  'an id twice': (good, chance) => {
    const rows = chance.of(Object.values(good.records).filter(({ length }) => length > 0));
    return rows.push(structuredClone(chance.of(rows))) > 0;
  },
  'an id of another form': (good, chance) => {
    const { holder, value } = chance.of(fieldsIn(good).filter(({ name }) => name === 'id'));
    const id = String(value);
    const prefix = id.replace(/\d+$/, '');
    holder['id'] = chance.of([
      '',
      ' ',
      '0',
      `0${id}`,
      `${id} `,
      ` ${id}`,
      `${id}\n`,
      `${prefix}0`,
      `${prefix}0001`,
      `${prefix}-1`,
      `${prefix}1e3`,
      `${prefix}१२३`,
      `x${id}`,
      `${id}.0`,
      `${prefix}${'9'.repeat(30)}`,
      chance.payload(),
    ]);
    return holder['id'] !== '0' || prefix !== '';
  },
  'a choice that is none': (good, chance) => {
    const { holder, name } = chance.of(fieldsIn(good).filter(isChoice));
    holder[name] = chance.of([chance.payload(), `${String(holder[name])} `, String(holder[name]).toUpperCase() + '!']);
    return true;
  },
  'a day that is none': (good, chance) => {
    const { holder, name } = chance.of(fieldsIn(good).filter((place) => DAYS.has(String(place.name))));
    holder[name] = chance.of([...NO_DAYS, chance.payload()]);
    return true;
  },
  'a figure that is none': (good, chance) => {
    const { holder, name } = chance.of(fieldsIn(good).filter(({ value }) => typeof value === 'number'));
    holder[name] = new Raw(chance.of(IN_THOUSANDTHS.has(String(name)) ? NO_QUANTITIES : NO_AMOUNTS));
    return true;
  },
  'a sum that is another': (good, chance) => {
    const sums = fieldsIn(good).filter((place) => isSum(place) && Math.abs(Number(place.value)) < 1e15);
    if (sums.length === 0) return undefined;
    const { holder, name, value } = chance.of(sums);
    holder[name] = Number(value) + chance.of([1, -1, 100, -100, 12345]);
    return true;
  },
  'a movement of no product': (good, chance) => {
    const movements = good.records['stockMovements'] ?? [];
    if (movements.length === 0) return undefined;
    const products = new Set(good.records['products']?.map(({ id }) => id));
    const gone = Array.from({ length: 999 }, (_, at) => `PRD-${String(at + 1).padStart(3, '0')}`);
    chance.of(movements)['productId'] = chance.of(gone.filter((id) => !products.has(id)));
    return true;
  },
  'something that went out without its minus': (good, chance) => {
    const movements = (good.records['stockMovements'] ?? []).filter(
      ({ type, quantity }) => type === 'Stock Out' && quantity !== 0,
    );
    if (movements.length === 0) return undefined;
    const movement = chance.of(movements);
    movement['quantity'] = -Number(movement['quantity']);
    return true;
  },
  'a text too long': (good, chance) => {
    const { holder, name } = chance.of(fieldsIn(good).filter(isText));
    holder[name] = 'W'.repeat(1_000_001);
    return true;
  },
  'a text nested in lists': (good, chance) => {
    const { holder, name } = chance.of(fieldsIn(good));
    let value: unknown = chance.of(['x', 0, null]);
    for (let depth = 2 + chance.below(40); depth > 0; depth--) value = chance.below(2) ? [value] : { x: value };
    holder[name] = value;
    return true;
  },
  'a table missing': (good, chance) => Reflect.deleteProperty(good.records, chance.of(Object.keys(good.records))),
  'a table too many': (good, chance) =>
    Boolean(Object.defineProperty(good.records, chance.payload(), { value: [], enumerable: true })),
  'a role, a step of the tour, a card or an entry of the header missing': (good, chance) => {
    const rows = good.records[chance.of(WHOLE)];
    return (rows?.splice(chance.below(rows.length), 1).length ?? 0) > 0;
  },
};

/** Changes outside the records, or in the records without correcting the counts and the checksum. */
const WRONG_AROUND: Readonly<Record<string, (good: Pieces, chance: Chance) => unknown>> = {
  'a count that is another': (good, chance) => {
    const table = chance.of(Object.keys(good.counts));
    const count = good.counts[table] ?? 0;
    const wrong: unknown = chance.of([count + 1, count - 1, count + 0.5, -count - 1, String(count), null, [count]]);
    return { ...good, counts: { ...good.counts, [table]: wrong } };
  },
  'a count missing or too many': (good, chance) => {
    const counts = { ...good.counts };
    if (chance.below(2)) Reflect.deleteProperty(counts, chance.of(Object.keys(counts)));
    else Object.defineProperty(counts, chance.payload(), { value: 0, enumerable: true });
    return { ...good, counts };
  },
  'another checksum': (good, chance) => {
    const at = chance.below(64);
    const flipped = `${good.checksum.slice(0, at)}${good.checksum[at] === 'a' ? 'b' : 'a'}${good.checksum.slice(at + 1)}`;
    return {
      ...good,
      checksum: chance.of([flipped, flipped.slice(1), `${good.checksum}0`, chance.payload(), 7, null]),
    };
  },
  'a text changed after it was sealed': (good, chance) => {
    const { holder, name, value } = chance.of(fieldsIn(good).filter(isText));
    const other = chance.payload();
    holder[name] = other === value ? `${other}!` : other;
    return good;
  },
  'records in another order than was sealed': (good, chance) => {
    const rows = chance.of(Object.values(good.records).filter(({ length }) => length > 1));
    rows.reverse();
    return good;
  },
  'a header that is another': (good, chance) => {
    const name = chance.of(['product', 'format', 'version', 'created', 'counts', 'records', 'checksum']);
    const value: unknown = chance.of([chance.payload(), null, 2, 0, -1, 1.5, '1', true, '', ['Tarazu'], { x: 1 }]);
    return { ...good, [name]: value };
  },
  'a header missing': (good, chance) => {
    const header: Record<string, unknown> = { ...good };
    Reflect.deleteProperty(header, chance.of(Object.keys(header)));
    return header;
  },
  'a header too many': (good, chance) =>
    Object.defineProperty({ ...good }, chance.payload(), { value: chance.of([0, '', {}, []]), enumerable: true }),
  'a table that is no list': (good, chance) => ({
    ...good,
    records: {
      ...good.records,
      [chance.of(Object.keys(good.records))]: chance.of([{}, 0, '', null, 'x', { length: 0 }]),
    },
  }),
  'a record that is none': (good, chance) => {
    const rows: unknown[] = chance.of(Object.values(good.records));
    rows.splice(chance.below(rows.length + 1), 0, chance.of([null, 0, '', chance.payload(), true, [], {}, [{}]]));
    return good;
  },
};

/** Changes of bytes. Whether the file is still valid is known only by parsing it: see `saysTheSame`. */
const OF_BYTES: Readonly<Record<string, (bytes: Uint8Array, chance: Chance) => Uint8Array>> = {
  'cut off': (bytes, chance) => bytes.subarray(0, chance.below(bytes.length)),
  'a byte changed': (bytes, chance) => {
    const other = bytes.slice();
    other[chance.below(other.length)] = chance.below(256);
    return other;
  },
  'a mark of JSON changed': (bytes, chance) => {
    const marks = [...bytes.keys()].filter((at) => MARKS.includes(bytes[at] ?? 0));
    const other = bytes.slice();
    other[chance.of(marks)] = chance.of([...MARKS]);
    return other;
  },
  'something put between': (bytes, chance) => {
    const letters = chance.of([
      chance.payload(),
      ' ',
      '\n',
      '\t',
      '\r',
      '\0',
      ',',
      '"',
      '-',
      '0',
      '.0',
      'e0',
      '\\u0041',
    ]);
    return spliced(bytes, chance.below(bytes.length + 1), 0, letters);
  },
  'something taken out': (bytes, chance) => {
    const from = chance.below(bytes.length);
    return spliced(bytes, from, 1 + chance.below(chance.of([1, 4, 40, 400])), '');
  },
  'something there twice': (bytes, chance) => {
    const from = chance.below(bytes.length);
    const length = 1 + chance.below(chance.of([4, 40, 400, 4000]));
    return joined(bytes.subarray(0, from + length), bytes.subarray(from));
  },
};

const BAD_BYTES: Readonly<Record<string, (good: Pieces, chance: Chance) => BlobPart>> = {
  'letters that are not UTF-8': (good, chance) => {
    const bytes = encoded(JSON.stringify(good));
    bytes[chance.below(bytes.length)] = chance.of([0xff, 0xfe, 0xc0, 0xc1, 0xf5, 0xf8]);
    return bytes;
  },
  'UTF-16': (good, chance) => {
    const text = chance.of(['\ufeff', '']) + JSON.stringify(good);
    return Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  },
  'a name twice': (good, chance) => {
    const holders = [...new Set([...fieldsIn(good).map(({ holder }) => holder), good.counts, good.records, good])];
    const twice = chance.of(holders.filter((holder) => Object.keys(holder).length > 0));
    return written(good, { twice, nameAt: chance.below(99) });
  },
  'two files in one': (good, chance) =>
    JSON.stringify(good) + chance.of(['{}', '1', ',', ']', '}', JSON.stringify(good), '\0', chance.payload().trim()]),
  'a payload': (_, chance) => chance.payload(),
};

/** Changes that keep the file valid: another layout, or other contents that the app could have written. */
const STILL_GOOD: Readonly<Record<string, (good: Pieces, chance: Chance) => Promise<BlobPart>>> = {
  'laid out anew': async (good, chance) => {
    const style = { gap: chance.of(['', ' ', '\r\n', ' \t\n ']), isEscaped: chance.below(2) === 1 };
    return `${chance.of(['', '\ufeff'])}${written(good, { ...style, isTurned: chance.below(2) === 1 })}\n`;
  },
  'other texts': async (good, chance) => {
    const texts = fieldsIn(good).filter(isText);
    for (let more = 1 + chance.below(20); more > 0; more--) {
      const { holder, name } = chance.of(texts);
      holder[name] = chance.payload();
    }
    return JSON.stringify(await sealed(good));
  },
  'fewer records': async (good, chance) => {
    const table = chance.of(Object.keys(good.records).filter((name) => !WHOLE.includes(name)));
    const [gone] = good.records[table]?.splice(0, 1 + chance.below(3)) ?? [];
    if (table === 'products' && gone) good.records['stockMovements'] = [];
    return JSON.stringify(await sealed(good));
  },
  'records in another order': async (good) => {
    for (const rows of Object.values(good.records)) rows.reverse();
    return JSON.stringify(await sealed(good));
  },
  'nothing but what must be': async (good) => {
    for (const [table, rows] of Object.entries(good.records)) {
      if (!WHOLE.includes(table)) rows.length = 0;
    }
    return JSON.stringify(await sealed(good));
  },
};

const OF_ENCRYPTED: Readonly<Record<string, (encrypted: string, chance: Chance) => string>> = {
  'a letter of the cipher changed': (encrypted, chance) => {
    const at = encrypted.indexOf('"ciphertext"') + 15 + chance.below(encrypted.length);
    const inside = Math.min(at, encrypted.length - 8);
    return `${encrypted.slice(0, inside)}${encrypted[inside] === 'A' ? 'B' : 'A'}${encrypted.slice(inside + 1)}`;
  },
  'an encrypted file cut off': (encrypted, chance) => encrypted.slice(0, chance.below(encrypted.trimEnd().length)),
  'a lock that is another': (encrypted, chance) => {
    const envelope = JSON.parse(encrypted) as Record<string, Record<string, unknown>>;
    const name = chance.of(['kdf', 'cipher']);
    const [part, member] = [envelope[name] ?? {}, chance.of(Object.keys(envelope[name] ?? {}))];
    part[member] = chance.of([chance.payload(), null, 0, -1, 1e300, {}, '']);
    return JSON.stringify(envelope);
  },
};

/** Every kind of change, by name. */
export const CHANGES: ReadonlyMap<string, Change> = new Map([
  ...Object.entries(WRONG_IN_ONE_PLACE).map(([name, change]): [string, Change] => [
    name,
    async (good, chance) =>
      change(good, chance) ? { file: written(await sealed(plainly(good)), {}, good), isGood: false } : undefined,
  ]),
  ...Object.entries(WRONG_AROUND).map(([name, change]): [string, Change] => [
    name,
    async (good, chance) => {
      const isPossible = Object.values(good.records).some(({ length }) => length > 1);
      return isPossible ? { file: JSON.stringify(change(good, chance)), isGood: false } : undefined;
    },
  ]),
  ...Object.entries(OF_BYTES).map(([name, change]): [string, Change] => [
    name,
    async (good, chance) => {
      const bytes = encoded(`${JSON.stringify(good)}\n`);
      const file = change(bytes, chance);
      return { file: new Uint8Array(file), isGood: saysTheSame(file, good) };
    },
  ]),
  ...Object.entries(BAD_BYTES).map(([name, change]): [string, Change] => [
    name,
    async (good, chance) => ({ file: change(good, chance), isGood: false }),
  ]),
  ...Object.entries(STILL_GOOD).map(([name, change]): [string, Change] => [
    name,
    async (good, chance) => ({ file: await change(good, chance), isGood: true }),
  ]),
  ...Object.entries(OF_ENCRYPTED).map(([name, change]): [string, Change] => [
    name,
    async (_, chance, encrypted) => ({ file: change(encrypted, chance), isGood: false, password: 'open sesame' }),
  ]),
]);

/**
 * Whether the bytes still have the same content as the valid file: strict UTF-8, valid JSON, no duplicate names, equal
 * values. Only `created` may differ, if it is a valid moment.
 */
function saysTheSame(bytes: Uint8Array, good: Pieces): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const parsed: unknown = JSON.parse(text);
    const marks = text.replace(/"(?:[^"\\]|\\.)*"/gs, '').match(/:/g)?.length ?? 0;
    if (marks !== namesIn(parsed)) return false;
    const { created, ...rest } = parsed as Pieces;
    const { created: _, ...all } = good;
    return isMoment(created) && isSame(rest, all);
  } catch {
    return false;
  }
}

function isMoment(value: unknown): boolean {
  return typeof value === 'string' && value.length === 24 && new Date(value).toISOString() === value;
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame((one as Holder)[name], (other as Holder)[name]))
  );
}

function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, inner) => sum + namesIn(inner), own);
}

/** A number in the exact notation that the file must contain. */
class Raw {
  readonly letters: string;
  constructor(letters: string) {
    this.letters = letters;
  }
}

/** The pieces with each Raw replaced by its number. */
function plainly(good: Pieces): Pieces {
  return JSON.parse(
    JSON.stringify(good, (_, value: unknown) => (value instanceof Raw ? Number(value.letters) : value)),
  ) as Pieces;
}

type Layout = Readonly<{
  gap?: string;
  isEscaped?: boolean;
  isTurned?: boolean;
  twice?: object;
  nameAt?: number;
}>;

/** JSON in another layout: white space, reversed names, escaped letters, one duplicate name. */
function written(pieces: Pieces, layout: Layout, raw: Pieces = pieces): string {
  const { gap = '', isEscaped = false, isTurned = false, twice, nameAt = 0 } = layout;
  const quoted = (text: string) =>
    isEscaped
      ? `"${Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`
      : JSON.stringify(text);
  const root = { ...pieces, records: raw.records };
  const one = (value: unknown): string => {
    if (value instanceof Raw) return value.letters;
    if (typeof value === 'string') return quoted(value);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${gap}${value.map(one).join(`${gap},${gap}`)}${gap}]`;
    const names = isTurned ? Object.keys(value).toReversed() : Object.keys(value);
    const again = names[nameAt % names.length];
    const isTwice = value === twice || (value === root && twice === pieces);
    const all = isTwice && again !== undefined ? [...names, again] : names;
    return `{${gap}${all.map((name) => `${quoted(name)}${gap}:${gap}${one((value as Holder)[name])}`).join(`${gap},${gap}`)}${gap}}`;
  };
  return one(root);
}

/** Every named value in every record, at any depth. */
function fieldsIn(good: Pieces): readonly Place[] {
  return placesIn(good).filter(({ name }) => typeof name === 'string');
}

/** The same plus the elements of lists. */
function placesIn(good: Pieces): readonly Place[] {
  return Object.entries(good.records).flatMap(([table, rows]) => within(table, rows as unknown as Holder));
}

function within(table: string, holder: Holder): readonly Place[] {
  const names = Array.isArray(holder) ? [...holder.keys()] : Object.keys(holder);
  return names.flatMap((name): readonly Place[] => {
    const value = holder[name];
    const inner = typeof value === 'object' && value !== null && !(value instanceof Raw);
    return [{ table, holder, name, value }, ...(inner ? within(table, value as Holder) : [])];
  });
}

function isChoice({ table, name, value }: Place): boolean {
  return typeof value === 'string' && (CHOICES[table]?.includes(String(name)) ?? false);
}

function isText(place: Place): boolean {
  const name = String(place.name);
  if (typeof place.value !== 'string' || place.table === 'rolePermissions') return false;
  return !['id', 'productId', 'target'].includes(name) && !DAYS.has(name) && !isChoice(place);
}

/** Whether a figure is calculated from others of its record. */
function isSum({ table, holder, name }: Place): boolean {
  if (name === 'amount' && Object.hasOwn(holder, 'rate')) return true;
  return table === 'invoices' && ['amount', 'taxAmount', 'totalAmount'].includes(String(name));
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function spliced(bytes: Uint8Array, at: number, taken: number, put: string): Uint8Array {
  return joined(joined(bytes.subarray(0, at), encoded(put)), bytes.subarray(at + taken));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const OTHERS: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, 0, true, null, {}, [], ['x']],
  number: ['7', '', true, null, {}, [], [7]],
  boolean: ['true', 1, 0, null, {}, []],
  object: ['x', 1, true, null, []],
  list: ['x', 1, true, null, {}, { length: 0 }],
};

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  invoices: ['status', 'gstType'],
  salesOrders: ['status'],
  purchaseOrders: ['status'],
  products: ['category', 'location'],
  stockMovements: ['type'],
  vouchers: ['voucherType'],
  ledgerAccounts: ['group'],
  gstRates: ['category'],
  users: ['role', 'status'],
  rolePermissions: ['role'],
  financialYears: ['status'],
  tourSteps: ['icon', 'position'],
  metricCards: ['changeType', 'icon', 'kind'],
};
/** Tables in which the app never adds or deletes records. */
const WHOLE = ['rolePermissions', 'tourSteps', 'metricCards', 'headerCompanies'];
const DAYS = new Set(['date', 'dueDate', 'startDate', 'endDate', 'createdAt']);
const NO_DAYS = [
  '2023-02-29',
  '2024-02-30',
  '2024-04-31',
  '2024-13-01',
  '2024-00-10',
  '2024-01-00',
  '2024-4-5',
  '24-04-05',
  '2024-04-05T00:00',
  '2024-04-05 ',
  '-2024-04-05',
  '+002024-04-05',
  '05/04/2024',
  'tomorrow',
  ' ',
  '२०२४-०४-०५',
];
const IN_THOUSANDTHS = new Set(['quantity', 'currentStock', 'reorderLevel', 'maxStock', 'percentage']);
const NO_AMOUNTS = ['0.5', '1e999', '-1e999', '9007199254740993', '-9007199254740993', '-0', '-0.0', '1e-7', '1e300'];
const NO_QUANTITIES = ['0.0001', '1.2345', '1e999', '-1e999', '1e300', '-0', '-0e5', '1e-7'];
const MARKS = encoded('{}[],:"\\ ');
