import { type Amendments, withChanges } from './gstr1-amendments.ts';
import { changeOf, outwardSupplies, sumOfSupplies, type Supplies } from './outward-supplies.ts';
import { aboutAdvances, gstr1Problems } from './gstr1-problems.ts';
import { type Gstr1Sections, gstr1Sections } from './gstr1-sections.ts';
import type { ReturnProblem } from './return-problem.ts';
import type { Month } from './return-month.ts';
import type { SalesOfMonth } from './sales-of-month.ts';
import { seriesIssued } from './series-issued.ts';

/** GSTR-1 of a month, and what is wrong with it. */
export type Gstr1 = Readonly<{
  gstin: string;
  month: Month;
  sections: Gstr1Sections;
  amended: Amendments;
  problems: readonly ReturnProblem[];
  /** The part that GSTR-3B takes from it. */
  supplies: Supplies;
  /** The sections as the portal has them once this is filed, of the month itself and of each that it amends. */
  statements: readonly Readonly<{ month: Month; sections: Gstr1Sections }>[];
}>;

/** Makes the return from the documents as they were issued; nothing is computed again that a document says. */
export function gstr1Of(salesOfMonth: SalesOfMonth): Gstr1 {
  const { month, business, sales, originals, advances, reopened } = salesOfMonth;
  const own = gstr1Sections(month, sales, originals, advances);
  const changed = reopened.map(({ month: earlier, was, sales: now, advances: moved }) => ({
    month: earlier,
    was,
    now: gstr1Sections(earlier, now, originals, moved),
  }));
  const late = reopened.flatMap(({ was, sales: now }) => {
    const counted = new Set(was.ids);
    return now.filter(({ id }) => !counted.has(id));
  });
  const { sections, amended } = withChanges(own, changed);
  const all = reopened.length === 0 ? sections : { ...sections, issued: seriesIssued([...late, ...sales]) };
  const statements = [{ month, sections: own }, ...changed.map((one) => ({ month: one.month, sections: one.now }))];
  const supplies = { own: outwardSupplies(own), earlier: sumOfSupplies(changed.map(changeOf)) };
  return {
    gstin: business.gstin,
    month,
    sections: all,
    amended,
    problems: [...gstr1Problems(salesOfMonth, amended), ...changed.flatMap(aboutAdvances)],
    supplies,
    statements,
  };
}
