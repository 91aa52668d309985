import type { BaseIssue } from 'valibot';
import type { Refusal } from '#data/store/refusal.ts';
import { refusalAt, shortened } from './json-scanner.ts';

/** "invoices, record 12, dueDate: expected a day such as 2024-04-05, or nothing; found “tomorrow”." */
export function sentenceOf(issue: BaseIssue<unknown>, place: string): Refusal {
  const path = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? String(key + 1) : shortened(String(key)),
  );
  const where = [place, ...path].join(', ');
  if (issue.input === undefined) return refusalAt(where, 'it is missing');
  if (issue.expected === 'never') return refusalAt(where, 'there is no such field');
  // A rule over a whole record reports the record as input, not the value of the wrong field, so leave the value out.
  const found = typeof issue.input === 'object' && issue.input !== null ? '' : `; found ${inputInWords(issue.input)}`;
  return refusalAt(where, `expected ${issue.message}${found}`);
}

function inputInWords(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'string') return `“${shortened(value)}”`;
  return shortened(String(value));
}
