import type { OnProgress } from '#data/files/progress.ts';
import * as v from 'valibot';
import {
  BATCH,
  type ChecksumHead,
  canonical,
  type RecordCounts,
  type FileCheck,
  type Counters,
  checksumParts,
} from './format.ts';
import type { TableForm, TableForms } from './table-forms.ts';
import { type Expected, namesIn } from './header.ts';
import { refusalAt, type Scanner, shortened, type ByteRange, utf8Text } from './json-scanner.ts';
import { sentenceOf } from './issue-sentence.ts';

/**
 * Consecutive records of one table in the bytes, with only commas between them. `added` holds the defaults of fields
 * that did not exist yet when the file was written.
 */
export type RecordBatch = Readonly<{ table: string; span: ByteRange; first: number; count: number; added: object }>;

/**
 * Reads the records of a file in batches, checks each against its shape, and keeps what the checks across records need.
 */
export class RecordReader {
  readonly batches: RecordBatch[] = [];
  readonly #forms: TableForms;
  readonly #fileCheck: FileCheck | undefined;
  readonly #scanner: Scanner;
  readonly #bytes: Uint8Array;
  readonly #ids = new Map<string, Set<string>>();
  readonly #texts = new Map<string, Blob[]>();
  /** By table: for each id of another table that its records name, the number of the first that does. */
  readonly #named = new Map<string, Map<string, number>>();

  constructor({ kind, forms }: Expected, scanner: Scanner, bytes: Uint8Array) {
    this.#forms = forms;
    this.#fileCheck = kind.checkFile?.();
    this.#scanner = scanner;
    this.#bytes = bytes;
  }

  async read(onProgress: OnProgress): Promise<void> {
    for (const table of this.#scanner.members('records')) {
      if (!Object.hasOwn(this.#forms, table)) throw refusalAt('records', `there is no table “${shortened(table)}”`);
      this.#ids.set(table, new Set());
      this.#texts.set(table, []);
      let spans: RecordSpan[] = [];
      for (const number of this.#scanner.elements(table)) {
        const span = this.#scanner.skip(recordPlace(table, number));
        spans.push({ number, span, names: this.#scanner.names });
        if (spans.length < BATCH && span[1] - (spans[0]?.span[0] ?? 0) < MUCH) continue;
        this.#take(table, spans);
        spans = [];
        await onProgress(this.#scanner.at, this.#bytes.length);
      }
      this.#take(table, spans);
    }
    await onProgress(this.#bytes.length, this.#bytes.length);
  }

  /**
   * Refuses missing tables, counts that differ from the header's, and records that name others that are not in the file.
   * A table that came with a later version than the file's may be missing, from the counts as from the records.
   */
  checkTogether(counts: RecordCounts, version: number): void {
    for (const [table, { since = 1 }] of Object.entries(this.#forms)) {
      const count = counts[table];
      const ids = this.#ids.get(table);
      if (count === undefined) {
        if (ids || since <= version) throw refusalAt(`counts, ${table}`, 'it is missing');
        continue;
      }
      if (!ids) throw refusalAt(`records, ${table}`, 'it is missing');
      if (ids.size !== count) throw refusalAt(`counts, ${table}`, `expected ${ids.size}, as there are; found ${count}`);
      const fixed = this.#forms[table]?.fixedCount ?? count;
      if (count !== fixed) throw refusalAt(table, `expected all ${fixed} of them; found ${count}`);
    }
    for (const [table, named] of this.#named) {
      const refers = this.#forms[table]?.refers;
      for (const [id, number] of named) {
        if (!refers || this.#ids.get(refers.table)?.has(id)) continue;
        const place = `${recordPlace(table, number)}, ${refers.field}`;
        throw refusalAt(place, `expected ${refers.to}; found “${id}”`);
      }
    }
  }

  /** The text that the checksum is made over: all records in canonical form, sorted by table. */
  async canonical(head: ChecksumHead): Promise<ArrayBuffer> {
    const tables = [...this.#texts].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const parts = tables.flatMap(([table, texts], at) => [
      `${at === 0 ? '{' : ','}"${table}":[`,
      ...texts.flatMap((text, place) => (place === 0 ? [text] : [',', text])),
      ']',
    ]);
    return new Blob(checksumParts([...parts, '}'], head)).arrayBuffer();
  }

  /** Ends the workspace's own check of the whole, and returns its notes. */
  finish(file: Readonly<{ version: number; counts: RecordCounts; counters: Counters }>): object {
    const wrong = this.#fileCheck?.end(file);
    if (wrong) throw refusalAt(wrong.place, wrong.why);
    return this.#fileCheck?.notes() ?? {};
  }

  #take(table: string, found: readonly RecordSpan[]): void {
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) return;
    const form = this.#forms[table];
    if (!form) return;
    const texts = this.#parse(table, found).map((record, at) => this.#check(table, form, record, found[at] ?? first));
    this.#texts.get(table)?.push(new Blob([texts.join()]));
    const defaults = Object.entries((v.getDefaults(form.shape) as object | undefined) ?? {});
    // A field that has none stays away.
    const added = Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
    this.batches.push({ table, span: [first.span[0], last.span[1]], first: first.number, count: found.length, added });
  }

  /** Parses all at once; if that fails, one by one, because the refusal must name the record. */
  #parse(table: string, found: readonly RecordSpan[]): readonly unknown[] {
    const [start, end] = [found[0]?.span[0] ?? 0, found.at(-1)?.span[1] ?? 0];
    try {
      const records: unknown = JSON.parse(`[${utf8Text(this.#bytes.subarray(start, end), table)}]`);
      if (Array.isArray(records) && records.length === found.length) return records;
    } catch {
      // Refused below, with the record's number.
    }
    return found.map(({ number, span }) => this.#scanner.parse(span, recordPlace(table, number)));
  }

  /** Returns the record's canonical text. */
  #check(table: string, { shape, refers }: TableForm, record: unknown, { number, names }: RecordSpan): string {
    const place = recordPlace(table, number);
    const result = v.safeParse(shape, record, { abortEarly: true });
    if (!result.success) throw sentenceOf(result.issues[0], place);
    if (names !== namesIn(record)) throw refusalAt(place, 'one of its fields stands there twice');
    const checked = record as Readonly<Record<string, unknown>> & { readonly id: string };
    const ids = this.#ids.get(table);
    if (ids?.has(checked.id)) throw refusalAt(`${place}, id`, `“${checked.id}” stands there twice`);
    ids?.add(checked.id);
    if (refers) {
      const named = this.#named.get(table) ?? new Map<string, number>();
      const id = String(checked[refers.field]);
      if (!named.has(id)) this.#named.set(table, named.set(id, number));
    }
    const why = this.#fileCheck?.see(table, checked);
    if (why !== undefined) throw refusalAt(place, why);
    return canonical(checked);
  }
}

type RecordSpan = Readonly<{ number: number; span: ByteRange; names: number }>;

function recordPlace(table: string, number: number): string {
  return `${table}, record ${number}`;
}

const MUCH = 2_000_000;
