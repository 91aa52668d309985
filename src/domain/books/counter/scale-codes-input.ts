import { formatRupeesInFull } from '#domain/format.ts';
import type { Problems } from '#domain/books/problems.ts';
import {
  problemsInScaleCode,
  readScaleCode,
  type ScaleCode,
  type ScaleCodeInput,
  scaleCodeFrom,
} from './scale-code.ts';

/** The problems of the rows of Scale Codes, by the row. */
export function problemsByScaleCode(rows: readonly ScaleCodeInput[]): readonly Problems<ScaleCodeInput>[] {
  return rows.map((row, at) => problemsInScaleCode(row, rows.slice(0, at)));
}

/** Whether all rows may be saved, else the first sentence of those that may not. */
export function problemInScaleCodes(rows: readonly ScaleCodeInput[]): string | undefined {
  return problemsByScaleCode(rows).flatMap((problems) => Object.values<string | undefined>(problems))[0];
}

/** Says what one code gives by these rows, as far as they are right: "Scale code 1, 2.750 KGS". Blank for no code. */
export function scaleCodeInWords(code: string, inputs: readonly ScaleCodeInput[]): string {
  if (code.trim() === '') return '';
  const problems = problemsByScaleCode(inputs);
  const rows = inputs.flatMap((row, at): readonly ScaleCode[] =>
    Object.keys(problems[at] ?? {}).length === 0 ? [scaleCodeFrom(row)] : [],
  );
  const reading = readScaleCode(code, rows);
  if (!reading) return 'No row reads this code.';
  switch (reading.kind) {
    case 'misread':
      return 'Its check digit is wrong.';
    case 'zero':
      return 'The code says 0. Weigh again.';
    case 'weight':
      return `Scale Code ${bare(reading.scaleCode)}, weight ${reading.weight.toFixed(3)}`;
    case 'price':
      return `Scale Code ${bare(reading.scaleCode)}, price ${formatRupeesInFull(reading.price)}`;
  }
}

/** Leading zeros aside, as items have it. */
function bare(scaleCode: string): string {
  return scaleCode.replace(/^0+(?=\d)/, '');
}
