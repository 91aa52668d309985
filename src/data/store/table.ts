import type { CsvCell } from '#domain/csv.ts';
import type { Paise } from '#domain/money.ts';
import { serialOf } from '#domain/record-id.ts';

/** The least that a record has: its id is the key of its table. */
export type Identified = Readonly<{ id: string }>;

/** A row as stored: the record, plus derived keys for the indexes. */
export type Stored<Row> = Row & { readonly keys: Keys };

/**
 * Derived on every write; never entered and never exported. Besides these a table may have keys of its own, for its own
 * indexes.
 */
type Keys = Readonly<{
  serial: number;
  name?: string;
  words?: readonly string[];
  level?: string;
  rank?: number;
  [own: string]: string | number | readonly string[] | undefined;
}>;

/** The keys that a table derives besides the serial. */
type OwnKeys = Readonly<{ serial?: never } & Omit<Partial<Keys>, 'serial'>>;

/**
 * Describes a kind of record to the data room. One description per entity: schema, keys, kept sums, finds, files
 * and deletions follow from it.
 */
export type Description<Row extends Identified> = Readonly<{
  /** The name that people give all of them: "Sales orders". */
  name: string;
  /**
   * Every index slows down every write and every start, so each is listed with the screen that needs it. Roughly, in Chromium: a
   * plain or a compound one adds some tenth or two of an insert without indexes, `*keys.words`, an entry for each word, about a
   * whole one, and one that few rows have next to nothing.
   */
  indexes: string;
  /** The derived keys for sorting, filtering and finding. */
  keys?: (row: Row) => OwnKeys;
  /** The amount to sum, and the values by which records are counted and summed besides all together. */
  totals?: (row: Row) => Readonly<{ amount: Paise; under: readonly string[] }>;
  /** How it is found from anywhere; missing for records that only their own list finds. */
  found?: Findable<Row>;
  /** The name of one whose id no screen shows: "This company". */
  called?: string;
  /** Records of another table that go with it: the table, and its index that names this one. */
  dependents?: Readonly<{ table: string; index: string }>;
  /** Its columns in files and its shape in copies, loaded only when a file is written or read. */
  file: () => Promise<FileForm<Row>>;
}>;

/** Where a found record is listed, and what tells it apart there. */
export type Findable<Row> = Readonly<{
  /** The noun for one that has no name: "customer". */
  of: string;
  /** The address of the list, and what else it asks for. */
  to: string;
  search?: Readonly<Record<string, string>>;
  /** The address of its own page, which it then opens instead of its row. */
  page?: (id: string) => string;
  /** The code that its list shows, the name that people know it by, and a detail; from the row itself. */
  as: (row: Row) => Readonly<{ code: string; name: string; detail: string }>;
}>;

/** Columns of which some follow from other tables; `cells` reads nothing but these, for a batch of rows at once. */
export type ColumnsOfPart<Row> = Readonly<{
  head: readonly string[];
  furtherHead?: (count: number) => readonly string[];
  reads: readonly string[];
  cells: (tables: OtherTables, rows: readonly Row[]) => PromiseLike<readonly (readonly CsvCell[])[]>;
}>;

/** A database or a transaction, as far as a file reads of it. */
type OtherTables = Readonly<{
  table: <Row>(name: string) => { bulkGet(ids: string[]): PromiseLike<(Row | undefined)[]> };
}>;

/** The lazy part of a description; `shape` is a schema that accepts exactly the record. */
export type FileForm<Row> = Readonly<{
  /** The columns of a list saved as a file; missing for records without a list. */
  columns?: Readonly<{
    head: readonly string[];
    cells: (row: Row) => readonly CsvCell[];
    /** The titles of so many columns after these: rows may have cells more. */
    furtherHead?: (count: number) => readonly string[];
  }>;
  /** Those of lists that are `only` about a part of the table, where they have others: by that part. */
  columnsOf?: Readonly<Record<string, ColumnsOfPart<Row>>>;
  shape: unknown;
  /** The number of records, where the app never adds or deletes any. */
  fixedCount?: number;
  /** The version of the copies' format with which the table came, if not the first: older copies have none of it. */
  since?: number;
  /** A field that names a record of another table in the same file. */
  refers?: Readonly<{ field: keyof Row & string; table: string; to: string }>;
}>;

/** The descriptions of a store, by table. */
export type TableDescriptions<Rows extends AnyRows> = { readonly [T in keyof Rows & string]: Description<Rows[T]> };
export type AnyRows = Record<string, Identified>;
export type TableName<Rows extends AnyRows> = keyof Rows & string;

/** The record type of each described table. */
export type RowsOf<Described> = {
  [T in keyof Described]: Described[T] extends Description<infer Row> ? Row : never;
};

/** Describes a kind of record; the type of its rows is named, the rest checked. */
export function describe<Row extends Identified>(description: Description<Row>): Description<Row> {
  return description;
}

/** The indexes of each table. */
export function schemasOf<Rows extends AnyRows>(
  tables: TableDescriptions<Rows>,
): Readonly<Record<TableName<Rows>, string>> {
  const entries = Object.entries(tables) as [TableName<Rows>, Description<Rows[TableName<Rows>]>][];
  return Object.fromEntries(entries.map(([table, { indexes }]) => [table, indexes])) as Record<TableName<Rows>, string>;
}

/** The row as stored, with the keys that its table's indexes need. */
export function storedRow<Row extends Identified>({ keys }: Pick<Description<Row>, 'keys'>, row: Row): Stored<Row> {
  return { ...row, keys: { serial: serialOf(row.id), ...keys?.(row) } };
}

/**
 * The indexes of a long list: each sort, alone and combined with the filter, ends in the record's serial, so that any
 * page can be read by keyset in one step; and the words for finding.
 */
export function longList(filter: string, sorts: readonly string[]): string {
  const compounds = [...sorts.flatMap((path) => [[path], [filter, path]]), [filter]];
  return ['id', 'keys.serial', '*keys.words', ...compounds.map((paths) => `[${paths.join('+')}+keys.serial]`)].join();
}
