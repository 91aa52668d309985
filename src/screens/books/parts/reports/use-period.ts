import { today } from '#data/clock.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { type Days, yearDaysOf } from '#domain/books/usual-periods.ts';
import { type IsoDate, isStorableDay, type MaybeDate } from '#domain/calendar.ts';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';

/** The days in the fields, where one is blank while it is typed, and the last whole period that stood there. */
type TypedDays = Readonly<{ from: MaybeDate; to: MaybeDate; shown: Days }>;
type TypedDay = Readonly<{ on: MaybeDate; shown: IsoDate }>;

/**
 * The period of a report. It begins with what the address asks for (?from=2026-04-01&to=2027-03-31), or else with the
 * financial year of today; Back restores it, by the name of the report or screen.
 */
export function usePeriod(report: string) {
  const [from, to] = [useAskedDay('from'), useAskedDay('to')];
  const first = from !== undefined && to !== undefined && from <= to ? { from, to } : yearDaysOf(today());
  const [typed, setTyped] = useVisitState<TypedDays>(`${report}: period`, { ...first, shown: first });
  return {
    ...typed,
    change(part: Partial<Pick<TypedDays, 'from' | 'to'>>) {
      setTyped((before) => {
        const next = { ...before, ...part };
        const { from: begins, to: ends } = next;
        const isWhole = begins !== '' && ends !== '' && begins <= ends;
        return isWhole ? { ...next, shown: { from: begins, to: ends } } : next;
      });
    },
  };
}

/** The day that a report is as on. It begins with what the address asks for (?on=2027-03-31), or else with today. */
export function useAsOn(report: string) {
  const first = useAskedDay('on') ?? today();
  const [typed, setTyped] = useVisitState<TypedDay>(`${report}: as on`, { on: first, shown: first });
  return {
    ...typed,
    change: (on: MaybeDate) => setTyped((before) => (on === '' ? { ...before, on } : { on, shown: on })),
  };
}

function useAskedDay(name: string): IsoDate | undefined {
  const asked = useSearchParam(name) ?? '';
  return isStorableDay(asked) ? asked : undefined;
}
