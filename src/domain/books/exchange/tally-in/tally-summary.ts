import type { IsoDate } from '#domain/calendar.ts';
import type { TallyData } from './tally-collector.ts';

/** The contents of the files, before anything is asked about the business. */
export type TallySummary = Readonly<{
  company: string;
  /** Each of these in plain words, with how many there are. */
  counts: readonly Readonly<{ what: string; count: number }>[];
  /** The first and the last day of the vouchers. */
  days: Readonly<{ from: IsoDate; to: IsoDate }> | undefined;
}>;

export function summaryOf(read: TallyData): TallySummary {
  const [first, last] = [read.vouchers[0], read.vouchers.at(-1)];
  return {
    company: read.company,
    counts: [
      { what: 'Ledgers and parties', count: read.ledgers.length },
      { what: 'Stock items', count: read.items.length },
      { what: 'Godowns', count: read.godowns.length },
      { what: 'Vouchers', count: read.vouchers.length },
    ].filter(({ count }) => count > 0),
    days: first && last ? { from: first.date, to: last.date } : undefined,
  };
}
