import { useState } from 'react';
import { readNote, writeNote } from '#data/browser-notes.ts';
import { LABEL_PARTS, type LabelPart } from '#domain/books/labels/label-facts.ts';
import { labelPaperOf, labelsOnPage, MOST_OFFSET } from '#domain/books/labels/label-paper.ts';

/**
 * The paper of labels, what is printed on them and how far its printer is off, as this device was last used; the first label is
 * asked for each time.
 */
export function useLabelSettings() {
  const [settings, setNoted] = useState(noted);
  const { paperName, parts } = settings;
  const [first, setFirst] = useState<number | null>(1);
  const paper = labelPaperOf(paperName);

  function note(change: Partial<Noted>) {
    const next = { ...settings, ...change };
    setNoted(next);
    writeNote(NOTE, JSON.stringify(next));
  }

  return {
    paper,
    parts,
    /** The place of the first label on a sheet, from 1; null where it cannot be read. */
    first: paper.isRoll ? 1 : first,
    setFirst,
    /** The print offset of sheets in millimetres; null where it cannot be read. */
    right: paper.isRoll ? 0 : settings.right,
    down: paper.isRoll ? 0 : settings.down,
    setRight: (right: number | null) => note({ right }),
    setDown: (down: number | null) => note({ down }),
    choosePaper(name: string) {
      note({ paperName: name });
      if ((first ?? 1) > labelsOnPage(labelPaperOf(name))) setFirst(1);
    },
    choosePart(part: LabelPart, isChosen: boolean) {
      note({ parts: LABEL_PARTS.filter((one) => (one === part ? isChosen : parts.includes(one))) });
    },
  };
}

export type LabelSettings = ReturnType<typeof useLabelSettings>;

type Noted = Readonly<{
  paperName: string;
  parts: readonly LabelPart[];
  right: number | null;
  down: number | null;
}>;

function noted(): Noted {
  try {
    const { paperName, parts, right, down } = JSON.parse(readNote(NOTE)) as Partial<Noted>;
    return {
      paperName: String(paperName),
      parts: LABEL_PARTS.filter((part) => Array.isArray(parts) && parts.includes(part)),
      right: offsetFrom(right),
      down: offsetFrom(down),
    };
  } catch {
    return { paperName: '', parts: LABEL_PARTS, right: 0, down: 0 };
  }
}

function offsetFrom(value: unknown): number {
  return typeof value === 'number' && Math.abs(value) <= MOST_OFFSET ? value : 0;
}

const NOTE = 'labels';
