import { exactOrUndefined, negative, type Paise } from '#domain/money.ts';
import { type Reading, readBalance } from '#domain/amount-reading.ts';

/**
 * An amount as a bank writes it, in paise. To a bank a credit is what came in, so "500.00Cr" is positive and "500 Dr"
 * negative; without a side, "500" is positive, "-500", "(500)" and "500-" negative. Blank for "", "-" and "Nil".
 */
export function readBankAmount(text: string, side = ''): Reading<Paise> {
  const figure = text.trim();
  if (NONE.test(figure)) return { kind: 'blank' };
  const own = SIDE.exec(figure)?.[1] ?? SIDE.exec(side.trim())?.[1] ?? '';
  const reading = readBalance(inPaise(figure.replace(SIDE, '')));
  if (reading.kind !== 'value' || own === '') return reading;
  const size = reading.value < 0 ? negative(reading.value) : reading.value;
  return { kind: 'value', value: /^d/i.test(own) ? negative(size) : size };
}

/** Whether a cell says on which side an amount stands. */
export function isSide(text: string): boolean {
  return /^(d|c)(r|ebit|redit)?\.?$/i.test(text.trim());
}

/** A workbook keeps 0.1 + 0.2 as it is: beyond paise there is nothing but that. Three figures behind a point may be thousands. */
function inPaise(figure: string): string {
  if (!/^-?\d{1,11}\.\d{4,}$/.test(figure)) return figure;
  return exactOrUndefined(() => Number(figure).toFixed(2)) ?? figure;
}

const NONE = /^(-+|–|nil|na|n\/a|\*+)?$/i;
const SIDE = /(?:^|(?<=[\d\s.)]))\(?\s*(d(?:r|ebit)?|c(?:r|redit)?)\.?\)?$/i;
