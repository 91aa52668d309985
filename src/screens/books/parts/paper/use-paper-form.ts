import { useState } from 'react';
import { readNote, writeNote } from '#data/browser-notes.ts';
import { isRollForm, PAPER_FORMS, type PaperForm, paperFormsOf, ROLL } from '#domain/books/paper/document-copy.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import type { VoucherKind } from '#domain/books/vouchers/voucher.ts';

/**
 * As what vouchers of a kind print: the roll stays chosen on the device whose printer has one, a copy is asked for each time. No
 * roll is made for orders.
 */
export function usePaperForm(kind: VoucherKind) {
  const [form, setForm] = useState<PaperForm>(() => notedRoll() ?? 'Original');
  const forms = paperFormsOf(kind);
  return {
    form: isOrder({ kind }) && !forms.includes(form) ? 'Original' : form,
    forms,
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
