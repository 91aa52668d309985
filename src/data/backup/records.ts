import type { ReportProgress } from '#data/worker-job.ts';
import * as v from 'valibot';
import type { RecordTable } from '#data/database.ts';
import { PERMISSION_ROLES } from '#domain/permission.ts';
import { TOUR_STEP_IDS } from '#domain/tour-step.ts';
import { BATCH, canonical, type Counts } from './format.ts';
import { namesIn } from './header.ts';
import { refusalAt, type Scanner, shortened, type Span, textOf } from './scan.ts';
import { SHAPES } from './shapes.ts';
import { sentenceOf } from './words.ts';

/**
 * Consecutive records of one table in the bytes, with only commas between them. `added` holds the defaults of fields
 * that did not exist yet when the file was written.
 */
export type Batch = Readonly<{ table: RecordTable; span: Span; first: number; count: number; added: object }>;

/**
 * Reads the records of a file in batches, checks each against its shape, and keeps what the checks across records need.
 */
export class RecordReader {
  readonly batches: Batch[] = [];
  readonly #scanner: Scanner;
  readonly #bytes: Uint8Array;
  readonly #ids = new Map<RecordTable, Set<string>>();
  readonly #texts = new Map<RecordTable, Blob[]>();
  /** For each product id: the number of the first movement that names it. */
  readonly #moved = new Map<string, number>();

  constructor(scanner: Scanner, bytes: Uint8Array) {
    this.#scanner = scanner;
    this.#bytes = bytes;
  }

  async read(pulse: ReportProgress): Promise<void> {
    for (const table of this.#scanner.members('records')) {
      if (!isTable(table)) throw refusalAt('records', `there is no table “${shortened(table)}”`);
      this.#ids.set(table, new Set());
      this.#texts.set(table, []);
      let spans: Found[] = [];
      for (const number of this.#scanner.elements(table)) {
        const span = this.#scanner.skip(placeOf(table, number));
        spans.push({ number, span, names: this.#scanner.names });
        if (spans.length < BATCH && span[1] - (spans[0]?.span[0] ?? 0) < MUCH) continue;
        this.#take(table, spans);
        spans = [];
        await pulse(this.#scanner.at, this.#bytes.length);
      }
      this.#take(table, spans);
    }
    await pulse(this.#bytes.length, this.#bytes.length);
  }

  /**
   * Refuses missing tables, counts that differ from the header's, and movements of products that are not in the file.
   */
  checkTogether(counts: Counts): void {
    for (const [table, count] of Object.entries(counts)) {
      if (!isTable(table)) continue;
      const ids = this.#ids.get(table);
      if (!ids) throw refusalAt(`records, ${table}`, 'it is missing');
      if (ids.size !== count) throw refusalAt(`counts, ${table}`, `expected ${ids.size}, as there are; found ${count}`);
      const fixed = FIXED[table] ?? count;
      if (count !== fixed) throw refusalAt(table, `expected all ${fixed} of them; found ${count}`);
    }
    for (const [productId, number] of this.#moved) {
      if (this.#ids.get('products')?.has(productId)) continue;
      const place = `${placeOf('stockMovements', number)}, productId`;
      throw refusalAt(place, `expected a product of this file; found “${productId}”`);
    }
  }

  /** The text that the checksum is made over: all records in canonical form, sorted by table. */
  async canonical(): Promise<ArrayBuffer> {
    const tables = [...this.#texts].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const parts = tables.flatMap(([table, texts], at) => [
      `${at === 0 ? '{' : ','}"${table}":[`,
      ...texts.flatMap((text, place) => (place === 0 ? [text] : [',', text])),
      ']',
    ]);
    return new Blob([...parts, '}']).arrayBuffer();
  }

  #take(table: RecordTable, found: readonly Found[]): void {
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) return;
    const texts = this.#parse(table, found).map((record, at) => this.#check(table, record, found[at] ?? first));
    this.#texts.get(table)?.push(new Blob([texts.join()]));
    const added = ADDED[table];
    this.batches.push({ table, span: [first.span[0], last.span[1]], first: first.number, count: found.length, added });
  }

  /** Parses all at once; if that fails, one by one, because the refusal must name the record. */
  #parse(table: RecordTable, found: readonly Found[]): readonly unknown[] {
    const [start, end] = [found[0]?.span[0] ?? 0, found.at(-1)?.span[1] ?? 0];
    try {
      const records: unknown = JSON.parse(`[${textOf(this.#bytes.subarray(start, end), table)}]`);
      if (Array.isArray(records) && records.length === found.length) return records;
    } catch {
      // Refused below, with the record's number.
    }
    return found.map(({ number, span }) => this.#scanner.parse(span, placeOf(table, number)));
  }

  /** Returns the record's canonical text. */
  #check(table: RecordTable, record: unknown, { number, names }: Found): string {
    const place = placeOf(table, number);
    const result = v.safeParse(SHAPES[table], record, { abortEarly: true });
    if (!result.success) throw sentenceOf(result.issues[0], place);
    if (names !== namesIn(record)) throw refusalAt(place, 'one of its fields stands there twice');
    const checked = record as { readonly id: string; readonly productId?: string };
    const ids = this.#ids.get(table);
    if (ids?.has(checked.id)) throw refusalAt(`${place}, id`, `“${checked.id}” stands there twice`);
    ids?.add(checked.id);
    const { productId } = checked;
    if (productId !== undefined && !this.#moved.has(productId)) this.#moved.set(productId, number);
    return canonical(checked);
  }
}

type Found = Readonly<{ number: number; span: Span; names: number }>;

function placeOf(table: RecordTable, number: number): string {
  return `${table}, record ${number}`;
}

function isTable(name: string): name is RecordTable {
  return Object.hasOwn(SHAPES, name);
}

const MUCH = 2_000_000;

/** For each table: the defaults of fields that a file may lack. All other fields are undefined here. */
const ADDED = Object.fromEntries(
  Object.entries(SHAPES).map(([table, shape]): [string, unknown] => [table, v.getDefaults(shape)]),
) as Readonly<Record<RecordTable, object>>;

/** Tables in which the app never adds or deletes records, with the number of records that it needs. */
const FIXED: { readonly [T in RecordTable]?: number } = {
  rolePermissions: PERMISSION_ROLES.length,
  tourSteps: TOUR_STEP_IDS.length,
  metricCards: 4,
  headerCompanies: 3,
};
