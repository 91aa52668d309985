import { negative, type Paise, ZERO } from '#domain/money.ts';
import { type DocumentInput, isNote, isReverseCharge, isSale } from '#domain/books/documents/document.ts';
import type { SummedDocument } from '#domain/books/documents/document-sums.ts';

/** Where a document is registered: what was sold, or what was bought. */
export type RegisterName = 'Sales Register' | 'Purchase Register';

/** The figures that a register adds up, in its order. Under reverse charge no tax stands on the bill, and so none here. */
export const REGISTER_FIGURES = ['taxable', 'cgst', 'sgst', 'igst', 'cess', 'roundOff', 'total'] as const;
export type RegisterFigure = (typeof REGISTER_FIGURES)[number];

/** A document in its register, in paise. What a note takes back is negative. */
export type RegisterRow = Readonly<Record<RegisterFigure, Paise>>;

export function registerOf(document: DocumentInput): RegisterName {
  return isSale(document) ? 'Sales Register' : 'Purchase Register';
}

/** The figures of a document as its paper says them: value, tax and round off come to the total. */
export function registerRow(document: SummedDocument): RegisterRow {
  const { taxable, roundOff, total, ...sums } = document.sums;
  const { cgst, sgst, igst, cess } = isReverseCharge(document) ? NO_TAX : sums;
  const row = { taxable, cgst, sgst, igst, cess, roundOff, total };
  return isNote(document) ? registerFigures((figure) => negative(row[figure])) : row;
}

/** All figures of a register, each by its name. */
export function registerFigures(of: (figure: RegisterFigure) => Paise): RegisterRow {
  return Object.fromEntries(REGISTER_FIGURES.map((figure) => [figure, of(figure)])) as RegisterRow;
}

const NO_TAX = { cgst: ZERO, sgst: ZERO, igst: ZERO, cess: ZERO };
