import { type BarSymbol, barSymbolOf, modulesOf } from '#domain/barcode/bar-symbol.ts';
import type { LabelPaper } from './label-paper.ts';

/** The bars of a code on a label: how wide a module is and the whole with its quiet zones, in millimetres. */
export type FittedBars = Readonly<{ symbol: BarSymbol; module: number; width: number; percent: number }>;

/**
 * Returns the bars of a code as wide as a label has room for: on a roll whole dots of its printer, so that all bars of a width
 * print alike; on a sheet 0.33 mm a module at most, the usual one (GS1 General Specifications, section 5.2.6). Undefined where
 * the label is too narrow. Throws a RangeError for a code that no bars can hold.
 */
export function fitBars(code: string, { isRoll, label }: Pick<LabelPaper, 'isRoll' | 'label'>): FittedBars | undefined {
  const symbol = barSymbolOf(code);
  const modules = modulesOf(symbol);
  const most = (label.width - 2 * EDGE) / modules;
  const module = isRoll ? Math.min(MOST_DOTS, Math.floor(most / DOT)) * DOT : Math.min(USUAL, most);
  if (module < DOT) return undefined;
  return { symbol, module, width: module * modules, percent: Math.round((module / USUAL) * 100) };
}

/** Says what is wrong with the bars of a code on a paper: that there can be none, or that scanners may miss them. */
export function problemInBars(code: string, paper: LabelPaper): string | undefined {
  try {
    const fitted = fitBars(code, paper);
    if (!fitted) return 'The code is too long for this label. Choose a wider one.';
    return fitted.percent < LEAST_PERCENT
      ? `The bars are at ${fitted.percent} %: too small for some scanners.`
      : undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** The room at each side of a label that stays free, in millimetres, as no printer meets the paper exactly. */
export const EDGE = 1;
/** A dot of a label printer, in millimetres. */
export const DOT = 1 / 8;
/** The largest module that scanners at a till take is 0.66 mm. */
const MOST_DOTS = 5;
const USUAL = 0.33;
const LEAST_PERCENT = 80;
