import { useState } from 'react';
import { readNote, writeNote } from '#data/browser-notes.ts';
import { PAPER_FORMS, type PaperForm, ROLL } from '#domain/books/paper/document-copy.ts';

/** As what documents print: the roll stays chosen on the device whose printer has one, a copy is asked for each time. */
export function usePaperForm() {
  const [form, setForm] = useState<PaperForm>(() => (readNote(NOTE) === ROLL ? ROLL : 'Original'));
  return {
    form,
    forms: PAPER_FORMS,
    choose(chosen: PaperForm) {
      setForm(chosen);
      writeNote(NOTE, chosen === ROLL ? ROLL : '');
    },
  };
}

const NOTE = 'paper of documents';
