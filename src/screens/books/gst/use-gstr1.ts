import { useState } from 'react';
import { changesMade, gstr1 } from '#data/books/gstr1.ts';
import { useLive, useLiveResult } from '#data/books/live.ts';
import type { Month } from '#domain/books/returns/return-month.ts';

/** GSTR-1 of a month, read again after every change; meanwhile the last one stays. Of another month it waits. */
export function useGstr1(month: Month) {
  const changes = useLive(['changes'], changesMade);
  const { value, problem } = useLiveResult(['GSTR-1', month, changes], async () =>
    changes === undefined ? undefined : gstr1(month),
  );
  const [last, setLast] = useState<Readonly<{ month: Month; value: typeof value }>>();
  if (value !== undefined && value !== last?.value) setLast({ month, value });
  return { read: value ?? (last?.month === month ? last.value : undefined), problem };
}
