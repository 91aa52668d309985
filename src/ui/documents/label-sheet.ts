/**
 * Labels as plain data, every text in its final wording, in millimetres from the top left corner of page and label.
 * write-labels.ts draws them as a PDF and labels-on-paper.tsx for the printer and the screen.
 */
export type LabelSheet = Readonly<{
  title: string;
  page: Size;
  label: Size;
  /** Where each label of a page begins, in the order in which they are filled. */
  places: readonly Readonly<{ x: number; y: number }>[];
  /** How many places of the first page stay free. */
  before: number;
  /** Each with how many there are of it. */
  labels: readonly Readonly<{ label: Label; count: number }>[];
}>;

type Size = Readonly<{ width: number; height: number }>;

export type Label = Readonly<{ texts: readonly LabelText[]; bars?: LabelBars }>;

/** Text in a box of so many lines at most: what does not fit is cut. `size` is that of its letters, `lead` that of a line. */
export type LabelText = Readonly<{
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  lead: number;
  lines: number;
  isStrong: boolean;
  place: 'start' | 'center' | 'end';
}>;

/** The widths of bars and spaces in turn, the first a bar that begins at `x`, in modules. */
export type LabelBars = Readonly<{
  name: string;
  x: number;
  y: number;
  height: number;
  module: number;
  widths: readonly number[];
}>;

/** Returns the labels of each page in order, undefined for a place that stays free. */
export function labelPages({ places, before, labels }: LabelSheet): readonly (readonly (Label | undefined)[])[] {
  const free = Array.from({ length: before }, () => undefined);
  const all = [...free, ...labels.flatMap(({ label, count }) => Array.from({ length: count }, () => label))];
  const pages = all.length === before ? 0 : Math.ceil(all.length / places.length);
  return Array.from({ length: pages }, (_, at) => all.slice(at * places.length, (at + 1) * places.length));
}

/** Returns the bars among the widths of bars and spaces: from which module on, and how many wide. */
export function barsAmong(widths: readonly number[]): readonly Readonly<{ from: number; width: number }>[] {
  let from = 0;
  return widths.flatMap((width, at) => {
    const bar = { from, width };
    from += width;
    return at % 2 === 0 ? [bar] : [];
  });
}
