import type { OnProgress, RecordFile } from '#data/files/progress.ts';
import { type Database, outsideTransaction, type RowTable, type Total } from '#data/store/database.ts';
import { readTotals } from '#data/store/totals.ts';
import type { AnyRows, Identified, Stored, TableName } from '#data/store/table.ts';
import { base64Of } from './base64.ts';
import { checksumOf, encrypt } from './crypto.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  canonical,
  type CopyKind,
  type RecordCounts,
  type Counters,
  MOST_BYTES,
  PRODUCT,
  checksumParts,
  envelopeChecksumParts,
} from './format.ts';

/** The options of a backup file: its creation time, and its password or '' for none. */
export type CopyOrder = Readonly<{ created: string; password: string }>;

/** The file, and what it holds, all of one moment. */
export type WrittenCopy = RecordFile & Readonly<{ counts: RecordCounts; counters: Counters }>;

/**
 * All records of a database as a file, and of the totals those that are not derived from them. One record per line, so that two files can
 * be compared line by line. The records are read in one transaction, so a concurrent change is either wholly in the
 * file or not at all.
 */
export async function writeBackup<Rows extends AnyRows>(
  db: Database<Rows>,
  tables: readonly TableName<Rows>[],
  kind: CopyKind,
  { created, password }: CopyOrder,
  onProgress: OnProgress,
  mostBytes = MOST_BYTES,
): Promise<WrittenCopy> {
  const hidden = password === '' ? (kind.onlyWithPassword ?? []) : [];
  const texts = await readTexts(db, tables, hidden, kind, onProgress);
  const { counts, counters } = texts;
  const sum = checksumParts(texts.canonical, { created, counters: kind.isCounter && counters });
  const checksum = await checksumOf(await new Blob(sum).arrayBuffer());
  const count = Object.values(counts).reduce((all, one) => all + one, 0);
  const head = { product: PRODUCT, format: kind.plain, version: kind.version, created };
  const plain = new Blob([
    `${JSON.stringify(head).slice(0, -1)},\n"counts":${JSON.stringify(counts)},\n`,
    kind.isCounter ? `"kept":${canonical(counters)},\n"records":` : '"records":',
    ...texts.laidOut,
    `,\n"checksum":"${checksum}"}\n`,
  ]);
  if (plain.size > mostBytes) throw new Refusal('Not exported', kind.tooLarge);
  return { parts: [password === '' ? plain : await locked(plain, kind, password)], count, counts, counters };
}

/** An encrypted file states its format and its encryption; everything else is in the ciphertext. */
async function locked(plain: Blob, kind: CopyKind, password: string): Promise<Blob> {
  const { lock, ciphertext } = await encrypt(await plain.arrayBuffer(), password);
  const how = {
    kdf: { name: 'PBKDF2', hash: 'SHA-256', iterations: lock.iterations, salt: inText(lock.salt) },
    cipher: { name: 'AES-GCM', bits: 256, iv: inText(lock.iv) },
  };
  const sum = new Blob(envelopeChecksumParts(kind, ciphertext, how));
  const envelope = {
    product: PRODUCT,
    format: kind.encrypted,
    version: kind.version,
    ...how,
    checksum: await checksumOf(await sum.arrayBuffer()),
  };
  return new Blob([`${JSON.stringify(envelope).slice(0, -1)},\n"ciphertext":"`, base64Of(ciphertext), '"}\n']);
}

function inText(bytes: Uint8Array): string {
  return new TextDecoder().decode(base64Of(bytes));
}

type Texts = Readonly<{ counts: RecordCounts; counters: Counters; laidOut: BlobPart[]; canonical: BlobPart[] }>;

/** Reads the tables in parallel, so that the database never waits while one of them is converted to text. */
function readTexts<Rows extends AnyRows>(
  db: Database<Rows>,
  tables: readonly TableName<Rows>[],
  hidden: readonly string[],
  { isCounter, isBySerial }: CopyKind,
  onProgress: OnProgress,
): Promise<Texts> {
  return db.transaction('r', [...tables, 'totals'], async (reading) => {
    const totals = reading.table<Total, string>('totals');
    const sums = await readTotals({ totals }, tables);
    const counters = isCounter ? (await totals.toArray()).filter(({ key }) => isCounter(key)) : [];
    const withAmount = counters.find(({ amount }) => amount !== 0);
    if (withAmount) throw new Error(`A copy keeps counts, and ${withAmount.key} has an amount`);
    const total = sums.reduce((sum, { count }) => sum + count, 0);
    let done = 0;
    // The progress callback may read and write, but not as part of this transaction.
    const progress = (rows: number) => outsideTransaction(() => void onProgress((done += rows), Math.max(done, total)));
    const orderOf = (table: TableName<Rows>) => (isBySerial && db.hasSerials(table) ? 'keys.serial' : 'id');
    const texts = await Promise.all(
      tables.toSorted().map((table) => {
        const rows = hidden.includes(table)
          ? NO_ROWS
          : batches(reading.table<Stored<Identified>, string>(table), orderOf(table));
        return readTable(table, rows, progress);
      }),
    );
    return {
      counts: Object.fromEntries(texts.map(({ table, count }) => [table, count])),
      counters: Object.fromEntries(counters.map(({ key, count }) => [key, count])),
      laidOut: ['{\n', ...texts.flatMap(({ laidOut }, at) => [at === 0 ? '' : ',\n', ...laidOut]), '\n}'],
      canonical: ['{', ...texts.flatMap(({ canonical: plain }, at) => [at === 0 ? '' : ',', ...plain]), '}'],
    };
  });
}

async function readTable(table: string, all: Batches, progress: (rows: number) => void) {
  const [laidOut, plain] = [new Gathered(), new Gathered()];
  let count = 0;
  for await (const rows of all) {
    const lines = rows.map(({ keys: _, ...record }) => canonical(record));
    laidOut.add(count === 0 ? '\n' : ',\n', lines.join(',\n'));
    plain.add(count === 0 ? '' : ',', lines.join(','));
    count += rows.length;
    progress(rows.length);
  }
  const name = `"${table}":[`;
  return {
    table,
    count,
    laidOut: [name, ...laidOut.parts, count === 0 ? ']' : '\n]'],
    canonical: [name, ...plain.parts, ']'],
  };
}

/** Collects long text in blobs, which the browser stores outside the memory limit of a page or worker. */
class Gathered {
  readonly #parts: Blob[] = [];
  #texts: string[] = [];
  #length = 0;

  add(...texts: readonly string[]): void {
    this.#texts.push(...texts);
    for (const text of texts) this.#length += text.length;
    if (this.#length > MUCH) this.#put();
  }

  get parts(): Blob[] {
    this.#put();
    return this.#parts;
  }

  #put(): void {
    this.#parts.push(new Blob(this.#texts));
    this.#texts = [];
    this.#length = 0;
  }
}

type Order = 'id' | 'keys.serial';

type Batches = Iterable<readonly Stored<Identified>[]> | AsyncIterable<readonly Stored<Identified>[]>;
const NO_ROWS: Batches = [];

/** All rows of a table in an order in which no two are alike. */
async function* batches(table: RowTable<Identified>, order: Order): AsyncGenerator<readonly Stored<Identified>[]> {
  for (let from: string | number | undefined = order === 'id' ? '' : -Infinity; from !== undefined; ) {
    const rows: Stored<Identified>[] = await table.where(order).above(from).limit(BATCH).toArray();
    if (rows.length > 0) yield rows;
    const last: Stored<Identified> | undefined = rows.length === BATCH ? rows.at(-1) : undefined;
    from = order === 'id' ? last?.id : last?.keys.serial;
  }
}

const MUCH = 2_000_000;
/** Rows read at a time: on in-memory storage these block the page for about one frame. */
const BATCH = 1000;
