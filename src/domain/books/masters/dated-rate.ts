import type { IsoDate } from '#domain/calendar.ts';
import { type DatedRule, ruleInForce } from '#domain/books/law/dated-rule.ts';

/** The GST rate of an item from a day, in percent, until the next one. */
export type DatedRate = DatedRule & Readonly<{ percent: number }>;

/**
 * The percentage in force on a day, of rates in the order of their days. A day before the first takes the first: it is the
 * best known. Undefined if there are none.
 */
export function percentOn(rates: readonly DatedRate[], day: IsoDate): number | undefined {
  return (ruleInForce(rates, day) ?? rates[0])?.percent;
}

/**
 * The rates with another percentage from a day, up to the next change that is already known. Rates that change nothing are
 * left out. Days before it keep theirs.
 */
export function withRate(rates: readonly DatedRate[], from: IsoDate, percent: number): readonly DatedRate[] {
  const others = rates.filter((rate) => rate.from !== from);
  return changesOf([...others, { from, percent }].toSorted((a, b) => (a.from < b.from ? -1 : 1)));
}

/** The rates without the one that begins on a day: the one before it goes on instead. */
export function withoutRate(rates: readonly DatedRate[], from: IsoDate): readonly DatedRate[] {
  return changesOf(rates.filter((rate) => rate.from !== from));
}

function changesOf(rates: readonly DatedRate[]): readonly DatedRate[] {
  return rates.filter((rate, at) => rate.percent !== rates[at - 1]?.percent);
}
