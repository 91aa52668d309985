import type { Pulse, RecordFile } from '#data/aside.ts';
import { base64Of } from './base64.ts';
import { checksumOf, encrypt } from './crypto.ts';
import { canonical, ENCRYPTED, PLAIN, PRODUCT, VERSION } from './format.ts';

/** What a file is made of: every table but the totals, which follow from the others. */
export type Order = Readonly<{ tables: readonly string[]; created: string; password: string }>;

/** A database without a library over it, as a worker has none; one in memory brings its own kind of ranges. */
export type Engine = Readonly<{ db: IDBDatabase; ranges: typeof IDBKeyRange }>;

/**
 * All records of a database as a file: one line a record, so that two files can be compared line by line. They are read
 * in one transaction, so that what is changed meanwhile is wholly in the file or wholly not.
 */
export async function writeBackup(
  engine: Engine,
  { tables, created, password }: Order,
  pulse: Pulse,
): Promise<RecordFile> {
  const texts = await readTexts(engine, tables, pulse);
  const checksum = await checksumOf(await new Blob(texts.canonical).arrayBuffer());
  const count = Object.values(texts.counts).reduce((sum, one) => sum + one, 0);
  const head = { product: PRODUCT, format: PLAIN, version: VERSION, created };
  const plain = new Blob([
    `${JSON.stringify(head).slice(0, -1)},\n"counts":${JSON.stringify(texts.counts)},\n"records":`,
    ...texts.laidOut,
    `,\n"checksum":"${checksum}"}\n`,
  ]);
  return { parts: [password === '' ? plain : await locked(plain, password)], count };
}

/** The file says what it is and how it is locked; all else lies in the ciphertext. */
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

/** The tables are read side by side, so that storage is never left waiting for one of them to be written down. */
async function readTexts({ db, ranges }: Engine, tables: readonly string[], pulse: Pulse): Promise<Texts> {
  const transaction = db.transaction([...tables, 'totals'], 'readonly');
  try {
    const total = await keptCount(transaction.objectStore('totals'), tables);
    let done = 0;
    const progress = (rows: number) => pulse((done += rows), Math.max(done, total));
    const texts = await Promise.all(
      tables.toSorted().map(async (table) => readTable(transaction.objectStore(table), ranges, progress)),
    );
    return {
      counts: Object.fromEntries(texts.map(({ table, count }) => [table, count])),
      laidOut: ['{\n', ...texts.flatMap(({ laidOut }, at) => [at === 0 ? '' : ',\n', ...laidOut]), '\n}'],
      canonical: ['{', ...texts.flatMap(({ canonical: plain }, at) => [at === 0 ? '' : ',', ...plain]), '}'],
    };
  } catch (error) {
    abandon(transaction);
    throw error;
  }
}

async function readTable(store: IDBObjectStore, ranges: Engine['ranges'], progress: (rows: number) => unknown) {
  const [laidOut, plain] = [new Gathered(), new Gathered()];
  let count = 0;
  for await (const rows of batches(store, ranges)) {
    const lines = rows.map(({ keys: _, ...record }) => canonical(record));
    laidOut.add(count === 0 ? '\n' : ',\n', lines.join(',\n'));
    plain.add(count === 0 ? '' : ',', lines.join(','));
    count += rows.length;
    progress(rows.length);
  }
  const name = `"${store.name}":[`;
  return {
    table: store.name,
    count,
    laidOut: [name, ...laidOut.parts, count === 0 ? ']' : '\n]'],
    canonical: [name, ...plain.parts, ']'],
  };
}

/** Long texts as they grow. A blob is kept by the browser, outside of what a page or worker may hold itself. */
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

/** All rows of a store by their id. The next batch is asked for before the last is handed on, so that neither waits. */
async function* batches(store: IDBObjectStore, ranges: Engine['ranges']): AsyncGenerator<readonly StoredRow[]> {
  for (let next: Promise<StoredRow[]> | undefined = answerOf(store.getAll(null, BATCH)); next; ) {
    const rows: readonly StoredRow[] = await next;
    const last = rows.at(-1);
    next = rows.length === BATCH && last ? answerOf(store.getAll(ranges.lowerBound(last.id, true), BATCH)) : undefined;
    // Whoever cancels leaves it unanswered. Whoever goes on hears of a failure when its turn comes.
    next?.catch(() => undefined);
    if (rows.length > 0) yield rows;
  }
}

async function keptCount(totals: IDBObjectStore, tables: readonly string[]): Promise<number> {
  const kept = await Promise.all(
    tables.map(async (table) => answerOf<{ count: number } | undefined>(totals.get(table))),
  );
  return kept.reduce((sum, total) => sum + (total?.count ?? 0), 0);
}

function abandon(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Storage gave no answer.')));
  });
}

const MUCH = 2_000_000;
/** Rows read at a time: a page that reads its own memory is held up by so many for a frame. */
const BATCH = 1000;
