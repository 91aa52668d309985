import { Dexie, type Table } from 'dexie';
import type { ReportProgress, RecordFile } from '#data/worker-job.ts';
import { type Database, RECORD_TABLES } from '#data/database.ts';
import { readTotals } from '#data/totals.ts';
import { base64Of } from './base64.ts';
import { checksumOf, encrypt } from './crypto.ts';
import { Refusal } from '#data/refusal.ts';
import { canonical, ENCRYPTED, MOST_BYTES, PLAIN, PRODUCT, VERSION } from './format.ts';

/** The options of a backup file: its creation time, and its password or '' for none. */
export type Order = Readonly<{ created: string; password: string }>;

/**
 * All records of a database as a file, except the totals, which are derived. One record per line, so that two files can
 * be compared line by line. The records are read in one transaction, so a concurrent change is either wholly in the
 * file or not at all.
 */
export async function writeBackup(
  db: Database,
  { created, password }: Order,
  pulse: ReportProgress,
  mostBytes = MOST_BYTES,
): Promise<RecordFile> {
  const texts = await readTexts(db, pulse);
  const checksum = await checksumOf(await new Blob(texts.canonical).arrayBuffer());
  const count = Object.values(texts.counts).reduce((sum, one) => sum + one, 0);
  const head = { product: PRODUCT, format: PLAIN, version: VERSION, created };
  const plain = new Blob([
    `${JSON.stringify(head).slice(0, -1)},\n"counts":${JSON.stringify(texts.counts)},\n"records":`,
    ...texts.laidOut,
    `,\n"checksum":"${checksum}"}\n`,
  ]);
  if (plain.size > mostBytes)
    throw new Refusal(
      'Not exported',
      'The records are larger than an import may be (500 MB). Delete some, then export again.',
    );
  return { parts: [password === '' ? plain : await locked(plain, password)], count };
}

/** An encrypted file states its format and its encryption; everything else is in the ciphertext. */
async function locked(plain: Blob, password: string): Promise<Blob> {
  const { lock, ciphertext } = await encrypt(await plain.arrayBuffer(), password);
  const envelope = {
    product: PRODUCT,
    format: ENCRYPTED,
    version: VERSION,
    kdf: { name: 'PBKDF2', hash: 'SHA-256', iterations: lock.iterations, salt: inText(lock.salt) },
    cipher: { name: 'AES-GCM', bits: 256, iv: inText(lock.iv) },
    checksum: await checksumOf(ciphertext),
  };
  return new Blob([`${JSON.stringify(envelope).slice(0, -1)},\n"ciphertext":"`, base64Of(ciphertext), '"}\n']);
}

function inText(bytes: Uint8Array): string {
  return new TextDecoder().decode(base64Of(bytes));
}

type Texts = Readonly<{ counts: Readonly<Record<string, number>>; laidOut: BlobPart[]; canonical: BlobPart[] }>;

/** Reads the tables in parallel, so that the database never waits while one of them is converted to text. */
function readTexts(db: Database, pulse: ReportProgress): Promise<Texts> {
  return db.transaction('r', [...RECORD_TABLES, 'totals'], async (reading) => {
    const kept = await readTotals({ totals: reading.table('totals') }, RECORD_TABLES);
    const total = kept.reduce((sum, { count }) => sum + count, 0);
    let done = 0;
    // The progress callback may read and write, but not as part of this transaction.
    const progress = (rows: number) => Dexie.ignoreTransaction(() => void pulse((done += rows), Math.max(done, total)));
    const texts = await Promise.all(RECORD_TABLES.toSorted().map((table) => readTable(reading.table(table), progress)));
    return {
      counts: Object.fromEntries(texts.map(({ table, count }) => [table, count])),
      laidOut: ['{\n', ...texts.flatMap(({ laidOut }, at) => [at === 0 ? '' : ',\n', ...laidOut]), '\n}'],
      canonical: ['{', ...texts.flatMap(({ canonical: plain }, at) => [at === 0 ? '' : ',', ...plain]), '}'],
    };
  });
}

async function readTable(table: Table<StoredRow, string>, progress: (rows: number) => void) {
  const [laidOut, plain] = [new Gathered(), new Gathered()];
  let count = 0;
  for await (const rows of batches(table)) {
    const lines = rows.map(({ keys: _, ...record }) => canonical(record));
    laidOut.add(count === 0 ? '\n' : ',\n', lines.join(',\n'));
    plain.add(count === 0 ? '' : ',', lines.join(','));
    count += rows.length;
    progress(rows.length);
  }
  const name = `"${table.name}":[`;
  return {
    table: table.name,
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

type StoredRow = { readonly id: string; readonly keys?: unknown };

/** All rows of a table, ordered by id. */
async function* batches(table: Table<StoredRow, string>): AsyncGenerator<readonly StoredRow[]> {
  for (let from: string | undefined = ''; from !== undefined; ) {
    const rows: StoredRow[] = await table.where('id').above(from).limit(BATCH).toArray();
    if (rows.length > 0) yield rows;
    from = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  }
}

const MUCH = 2_000_000;
/** Rows read at a time: on in-memory storage these block the page for about one frame. */
const BATCH = 1000;
