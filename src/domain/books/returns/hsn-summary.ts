import { negative } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { hasHsnHalves } from '#domain/books/law/return-rules.ts';
import { type HsnRow, hsnRows, joinedHsnRows } from '#domain/books/documents/hsn-rows.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import { isExport } from '#domain/books/documents/supply.ts';
import { hasGstin } from '#domain/books/registration.ts';
import { daysOfMonth, type Month } from './return-month.ts';
import type { Sale } from './sale-section.ts';

/** Table 12 of GSTR-1. Up to April 2025 it has no halves, and all stands in the first. */
export type HsnSummary = Readonly<{ b2b: readonly HsnRow[]; b2c: readonly HsnRow[] }>;

/**
 * Adds up sales by code, unit and rate; notes count against them, and may leave less than nothing. Buyers without a GSTIN and
 * those overseas make up the second half.
 */
export function hsnSummary(all: readonly Sale[], month: Month): HsnSummary {
  if (!hasHsnHalves(daysOfMonth(month).to)) return { b2b: rowsOf(all), b2c: [] };
  return {
    b2b: rowsOf(all.filter(isToBusiness)),
    b2c: rowsOf(all.filter((sale) => !isToBusiness(sale))),
  };
}

/** Both halves after something is added to each. */
export function joinedHsn(one: HsnSummary, other: HsnSummary): HsnSummary {
  return { b2b: whatIsLeft([...one.b2b, ...other.b2b]), b2c: whatIsLeft([...one.b2c, ...other.b2c]) };
}

/** Returns a summary with all signs turned, to be taken off another by `joinedHsn`. */
export function negativeHsn({ b2b, b2c }: HsnSummary): HsnSummary {
  return { b2b: b2b.map((row) => takeOff(row)), b2c: b2c.map((row) => takeOff(row)) };
}

function rowsOf(all: readonly Sale[]): readonly HsnRow[] {
  return joinedHsnRows(
    all.flatMap((sale) => {
      const rows = hsnRows([sale]);
      if (sale.kind === 'Invoice') return rows;
      // A discount lowers the value of goods that stay sold.
      return rows.map((row) => takeOff(row, takesGoodsBack(sale) ? row.quantity : asQuantity(0)));
    }),
  );
}

function isToBusiness(sale: Sale): boolean {
  return !isExport(sale) && sale.party !== null && hasGstin(sale.party.registration);
}

function takeOff(row: HsnRow, quantity: Quantity = row.quantity): HsnRow {
  return {
    ...row,
    quantity: asQuantity(0 - quantity),
    taxable: negative(row.taxable),
    cgst: negative(row.cgst),
    sgst: negative(row.sgst),
    igst: negative(row.igst),
    cess: negative(row.cess),
  };
}

function whatIsLeft(rows: readonly HsnRow[]): readonly HsnRow[] {
  return joinedHsnRows(rows).filter(
    ({ quantity, taxable, cgst, igst, cess }) =>
      quantity !== 0 || taxable !== 0 || cgst !== 0 || igst !== 0 || cess !== 0,
  );
}
