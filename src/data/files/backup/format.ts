/** The ground of the copies of all workspaces. format.md describes it for those who read a file without the app. */

export const PRODUCT = 'Tarazu';

/** Describes the files of one workspace: their names, what they hold besides records, and the check across records. */
export type CopyKind = Readonly<{
  /** The format as a plain file names it, and as an encrypted one does. */
  plain: string;
  encrypted: string;
  /** Counts up when an older program could no longer read the files; later programs read those of every version. */
  version: number;
  /** Sentences by format: a file of the other workspace is refused with the way to open it. */
  elsewhere: Readonly<Record<string, string>>;
  /** Who writes such files: "only a file that Export Data wrote can be imported". */
  only: string;
  /** The sentence for a file that would be larger than one may be. */
  tooLarge: string;
  /** Whether a stored total is a counter, no sum of the records, and belongs into the file. Missing: there are none. */
  isCounter?: (key: string) => boolean;
  /** Whether records are written by their serial where they have one; else they are written by id. */
  isBySerial?: boolean;
  /** The tables whose records are written only where the file has a password. */
  onlyWithPassword?: readonly string[];
  /** Begins a check that sees every record once, in the order of the file. */
  checkFile?: () => FileCheck;
}>;

/** Checks the records of one file together. A sentence refuses the file; `place` is where in it, if not at the record. */
export type FileCheck = Readonly<{
  see: (table: string, record: Readonly<Record<string, unknown>>) => string | undefined;
  end: (
    file: Readonly<{ version: number; counts: RecordCounts; counters: Counters }>,
  ) => Readonly<{ place: string; why: string }> | undefined;
  /** Facts that the workspace needs before it applies the file. They can be posted between page and worker. */
  notes: () => object;
}>;

/** The totals of a file that are no sums of its records, by key; the file calls them `kept`. */
export type Counters = Readonly<Record<string, number>>;

/** The largest plain file, in bytes, and the largest file: an encrypted one is a third longer. */
export const MOST_BYTES = 500_000_000;
export const MOST_BYTES_IN_FILE = Math.ceil((MOST_BYTES * 4) / 3) + 10_000;

/** The number of records of each table. */
export type RecordCounts<Table extends string = string> = Readonly<Record<Table, number>>;

/** Records checked and written at a time: few enough to keep a page responsive that does it without a worker. */
export const BATCH = 250;

/**
 * The canonical JSON of a record: fields sorted by name, no white space (RFC 8785). The checksum is made over these
 * texts, so that it still matches after a file is reformatted.
 */
export function canonical(record: object): string {
  return JSON.stringify(sorted(record));
}

/**
 * Returns the text that the checksum is made over: the records, by table; where a file has counters, an object of all that
 * could be wrong unnoticed, `{created, kept, records}` in canonical form.
 */
export function checksumParts(records: readonly BlobPart[], head: ChecksumHead): BlobPart[] {
  if (!head.counters) return [...records];
  const { created, counters } = head;
  return [`${canonical({ created, kept: counters }).slice(0, -1)},"records":`, ...records, '}'];
}

/** The part of a file before its records that the checksum covers, too. */
export type ChecksumHead = Readonly<{ created: string; counters: Counters | undefined }>;

/** As `checksumParts`, of an encrypted file: its ciphertext, and where the kind has counters also its kdf and cipher. */
export function envelopeChecksumParts(
  { isCounter }: CopyKind,
  ciphertext: Uint8Array<ArrayBuffer>,
  { kdf, cipher }: Readonly<Record<string, unknown>>,
): BlobPart[] {
  return isCounter ? [canonical({ cipher, kdf }), ciphertext] : [ciphertext];
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const inOrder: Record<string, unknown> = {};
  for (const name of sortedNames(value)) inOrder[name] = sorted((value as Readonly<Record<string, unknown>>)[name]);
  return inOrder;
}

/**
 * The sorted names of an object, cached: sorting them for every record would take as long as everything else together.
 */
function sortedNames(value: object): readonly string[] {
  const given = Object.keys(value);
  const known = orders.find((order) => areEqual(order.given, given));
  if (known) return known.sorted;
  const order = { given, sorted: given.toSorted() };
  // Limit the cache: a crafted file may order its names differently in each record.
  if (orders.length < 100) orders.push(order);
  return order.sorted;
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at]);
}

const orders: { readonly given: readonly string[]; readonly sorted: readonly string[] }[] = [];
