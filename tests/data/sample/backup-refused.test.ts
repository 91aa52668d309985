import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dumpOf } from '../../support/dump.ts';
import { changed, exportedText, first, type Pieces, piecesOf, refusalOf } from '../../support/backup-files.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import copyOfBefore from './copies/version-1.backup?raw';
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

/** Every field, at any depth, of the first record of every table: how to reach it, and how a refusal names it. */
async function everyField(): Promise<
  readonly { place: string; of: (pieces: Pieces) => [Record<string, unknown>, string] }[]
> {
  const whole = piecesOf(text);
  return RECORD_TABLES.flatMap((table) =>
    fieldsOf(first(whole, table), []).map((path) => ({
      place: `${table}, record 1, ${path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(', ')}: `,
      of: (pieces: Pieces): [Record<string, unknown>, string] => {
        const holder = path
          .slice(0, -1)
          .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], first(pieces, table));
        return [holder as Record<string, unknown>, String(path.at(-1))];
      },
    })),
  );
}

type Path = readonly (string | number)[];

function fieldsOf(value: unknown, path: Path): readonly Path[] {
  const own = path.length > 0 && typeof path.at(-1) === 'string' ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Array.isArray(value) ? value.slice(0, 1).map((one, at) => [at, one] as const) : Object.entries(value);
  return [...own, ...inner.flatMap(([name, one]) => fieldsOf(one, [...path, name]))];
}

function wrongFor(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? 'yes' : 'nothing';
}

describe('a file is refused, and the record and field are named', () => {
  it('if a field has a wrong type', async () => {
    const fields = await everyField();
    expect(fields.length).toBeGreaterThan(110);
    for (const { place, of } of fields) {
      const file = await changed(text, (pieces) => {
        const [holder, name] = of(pieces);
        holder[name] = wrongFor(holder[name]);
      });
      expect((await refusalOf(file)).startsWith(`${place}expected `), place).toBe(true);
    }
  });

  it('if a field of the first version is missing, or any field is null', async () => {
    const ofBefore = piecesOf(copyOfBefore);
    for (const { place, of } of await everyField()) {
      const lacking = await changed(text, (pieces) => {
        const [holder, name] = of(pieces);
        Reflect.deleteProperty(holder, name);
      });
      const [known, field] = of(ofBefore);
      if (Object.hasOwn(known, field)) expect((await refusalOf(lacking)).startsWith(place), place).toBe(true);
      const empty = await changed(text, (pieces) => {
        const [holder, name] = of(pieces);
        holder[name] = null;
      });
      expect((await refusalOf(empty)).startsWith(place), place).toBe(true);
    }
  });

  it.each(RECORD_TABLES)('if a record of %s has an unknown field, or is no record', async (table) => {
    for (const name of ['keys', 'x', 'prototype', 'constructor', 'toString']) {
      const more = await changed(text, (pieces) => (first(pieces, table)[name] = {}));
      expect(await refusalOf(more)).toBe(`${table}, record 1, ${name}: there is no such field.`);
    }
    for (const none of [null, 7, 'text', [], [1]]) {
      const file = await changed(text, (pieces) => ((pieces.records[table] as unknown[])[0] = none));
      expect(await refusalOf(file)).toMatch(new RegExp(`^${table}, record 1`));
    }
  });

  it.each(RECORD_TABLES)('if a record of %s hides a field in the prototype', async (table) => {
    const at = text.indexOf('{', text.indexOf(`"${table}":[`));
    const file = `${text.slice(0, at)}{"__proto__":{"isAdmin":true},${text.slice(at + 1)}`;
    expect(await refusalOf(file)).toBe(`${table}, record 1, __proto__: there is no such field.`);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it.each(RECORD_TABLES)('if two records of %s have the same id', async (table) => {
    const file = await changed(text, (pieces) => pieces.records[table]?.push({ ...first(pieces, table) }));
    const last = (JSON.parse(text) as Pieces).counts[table] ?? 0;
    expect(await refusalOf(file)).toMatch(new RegExp(`^${table}, record ${last + 1}, id: “.+” stands there twice`));
  });

  it('if an id is not in the form that the app makes, because two such ids could sort as equal', async () => {
    for (const id of [
      'INV-2024-1',
      'INV-2024-0001',
      'SO-2024-001',
      'INV-2024-000',
      'inv-2024-001',
      'INV-2024-',
      '001',
      '',
    ])
      expect(await refusalOf(await changed(text, (pieces) => (first(pieces, 'invoices')['id'] = id))), id).toMatch(
        /^invoices, record 1, id: expected an id such as INV-2024-001; found “/,
      );
    for (const id of ['0', '01680287400000', 'FY-1', '-5', '1e12', '999999999999999', '99999999999999999'])
      expect(
        await refusalOf(await changed(text, (pieces) => (first(pieces, 'financialYears')['id'] = id))),
        id,
      ).toMatch(/^financialYears, record 1, id: expected an id such as 1711909800000; found “/);
  });

  it.each([
    ['-0', 'whole number of paise; found -0'],
    ['1e999', 'whole number of paise; found Infinity'],
    ['-1e999', 'whole number of paise; found -Infinity'],
    ['9007199254740993', 'whole number of paise; found 9007199254740992'],
    ['0.5', 'whole number of paise; found 0.5'],
    ['true', 'whole number of paise; found true'],
    ['null', 'whole number of paise; found null'],
    ['{}', 'whole number of paise.'],
    ['[1]', 'whole number of paise.'],
    ['NaN', 'not JSON'],
    ['Infinity', 'not JSON'],
    ['01', 'not JSON'],
    ['.5', 'not JSON'],
    ['+1', 'not JSON'],
    ['0x10', 'not JSON'],
    ['1n', 'not JSON'],
    ['undefined', 'not JSON'],
  ])('if an amount is %s', async (figure, words) => {
    const at = text.indexOf('"amount":', text.indexOf('"salesOrders":['));
    const file = text.slice(0, at) + text.slice(at).replace(/"amount":\d+/, `"amount":${figure}`);
    expect(await refusalOf(file)).toMatch(/^salesOrders, record 1(, amount)?: /);
    expect(await refusalOf(file)).toContain(words);
  });

  it.each([
    ['invoices', 'dueDate', '2023-02-29', 'a day such as'],
    ['invoices', 'date', '2024-13-01', 'a day such as'],
    ['vouchers', 'date', 'tomorrow', 'a day such as'],
    ['vouchers', 'date', '2024-1-1', 'a day such as'],
    ['financialYears', 'startDate', '+12024-04-01', 'a day such as'],
    ['locations', 'createdAt', '2024-01-01T00:00', 'a day such as'],
    ['invoices', 'status', 'paid', 'one of Pending, Paid, Overdue, Draft'],
    ['products', 'category', 'Toys', 'one of Electronics'],
    ['users', 'role', 'Root', 'one of Admin'],
    ['products', 'currentStock', 0.0001, 'three decimals'],
    ['products', 'maxStock', 1e300, 'three decimals'],
    ['products', 'maxStock', 4e12, 'a stock whose value can be counted'],
    ['products', 'price', Number.MAX_SAFE_INTEGER, 'a stock whose value can be counted'],
    ['gstRates', 'percentage', 18.0001, 'three decimals'],
    ['gstRates', 'percentage', 1e15, 'three decimals'],
    ['tourSteps', 'target', 'a[', 'a mark such as'],
    ['tourSteps', 'icon', '<b>', 'one of scale, indian-rupee, chart-line'],
    ['tourSteps', 'icon', 'constructor', 'one of scale, indian-rupee, chart-line'],
    ['metricCards', 'icon', 'constructor', 'one of trending-up, shopping-cart, file-text, clock'],
    ['invoices', 'amount', 1, 'the sum of its items'],
    ['invoices', 'taxAmount', 1, 'the tax on its amount'],
    ['invoices', 'totalAmount', 1, 'amount and tax together'],
    ['rolePermissions', 'role', 'Support', 'the role of that number'],
  ])('if in %s the %s is %s', async (table, field, value, words) => {
    const sentence = await refusalOf(await changed(text, (pieces) => (first(pieces, table)[field] = value)));
    expect(sentence).toMatch(new RegExp(`^${table}, record 1, `));
    expect(sentence).toContain(words);
    expect(sentence.length).toBeLessThan(200);
  });

  it('if a text is longer than any field may hold, without repeating the text', async () => {
    const file = await changed(text, (pieces) => (first(pieces, 'customers')['name'] = 'W'.repeat(1_000_001)));
    expect(await refusalOf(file)).toMatch(
      /^customers, record 1, name: expected at most ten lakh letters; found “W{40}…”\.$/,
    );
  });

  it('if an item’s amount is not quantity × rate, or a Stock Out has no minus', async () => {
    const item = await changed(text, (pieces) => {
      const [line] = first(pieces, 'purchaseOrders')['items'] as { amount: number }[];
      if (line) line.amount += 1;
    });
    expect(await refusalOf(item)).toMatch(
      /^purchaseOrders, record 1, items, 1, amount: expected its quantity × its rate/,
    );
    const movement = await changed(text, (pieces) => (first(pieces, 'stockMovements')['type'] = 'Stock Out'));
    expect(await refusalOf(movement)).toMatch(/^stockMovements, record 1, quantity: expected a minus/);
  });

  it('if an invoice has no item, which its form could not show', async () => {
    const empty = { items: [], amount: 0, taxAmount: 0, totalAmount: 0 };
    expect(await refusalOf(await changed(text, (pieces) => Object.assign(first(pieces, 'invoices'), empty)))).toBe(
      'invoices, record 1, items: expected at least one item.',
    );
  });

  it('if a movement has no product', async () => {
    const file = await changed(text, (pieces) => (first(pieces, 'stockMovements')['productId'] = 'PRD-099'));
    expect(await refusalOf(file)).toBe(
      'stockMovements, record 1, productId: expected a product of this file; found “PRD-099”.',
    );
  });

  it('if a name is there twice', async () => {
    const at = text.indexOf('{', text.indexOf('"users":['));
    const record = `${text.slice(0, at)}{"name":"Twice",${text.slice(at + 1)}`;
    expect(await refusalOf(record)).toBe('users, record 1: one of its fields stands there twice.');
    expect(await refusalOf(text.replace('"counts":{', '"counts":{"users":3,'))).toBe(
      'counts: a name stands there twice.',
    );
    expect(await refusalOf(text.replace('"users":[', '"users":[],"users":['))).toBe(
      'records: “users” stands there twice.',
    );
    expect(await refusalOf(text.replace('{', '{"product":"Tarazu",'))).toBe('The file: “product” stands there twice.');
  });

  it('if it is not valid UTF-8', async () => {
    const bytes = new TextEncoder().encode(text);
    bytes[text.indexOf('Fernandes', text.indexOf('"customers":['))] = 0xff;
    expect(await refusalOf(bytes)).toMatch(/^customers, record 1: letters are damaged/);
  });
});
