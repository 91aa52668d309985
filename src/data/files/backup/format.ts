/** What the copies of all workspaces have in common. format.md says it for those who read a file without the app. */

export const PRODUCT = 'Tarazu';

/** What the files of one workspace are called, what they hold besides records, and what is checked across records. */
export type CopyKind = Readonly<{
  /** The format as a plain file names it, and as an encrypted one does. */
  plain: string;
  encrypted: string;
  /** Counts up when an older program could no longer read the files; later programs read those of every version. */
  version: number;
  /** What else it could be, by format: a file of the other workspace is refused with the way to open it. */
  elsewhere: Readonly<Record<string, string>>;
  /** Who writes such files: "only a file that Export Data wrote can be imported". */
  only: string;
  /** What is said where a file would be larger than one may be. */
  tooLarge: string;
  /** Whether a kept total is no sum of the records and belongs into the file. Missing: there are none. */
  isKept?: (key: string) => boolean;
  /** Whether records are written by their serial where they have one; else they are written by id. */
  isBySerial?: boolean;
  /** What sees every record once, in the order of the file. */
  follow?: () => Follower;
}>;

/** Follows the records of one file. A sentence refuses the file; `place` is where in it, if not at the record. */
export type Follower = Readonly<{
  see: (table: string, record: Readonly<Record<string, unknown>>) => string | undefined;
  end: (file: Readonly<{ counts: Counts; kept: Kept }>) => Readonly<{ place: string; why: string }> | undefined;
  /** What the workspace wants to know of the file before it applies it. Can be posted between page and worker. */
  noted: () => object;
}>;

/** The kept totals of a file that are no sums of its records, by key. */
export type Kept = Readonly<Record<string, number>>;

/** The largest plain file, in bytes, and the largest file: an encrypted one is a third longer. */
export const MOST_BYTES = 500_000_000;
export const MOST_BYTES_IN_FILE = Math.ceil((MOST_BYTES * 4) / 3) + 10_000;

/** The number of records of each table. */
export type Counts<Table extends string = string> = Readonly<Record<Table, number>>;

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
 * What the checksum is made over: the records, by table; where a file has kept totals, an object of all that could be
 * wrong unnoticed, `{created, kept, records}` in canonical form.
 */
export function summed(records: readonly BlobPart[], beside: Beside): BlobPart[] {
  if (!beside.kept) return [...records];
  const { created, kept } = beside;
  return [`${canonical({ created, kept }).slice(0, -1)},"records":`, ...records, '}'];
}

/** What stands beside the records in a file. */
export type Beside = Readonly<{ created: string; kept: Kept | undefined }>;

/** The same for an encrypted file: its ciphertext, and for such a kind also what is needed to decrypt it. */
export function summedEnvelope(
  { isKept }: CopyKind,
  ciphertext: Uint8Array<ArrayBuffer>,
  { kdf, cipher }: Readonly<Record<string, unknown>>,
): BlobPart[] {
  return isKept ? [canonical({ cipher, kdf }), ciphertext] : [ciphertext];
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const inOrder: Record<string, unknown> = {};
  for (const name of orderOf(value)) inOrder[name] = sorted((value as Readonly<Record<string, unknown>>)[name]);
  return inOrder;
}

/**
 * The sorted names of an object, cached: sorting them for every record would take as long as everything else together.
 */
function orderOf(value: object): readonly string[] {
  const given = Object.keys(value);
  const known = orders.find((order) => isSame(order.given, given));
  if (known) return known.sorted;
  const order = { given, sorted: given.toSorted() };
  // Limit the cache: a crafted file may order its names differently in each record.
  if (orders.length < 100) orders.push(order);
  return order.sorted;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at]);
}

const orders: { readonly given: readonly string[]; readonly sorted: readonly string[] }[] = [];
