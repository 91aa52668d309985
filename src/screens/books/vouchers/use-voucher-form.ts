import { useCallback, useRef, useState } from 'react';
import { ChangedMeanwhile, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type Voucher, type VoucherInput, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { firstInWords, type VoucherProblems, problemsInDraft } from '#domain/books/field-problems.ts';
import { refuseUnread, unreadField } from '#ui/record-forms/unread-field.ts';
import { useFirstProblem } from '#ui/record-forms/use-first-problem.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastError } from '#ui/feedback/toast.tsx';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import { type InvoiceInput, isTrade, type OwnTerms, type PurchaseInput } from '#domain/books/documents/document.ts';
import { isPricedOrder, type PricedOrderInput } from '#domain/books/orders/order.ts';

/** The next step after a save: the page of the voucher, or another one of its kind. */
export type Afterwards = 'open' | 'next';
type SavedAs = 'Draft' | 'Issued';
type Conflict = Readonly<{ theirs: Voucher; as: SavedAs; after: Afterwards }>;

/**
 * The state of a voucher's form. It saves once however often it is asked; a refusal marks its fields, moves the focus to
 * the first, and keeps all that was typed. Over the save of another tab it shows both, and saves what is decided.
 */
export function useVoucherForm({
  input,
  existing,
  rules,
  onSaved,
}: {
  input: VoucherInput;
  /** The voucher that is changed; undefined for a new one. */
  existing: Pick<Voucher, 'id' | 'rev' | 'state'> | undefined;
  rules: Business;
  onSaved: (saved: Voucher, after: Afterwards) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState({ input, rev: existing?.rev ?? 0 });
  const [draft, setDraft] = useState(input);
  const [tried, setTried] = useState<SavedAs>();
  const [refused, setRefused] = useState<VoucherProblems>(NONE);
  const [conflict, setConflict] = useState<Conflict>();
  // A document is issued as the business stands then: a setting that is changed meanwhile is seen at once.
  const terms = ownTerms(rules);
  if (existing?.state !== 'Issued' && hasOwnTerms(draft) && !isEqual(draft.own, terms)) {
    setDraft({ ...draft, own: terms });
    if (hasOwnTerms(base.input)) setBase({ ...base, input: { ...base.input, own: terms } });
  }
  const isBusy = useRef(false);
  const seekProblem = useFirstProblem(form);

  /** Keeps its identity: what a line of a journal is given does not change while another line is typed into. */
  const change = useCallback((next: (before: VoucherInput) => VoucherInput) => {
    setDraft(next);
    setRefused(NONE);
  }, []);

  function problemsAs(as: SavedAs): VoucherProblems {
    return as === 'Draft' ? problemsInDraft(draft) : kindOf(draft).problems(draft, rules);
  }

  function refuse(as: SavedAs, fields: VoucherProblems) {
    seekProblem();
    setTried(as);
    setRefused(fields);
  }

  async function save(as: SavedAs, after: Afterwards, rev = base.rev) {
    if (isBusy.current) return;
    const unread = unreadField(form.current);
    if (unread) return refuseUnread(unread);
    const first = firstInWords(problemsAs(as), 'lines' in draft ? draft.lines.length : 0);
    if (first !== undefined) {
      refuse(as, NONE);
      return toastError('Error', first);
    }
    isBusy.current = true;
    try {
      const saved = existing ? await updateVoucher(existing.id, rev, draft, as) : await createVoucher(draft, as);
      await onSaved(saved, after);
    } catch (error) {
      if (error instanceof ChangedMeanwhile) setConflict({ theirs: error.theirs, as, after });
      const fields = error instanceof Refusal ? error.fields : NONE;
      refuse(as, fields);
      if (error instanceof Refusal && Object.keys(fields).length > 0) toastError('Error', error.message);
      else sayFailure(error);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    /** The voucher that is changed; undefined for a new one. */
    id: existing?.id,
    form,
    draft,
    /** The problems of the fields, after the first attempt to save. */
    problems: tried === undefined ? NONE : { ...problemsAs(tried), ...refused },
    change,
    save,
    /** An unreadable figure or half a date is not in the draft, but was typed all the same. */
    isChanged: () => JSON.stringify(draft) !== JSON.stringify(base.input) || unreadField(form.current) !== null,
    /** Returns how it is saved as a draft while the form stays as it is; undefined where it can be none. */
    draftKeeper() {
      if (existing?.state === 'Issued' || Object.keys(problemsInDraft(draft)).length > 0) return undefined;
      return () => (existing ? updateVoucher(existing.id, base.rev, draft, 'Draft') : createVoucher(draft, 'Draft'));
    },
    theirs: conflict?.theirs,
    keepMine() {
      if (!conflict) return;
      setConflict(undefined);
      void save(conflict.as, conflict.after, conflict.theirs.rev);
    },
    takeTheirs() {
      if (!conflict) return;
      const { rev } = conflict.theirs;
      const taken = voucherInput(conflict.theirs);
      setBase({ input: taken, rev });
      setDraft(taken);
      setTried(undefined);
      setRefused(NONE);
      setConflict(undefined);
    },
    /** Changes when the form is filled anew, so that no half-typed text stays in a field. */
    filling: base.rev,
  };
}

export type VoucherFormState = ReturnType<typeof useVoucherForm>;

const NONE: VoucherProblems = {};

function hasOwnTerms(input: VoucherInput): input is InvoiceInput | PurchaseInput | PricedOrderInput {
  return isTrade(input) || isPricedOrder(input);
}

function isEqual(one: OwnTerms, other: OwnTerms): boolean {
  return one.registration === other.registration && one.state === other.state && one.roundOff === other.roundOff;
}
