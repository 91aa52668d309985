import { asPaise, type Paise } from '#domain/money.ts';
import { addQuantities, asQuantity, type Quantity } from '#domain/quantity.ts';
import type { DocumentInput } from './document.ts';
import type { SummedDocument } from './document-sums.ts';
import { countOfLine } from './line-count.ts';
import { sumOfHeads, type TaxHeads } from './line-tax.ts';
import type { UnitCode } from '#domain/books/unit.ts';

/** The sums of the lines of one HSN code or SAC, unit and rate. */
export type HsnRow = TaxHeads &
  Readonly<{
    hsn: string;
    unit: UnitCode;
    percent: number;
    quantity: Quantity;
    taxable: Paise;
    /** That of its first item. Returns that were filed before it was reported have none. */
    name?: string | undefined;
  }>;

/**
 * The HSN summary of documents, in the order in which codes come up in them. Services are not counted: their unit is NA and
 * their quantity 0, as table 12 of GSTR-1 wants it. Lines that come to nothing are left out.
 */
export function hsnRows(documents: readonly SummedDocument[]): readonly HsnRow[] {
  const lines = documents.flatMap(({ lines: entered, sums }) =>
    sums.lines.flatMap((sum, at): HsnRow[] => {
      const line = entered[at];
      if (!line || (sum.price === 0 && (line.quantity ?? 0) === 0)) return [];
      const isService = line.item?.kind === 'Service' || line.hsn.startsWith('99');
      const { percent, taxable, cgst, sgst, igst, cess } = sum;
      return [
        {
          hsn: line.hsn,
          name: line.item?.name,
          percent,
          taxable,
          cgst,
          sgst,
          igst,
          cess,
          ...(isService ? NOT_COUNTED : countedIn(line)),
        },
      ];
    }),
  );
  return joinedHsnRows(lines);
}

/** Packs count as what they contain, in the unit of their item. */
function countedIn(line: DocumentInput['lines'][number]): Pick<HsnRow, 'unit' | 'quantity'> {
  const { unit, quantity, contains, item } = line;
  if (contains === undefined || item?.unit === undefined) return { unit, quantity: quantity ?? asQuantity(0) };
  return { unit: item.unit, quantity: asQuantity(countOfLine(line) / 1000) };
}

const NOT_COUNTED = { unit: 'NA', quantity: asQuantity(0) } as const;

/** Rows of one code, unit and rate as one each, in the order in which they come up. */
export function joinedHsnRows(all: readonly HsnRow[]): readonly HsnRow[] {
  const rows = new Map<string, HsnRow>();
  for (const row of all) {
    const key = `${row.hsn}/${row.unit}/${row.percent}`;
    const before = rows.get(key);
    rows.set(key, before ? sumOfHsnRows(before, row) : row);
  }
  return [...rows.values()];
}

function sumOfHsnRows(one: HsnRow, other: HsnRow): HsnRow {
  const { hsn, unit, percent } = one;
  const { cgst, sgst, igst, cess } = sumOfHeads([one, other]);
  const quantity = addQuantities(one.quantity, other.quantity);
  const taxable = asPaise(one.taxable + other.taxable);
  return { hsn, unit, percent, cgst, sgst, igst, cess, quantity, taxable, name: one.name ?? other.name };
}
