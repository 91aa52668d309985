import type { Label } from './label-layout.ts';
import { type LabelPaper, placesOn, type PrintOffset } from './label-paper.ts';

/** A label, and how many of it are printed. */
type LabelCount = Readonly<{ label: Label; count: number }>;

/** Returns labels as plain data to draw: `before` places of the first page stay free, and all are moved by `offset`. */
export function labelSheet(
  title: string,
  paper: LabelPaper,
  before: number,
  labels: readonly LabelCount[],
  offset?: PrintOffset,
) {
  return { title, page: paper.page, label: paper.label, places: placesOn(paper, offset), before, labels };
}

/** More labels than a printer takes in one go; the page says so. */
export const MOST_LABELS = 2000;
