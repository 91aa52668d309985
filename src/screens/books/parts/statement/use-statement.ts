import { useState } from 'react';
import { type PageStart, statementPage, type StatementPage } from '#data/books/reports/ledger-statement.ts';
import { useLiveResult } from '#data/books/live.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import type { Days } from '#domain/books/usual-periods.ts';

/**
 * A page of a ledger's statement and the ways to the others. The page before stays in sight while the next one is read;
 * after Back the same one is shown again. Another period begins at its first page.
 */
export function useStatement(id: string, days: Days) {
  const [turned, setTurned] = useVisitState<Turned>('statement: page', { days, start: FIRST });
  const [standing, setStanding] = useState<StatementPage>();
  const start = turned.days.from === days.from && turned.days.to === days.to ? turned.start : FIRST;
  const { value: read, problem } = useLiveResult(['statement', id, days, start], () => statementPage(id, days, start));
  // What the page began beside is gone with all its lines: the first page is shown instead of none.
  const isEmptied = read?.lines.length === 0 && start.at !== 'first';
  if (isEmptied) setTurned({ days, start: FIRST });
  else if (read && read !== standing) setStanding(read);

  const page = read ?? standing;
  const turnTo = (to: PageStart) => () => setTurned({ days, start: to });
  const { edges, hasBefore, hasAfter } = page ?? { edges: undefined, hasBefore: false, hasAfter: false };
  return {
    page,
    problem,
    ways: {
      first: hasBefore ? turnTo(FIRST) : undefined,
      previous: hasBefore && edges ? turnTo({ at: 'before', place: edges[0] }) : undefined,
      next: hasAfter && edges ? turnTo({ at: 'after', place: edges[1] }) : undefined,
      last: hasAfter ? turnTo({ at: 'last' }) : undefined,
    },
  };
}

type Turned = Readonly<{ days: Days; start: PageStart }>;
const FIRST: PageStart = { at: 'first' };
