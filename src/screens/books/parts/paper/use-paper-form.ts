import { useState } from 'react';
import { readNote, writeNote } from '#data/browser-notes.ts';
import { isRollForm, PAPER_FORMS, type PaperForm, ROLL } from '#domain/books/paper/document-copy.ts';

/** As what documents print: the roll stays chosen on the device whose printer has one, a copy is asked for each time. */
export function usePaperForm() {
  const [form, setForm] = useState<PaperForm>(() => notedRoll() ?? 'Original');
  return {
    form,
    forms: PAPER_FORMS,
    choose(chosen: PaperForm) {
      setForm(chosen);
      writeNote(NOTE, isRollForm(chosen) ? chosen : '');
    },
  };
}

/** Returns the roll of this device's printer: the one that was chosen last, else that of 80 mm. */
export function rollOfDevice(): PaperForm {
  return notedRoll() ?? ROLL;
}

function notedRoll(): PaperForm | undefined {
  const noted = readNote(NOTE);
  return PAPER_FORMS.find((form) => form === noted && isRollForm(form));
}

const NOTE = 'paper of documents';
