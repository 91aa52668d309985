import { canonicalJson } from '#domain/canonical-json.ts';
import { ZERO } from '#domain/money.ts';
import type { ReportedAs } from './gstr1-file-rows.ts';
import {
  type Gstr1Sections,
  keyOfSmall,
  lessUntaxed,
  type ReportedDocument,
  type SmallSales,
  UNTAXED_KINDS,
  type UntaxedSales,
} from './gstr1-sections.ts';
import { joinedHsn, negativeHsn } from './hsn-summary.ts';
import type { Month } from './return-month.ts';
import { joinedUntaxed, NOTHING_UNTAXED, type RateRow } from './rate-rows.ts';

/** The changes that a return makes to those that were filed before it. */
export type Amendments = Readonly<{ documents: readonly AmendedDocument[]; small: readonly AmendedSmall[] }>;

/** A document as it was reported, and as it is. One that is gone comes to nothing: the portal takes none back. */
export type AmendedDocument = Readonly<{ original: ReportedAs; document: ReportedDocument }>;

/** The small sales of an earlier month to one place, with all their rates as they are now. */
export type AmendedSmall = Readonly<{ month: Month; place: string; isWithin: boolean; rows: readonly RateRow[] }>;

/** A month that was filed and opened again: what the portal has of it, and what the books say now. */
export type Reopened = Readonly<{ month: Month; was: Gstr1Sections; now: Gstr1Sections }>;

/**
 * A return together with what has changed in the months filed before. What was reported differently is amended; what was not
 * reported at all, or in another section, is reported now like a document of the month. There is no amendment of sales
 * without tax and of the HSN summary: their difference is a part of this month's.
 */
export function withChanges(
  own: Gstr1Sections,
  reopened: readonly Reopened[],
): Readonly<{ sections: Gstr1Sections; amended: Amendments }> {
  const known = reopened.flatMap(({ was }) => was.documents);
  const knownById = new Map(known.map((document) => [document.id, document]));
  const all = [...reopened.flatMap(({ now }) => now.documents), ...own.documents];
  const allById = new Map(all.map((document) => [document.id, document]));
  const isNew = (document: ReportedDocument) => {
    const before = knownById.get(document.id);
    return !before || !isOfOneSection(before, document);
  };
  return {
    sections: {
      ...own,
      documents: all.filter(isNew),
      untaxed: untaxedWith(own, reopened),
      hsn: reopened.reduce((hsn, { was, now }) => joinedHsn(joinedHsn(hsn, now.hsn), negativeHsn(was.hsn)), own.hsn),
    },
    amended: {
      documents: known.flatMap((before) => amendmentOf(before, allById.get(before.id))),
      small: reopened.flatMap(smallAmendments),
    },
  };
}

function amendmentOf(before: ReportedDocument, now: ReportedDocument | undefined): readonly AmendedDocument[] {
  const document = now && isOfOneSection(before, now) ? now : withoutAmounts(before);
  if (canonicalJson(before) === canonicalJson(document)) return [];
  return [{ original: { number: before.number, date: before.date }, document }];
}

function isOfOneSection({ section: one }: ReportedDocument, { section: other }: ReportedDocument): boolean {
  if (one.name !== other.name) return false;
  if ('gstin' in one && 'gstin' in other) return one.gstin === other.gstin;
  // Exports stand apart by how they are paid, and what was one kind cannot become the other.
  return !('type' in one) || !('type' in other) || one.type === other.type;
}

function withoutAmounts(document: ReportedDocument): ReportedDocument {
  return { ...document, value: ZERO, rows: document.rows.map(emptyRate) };
}

function emptyRate({ percent }: RateRow): RateRow {
  return { percent, taxable: ZERO, cgst: ZERO, sgst: ZERO, igst: ZERO, cess: ZERO };
}

function smallAmendments({ month, was, now }: Reopened): readonly AmendedSmall[] {
  const places = [...new Set([...was.small, ...now.small].map(({ place }) => place))];
  return places.flatMap((place): AmendedSmall[] => {
    const [before, after] = [ofPlace(was.small, place), ofPlace(now.small, place)];
    const still = new Set(after.map(keyOfSmall));
    const gone = before.filter((row) => !still.has(keyOfSmall(row)));
    const isSame = canonicalJson(before.toSorted(byRate)) === canonicalJson(after.toSorted(byRate));
    const [any] = [...after, ...gone];
    if (isSame || !any) return [];
    const rows = [...after.map(asRates), ...gone.map(emptyRate)];
    return [{ month, place, isWithin: any.isWithin, rows }];
  });
}

function ofPlace(small: readonly SmallSales[], place: string): readonly SmallSales[] {
  return small.filter((row) => row.place === place);
}

function asRates({ percent, taxable, cgst, sgst, igst, cess }: SmallSales): RateRow {
  return { percent, taxable, cgst, sgst, igst, cess };
}

function byRate(one: RateRow, other: RateRow): number {
  return one.percent - other.percent;
}

function untaxedWith(own: Gstr1Sections, reopened: readonly Reopened[]): readonly UntaxedSales[] {
  return UNTAXED_KINDS.flatMap((kind): UntaxedSales[] => {
    const of = (sections: Gstr1Sections) => sections.untaxed.find((row) => row.kind === kind) ?? NOTHING_UNTAXED;
    const sum = reopened.reduce(
      (total, { was, now }) => joinedUntaxed(joinedUntaxed(total, of(now)), lessUntaxed(of(was))),
      joinedUntaxed(NOTHING_UNTAXED, of(own)),
    );
    return sum.nil === 0 && sum.exempt === 0 && sum.nonGst === 0 ? [] : [{ kind, ...sum }];
  });
}
