import { useState } from 'react';
import { readNote, writeNote } from '#data/browser-notes.ts';
import { LABEL_PARTS, type LabelPart } from '#domain/books/labels/label-facts.ts';
import { labelPaperOf, labelsOnPage } from '#domain/books/labels/label-paper.ts';

/** The paper of labels and what is printed on them, as this device was last used; the first label is asked for each time. */
export function useLabelSettings() {
  const [{ paperName, parts }, setNoted] = useState(noted);
  const [first, setFirst] = useState<number | null>(1);
  const paper = labelPaperOf(paperName);

  function note(next: Noted) {
    setNoted(next);
    writeNote(NOTE, JSON.stringify(next));
  }

  return {
    paper,
    parts,
    /** The place of the first label on a sheet, from 1; null where it cannot be read. */
    first: paper.isRoll ? 1 : first,
    setFirst,
    choosePaper(name: string) {
      note({ paperName: name, parts });
      if ((first ?? 1) > labelsOnPage(labelPaperOf(name))) setFirst(1);
    },
    choosePart(part: LabelPart, isChosen: boolean) {
      note({ paperName, parts: LABEL_PARTS.filter((one) => (one === part ? isChosen : parts.includes(one))) });
    },
  };
}

export type LabelSettings = ReturnType<typeof useLabelSettings>;

type Noted = Readonly<{ paperName: string; parts: readonly LabelPart[] }>;

function noted(): Noted {
  try {
    const { paperName, parts } = JSON.parse(readNote(NOTE)) as Partial<Noted>;
    return {
      paperName: String(paperName),
      parts: LABEL_PARTS.filter((part) => Array.isArray(parts) && parts.includes(part)),
    };
  } catch {
    return { paperName: '', parts: LABEL_PARTS };
  }
}

const NOTE = 'labels';
