import { useState } from 'react';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import type { InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { BLANK_ITEM, type ItemInput } from '#domain/books/masters/item.ts';
import { blankParty, type PartyInput } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { InvoiceFields } from '#screens/books/vouchers/documents/invoice-fields.tsx';
import { NewMasters } from '#screens/books/parts/masters/new-masters.tsx';
import { PurchaseFields } from '#screens/books/vouchers/documents/purchase-fields.tsx';
import { InputForm } from './input-form.tsx';
import { openBooksScreen } from './open-books-screen.tsx';

type Shown = InvoiceInput | PurchaseInput;

/** Renders the fields of a document in a form in which Enter goes on. Returns what says how the draft is now. */
export async function showDocument(input: Shown, problems: VoucherProblems = {}): Promise<() => Shown> {
  let now = input;
  await openBooksScreen(
    () => <Form input={input} problems={problems} onDraft={(draft) => (now = draft)} />,
    '/vouchers/new',
  );
  return () => now;
}

/** With what is wrong with it. */
export function showWrong(input: Shown): Promise<() => Shown> {
  return showDocument(input, problemsInDocument(input, { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' }));
}

export function addItem(name: string, rupees: number, percent: number, overrides: Partial<ItemInput> = {}) {
  const price = asRate(Math.round(rupees * 10_000));
  return createItem({
    ...BLANK_ITEM,
    name,
    percent,
    hsn: '340111',
    sellingPrice: price,
    purchasePrice: price,
    ...overrides,
  });
}

export function addParty(name: string, overrides: Partial<PartyInput> = {}) {
  return createParty({ ...blankParty('Both'), name, state: '27', ...overrides });
}

function Form({
  input,
  problems,
  onDraft,
}: {
  input: Shown;
  problems: VoucherProblems;
  onDraft: (draft: Shown) => void;
}) {
  const [draft, setDraft] = useState<VoucherInput>(input);
  const rest = {
    isGiven: false,
    problems,
    onChange: (patch: object) => setDraft((before): VoucherInput => ({ ...before, ...patch })),
    onChangeOf: setDraft,
  };
  if (draft.kind === 'Invoice' || draft.kind === 'Purchase') onDraft(draft);
  return (
    <NewMasters>
      <InputForm name={draft.kind}>
        {draft.kind === 'Invoice' && <InvoiceFields id={undefined} draft={draft} {...rest} />}
        {draft.kind === 'Purchase' && <PurchaseFields id={undefined} draft={draft} {...rest} />}
      </InputForm>
    </NewMasters>
  );
}
