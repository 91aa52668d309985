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
      chooseRoll(chosen);
    },
  };
}

/** Returns the roll of this device's printer: the one that was chosen last, else that of 80 mm. */
export function rollOfDevice(): PaperForm {
  return notedRoll() ?? ROLL;
}

/** Keeps a roll as that of this device's printer; any other form leaves it without one. */
export function chooseRoll(form: PaperForm): void {
  writeNote(NOTE, isRollForm(form) ? form : '');
}

function notedRoll(): PaperForm | undefined {
  const noted = readNote(NOTE);
  return PAPER_FORMS.find((form) => form === noted && isRollForm(form));
}

const NOTE = 'paper of documents';
