import { useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import type { Report } from '#domain/books/ledger/report.ts';

/**
 * A report, read live. While the one for another period is read, the last one stays, so that nothing jumps while a day is
 * typed; it says itself which period it is of.
 */
export function useReport(key: readonly string[], read: () => Promise<Report>) {
  const { value, problem } = useLiveResult(key, read);
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return { report: problem ? undefined : (value ?? last), problem };
}
