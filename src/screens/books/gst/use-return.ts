import { useState } from 'react';
import { changesMade } from '#data/books/returns/gstr1.ts';
import { useLive, useLiveResult } from '#data/books/live.ts';
import type { Month } from '#domain/books/returns/return-month.ts';

/** A return of a month, read again after every change; meanwhile the last one stays. Of another month it waits. */
export function useReturn<Read>(form: string, month: Month, readOf: (month: Month) => Promise<Read>) {
  const changes = useLive(['changes'], changesMade);
  const { value, problem } = useLiveResult([form, month, changes], async () =>
    changes === undefined ? undefined : readOf(month),
  );
  const [last, setLast] = useState<Readonly<{ month: Month; value: Read | undefined }>>();
  if (value !== undefined && value !== last?.value) setLast({ month, value });
  return { read: value ?? (last?.month === month ? last.value : undefined), problem };
}
