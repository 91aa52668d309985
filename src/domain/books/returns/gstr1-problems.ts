import { gstinProblem } from '#domain/gstin.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { lastDayForNote } from '#domain/books/law/limits.ts';
import { formatDay, formatMonth } from '#domain/format.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import type { AmendedDocument, Amendments, Reopened } from './gstr1-amendments.ts';
import type { SalesOfMonth } from './sales-of-month.ts';
import type { ReturnProblem } from './return-problem.ts';
import { daysOfMonth } from './return-month.ts';
import { problemsInSale } from './sale-problems.ts';

/**
 * Lists what the portal would refuse of a return, at once, silently or late, and what else the filer should know: in the
 * order of the documents, what blocks first.
 */
export function gstr1Problems(
  { business, month, sales, reopened }: SalesOfMonth,
  amended: Amendments,
): readonly ReturnProblem[] {
  const all = [
    ...aboutBusiness(business.gstin),
    ...amended.documents.flatMap((one) => aboutAmendment(one, daysOfMonth(month).to)),
    ...[...reopened.flatMap((one) => one.sales), ...sales].flatMap((sale) => problemsInSale(sale, business)),
    ...sales
      .filter(({ date }) => date.slice(0, 7) !== month)
      .map(
        (sale): ReturnProblem => ({
          weight: 'Blocking',
          voucher: { id: sale.id, name: titleOf(sale) },
          field: 'Date',
          sentence: `It is dated ${formatDay(sale.date)}, outside of ${formatMonth(month)}. Choose the period of its date.`,
          rule: 'Form GSTR-1: documents of the period',
        }),
      ),
  ];
  return all.toSorted((one, other) => (one.weight === other.weight ? 0 : one.weight === 'Blocking' ? -1 : 1));
}

/** Tables 11A and 11B of a filed month are amended by hand: the file of a later month has no section for it here. */
export function aboutAdvances({ month, was, now }: Reopened): readonly ReturnProblem[] {
  if (canonicalJson(was.advances) === canonicalJson(now.advances)) return [];
  return [
    {
      weight: 'Advisory',
      voucher: null,
      field: 'Advances',
      sentence: `The advances for services of ${formatMonth(month)} have changed since its return was filed. Enter the change under Amended Tax Liability on the portal.`,
      rule: 'Form GSTR-1, table 11(II)',
    },
  ];
}

function aboutBusiness(gstin: string): readonly ReturnProblem[] {
  const problem = gstin === '' ? 'The business has no GSTIN.' : gstinProblem(gstin);
  if (problem === undefined) return [];
  return [
    {
      weight: 'Blocking',
      voucher: null,
      field: 'GSTIN',
      sentence: `${problem} Enter it in Settings › Business.`,
      rule: 'CGST Rules, rule 59(1)',
    },
  ];
}

/** Corrections end when notes do, or with the annual return, if that is earlier. */
function aboutAmendment({ original, document }: AmendedDocument, day: IsoDate): readonly ReturnProblem[] {
  const last = lastDayForNote(original.date, day);
  if (last === undefined || day.slice(0, 7) <= last.slice(0, 7)) return [];
  return [
    {
      weight: 'Blocking',
      voucher: { id: document.id, name: original.number },
      field: 'Date',
      sentence: `It is of ${formatDay(original.date)}, and could be amended until ${formatDay(last)}. Change it back to what was filed.`,
      rule: 'CGST Act, section 37(3), first proviso',
    },
  ];
}
