import type { IsoDate } from '#domain/calendar.ts';
import { negative, type Paise } from '#domain/money.ts';
import type { ShippingBill } from '#domain/books/documents/invoice-parts.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { type Charged, isExport } from '#domain/books/documents/supply.ts';
import { type AdvanceReceipt, type Advances, advancesOf } from './advances.ts';
import { type HsnSummary, hsnSummary } from './hsn-summary.ts';
import { daysOfMonth, type Month } from './return-month.ts';
import {
  joinedRates,
  joinedUntaxed,
  NOTHING_UNTAXED,
  type RateRow,
  rateRows,
  type Untaxed,
  untaxedOf,
} from './rate-rows.ts';
import { isReported, type Originals, type Sale, type Section, sectionOf } from './sale-section.ts';
import { seriesIssued, type SeriesIssued } from './series-issued.ts';

/** The sections of GSTR-1 with the sales of a month, before it is written as a file. */
export type Gstr1Sections = Readonly<{
  /** The documents that are reported one by one, in the order of their days. */
  documents: readonly ReportedDocument[];
  /** The small sales to buyers without a GSTIN, less what came back of them, and of how many documents they are. */
  small: readonly SmallSales[];
  smallDocuments: number;
  untaxed: readonly UntaxedSales[];
  untaxedDocuments: number;
  /** Of advances for services. */
  advances: Advances;
  hsn: HsnSummary;
  issued: readonly SeriesIssued[];
  /** Every document that this is made of, counted ones and cancelled ones. */
  ids: readonly string[];
}>;

/** A document as it is reported: amounts are never negative, also of a note. */
export type ReportedDocument = Readonly<{
  id: string;
  section: Section;
  number: string;
  date: IsoDate;
  /** Tax and round off included. */
  value: Paise;
  place: string;
  charged: Charged;
  rows: readonly RateRow[];
  shippingBill: ShippingBill | null;
}>;

/** All small sales to one place, of one rate; less than nothing where more came back. */
export type SmallSales = RateRow & Readonly<{ place: string; isWithin: boolean }>;

/** Sales without tax, by where they went and to whom. */
export type UntaxedSales = Untaxed & Readonly<{ kind: UntaxedKind }>;
type UntaxedKind = (typeof UNTAXED_KINDS)[number];

/** In the order of table 8. INTR is between States, INTRA within one. */
export const UNTAXED_KINDS = ['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'] as const;

/**
 * Divides the sales of a month into the sections of GSTR-1. `sales` come in the order of their days, drafts left out;
 * `advances` are those whose tax moves in the month.
 */
export function gstr1Sections(
  month: Month,
  sales: readonly Sale[],
  originals: Originals,
  advances: readonly AdvanceReceipt[],
): Gstr1Sections {
  const all = sales.filter(isReported);
  const documents: ReportedDocument[] = [];
  const small = new Map<string, SmallSales>();
  const untaxed = new Map<UntaxedKind, Untaxed>();
  let [smallDocuments, untaxedDocuments] = [0, 0];
  for (const sale of all) {
    const isAbroad = isExport(sale);
    const rows = rateRows(sale, isAbroad);
    const section = sectionOf(sale, originals);
    if (rows.length > 0 && section) documents.push(reportedDocument(sale, section, rows));
    if (rows.length > 0 && !section) {
      smallDocuments++;
      for (const row of rows) addSmall(small, sale, row);
    }
    const own = untaxedOf(sale, isAbroad);
    if (own.nil === 0 && own.exempt === 0 && own.nonGst === 0) continue;
    untaxedDocuments++;
    const kind = untaxedKind(sale, section);
    untaxed.set(
      kind,
      joinedUntaxed(untaxed.get(kind) ?? NOTHING_UNTAXED, sale.kind === 'Invoice' ? own : lessUntaxed(own)),
    );
  }
  return {
    documents,
    small: [...small.values()].filter((row) => row.taxable !== 0 || taxOf(row) !== 0),
    smallDocuments,
    untaxed: UNTAXED_KINDS.flatMap((kind) => {
      const own = untaxed.get(kind);
      return own ? [{ kind, ...own }] : [];
    }),
    untaxedDocuments,
    advances: advancesOf(daysOfMonth(month), advances),
    hsn: hsnSummary(all, month),
    issued: seriesIssued(sales),
    ids: sales.filter(({ own }) => own.registration === 'Regular').map(({ id }) => id),
  };
}

/** A row of rates the other way round. */
function lessRates(row: RateRow): RateRow {
  const { taxable, cgst, sgst, igst, cess } = row;
  return {
    ...row,
    taxable: negative(taxable),
    cgst: negative(cgst),
    sgst: negative(sgst),
    igst: negative(igst),
    cess: negative(cess),
  };
}

export function lessUntaxed({ nil, exempt, nonGst }: Untaxed): Untaxed {
  return { nil: negative(nil), exempt: negative(exempt), nonGst: negative(nonGst) };
}

export function keyOfSmall({ place, percent }: SmallSales): string {
  return `${place}/${percent}`;
}

function reportedDocument(sale: Sale, section: Section, rows: readonly RateRow[]): ReportedDocument {
  const { id, number, date, place, sums } = sale;
  const shippingBill = (sale.kind === 'Invoice' && section.name === 'exp' && sale.shippingBill) || null;
  return { id, section, number, date, value: sums.total, place, charged: sums.charged, rows, shippingBill };
}

function addSmall(small: Map<string, SmallSales>, sale: Sale, row: RateRow): void {
  const signed = sale.kind === 'Invoice' ? row : lessRates(row);
  const own: SmallSales = { ...signed, place: sale.place, isWithin: sale.sums.charged !== 'IGST' };
  const key = keyOfSmall(own);
  const before = small.get(key);
  small.set(key, before ? { ...own, ...joinedRates(before, own) } : own);
}

function untaxedKind(sale: Sale, section: Section | undefined): UntaxedKind {
  const isWithin = sale.place === sale.own.state && sale.party?.registration !== 'SEZ';
  const isToBusiness = section ? section.name === 'b2b' || section.name === 'cdnr' : false;
  if (isToBusiness) return isWithin ? 'INTRAB2B' : 'INTRB2B';
  return isWithin ? 'INTRAB2C' : 'INTRB2C';
}
