import type { NumberSeries } from '#domain/books/numbering.ts';
import type { Right } from '#domain/books/staff/right.ts';

/** Parts that rows of kinds have in common. */

/** The right of a kind that needs the same whatever is entered. */
export function of(right: Right): () => Right {
  return () => right;
}

export function none(): readonly never[] {
  return [];
}

export function never(): undefined {
  return undefined;
}

/** The series of a kind that has one of its own. */
export function ownSeries({ kind }: Readonly<{ kind: NumberSeries }>): NumberSeries {
  return kind;
}
