import { folded } from '#domain/format.ts';

/** Finds what a column of a file holds by its heading; the user corrects it where that fails. */

/**
 * A field that a column can be matched with. `called` are the headings that other programs give it. `isFurther`: it is one of
 * many alike, and offered only where a heading names it.
 */
export type ColumnField<Name extends string> = Readonly<{
  name: Name;
  label: string;
  called: readonly string[];
  isFurther?: boolean;
}>;

/** The column of each field, counted from 0; a field that is not in the file has none. */
export type ColumnMatching<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/**
 * The columns of the fields by the headings of a row. Each column is of one field: the one that calls it so exactly, else
 * one whose whole words stand in it, as far as they mean nothing else. Fields that stand first choose first.
 */
export function matchColumns<Name extends string>(
  fields: readonly ColumnField<Name>[],
  head: readonly string[],
): ColumnMatching<Name> {
  const titles = head.map(headingKey);
  const taken = new Set<number>();
  const matched: Partial<Record<Name, number>> = {};
  for (const isExact of [true, false]) {
    for (const { name, label, called } of fields) {
      if (matched[name] !== undefined) continue;
      const at = columnCalled([label, ...called], titles, taken, isExact);
      if (at === undefined) continue;
      matched[name] = at;
      taken.add(at);
    }
  }
  return matched;
}

/** How many headings of a row name a field exactly, each counted once: a row of records names hardly any. */
export function headingsIn(fields: readonly ColumnField<string>[], head: readonly string[]): number {
  const names = new Set(fields.flatMap(({ label, called }) => [label, ...called]).map(headingKey));
  return new Set(head.map(headingKey).filter((title) => names.has(title))).size;
}

/**
 * The titles of two rows of headings, the upper one of which has merged cells; undefined if the lower row is none. Of each
 * column the lower word where it is one, as "Withdrawal" under "Amount", else both.
 */
export function joinedTitles(
  fields: readonly ColumnField<string>[],
  upper: readonly string[],
  lower: readonly string[],
): readonly string[] | undefined {
  if (lower.length < 2 || lower.some((cell) => /\d/.test(cell))) return undefined;
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [upper[at] ?? '', lower[at] ?? ''];
    const both = `${above} ${below}`.trim();
    return [below, both, above].find((title) => title !== '' && headingsIn(fields, [title]) > 0) ?? both;
  });
}

function columnCalled(
  names: readonly string[],
  titles: readonly string[],
  taken: ReadonlySet<number>,
  isExact: boolean,
): number | undefined {
  for (const name of names.map(headingKey)) {
    if (!isExact && !name.includes(' ') && !UNAMBIGUOUS.has(name)) continue;
    const at = titles.findIndex(
      (title, column) => !taken.has(column) && (isExact ? title === name : ` ${title} `.includes(` ${name} `)),
    );
    if (at !== -1) return at;
  }
  return undefined;
}

/** "Opening Bal. (₹)" is "opening bal": signs, case and what stands in brackets do not count. */
function headingKey(title: string): string {
  const bare = folded(title).replaceAll(/\((?:₹|rs\.?|inr|in rs\.?)\s*\)/g, ' ');
  return bare
    .replaceAll(/[^\p{L}\p{M}\p{N}%/]+/gu, ' ')
    .replace(/^\*|\*$/g, '')
    .trim();
}

/** Single words that mean one thing wherever they stand; "rate" or "code" may mean anything. */
const UNAMBIGUOUS: ReadonlySet<string> = new Set([
  'gstin',
  'hsn',
  'sac',
  'sku',
  'barcode',
  'email',
  'mobile',
  'phone',
  'pincode',
  'city',
  'uom',
]);
