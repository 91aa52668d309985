import { series, updateNumbering } from '#data/books/vouchers/numbering.ts';
import type { NumberingInput, NumberSeries, Patterns } from '#domain/books/numbering.ts';

/** The form as it is opened now. */
export async function openedNumbering(): Promise<NumberingInput> {
  const all = (await series()).map(({ kind, pattern, next }) => [kind, { pattern, next: String(next) }]);
  return Object.fromEntries(all) as NumberingInput;
}

/** Changes some patterns, as a form that is opened and saved at once. */
export async function changePatterns(some: Partial<Patterns>): Promise<void> {
  const opened = await openedNumbering();
  const changed = Object.entries(some).map(([kind, pattern]) => [kind, { ...opened[kind as NumberSeries], pattern }]);
  return updateNumbering(opened, { ...opened, ...Object.fromEntries(changed) });
}
