import { useState } from 'react';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import type { InvoiceEntry, PurchaseEntry } from '#domain/books/documents/document.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { BLANK_ITEM, type ItemEntry } from '#domain/books/masters/item.ts';
import { blankParty, type PartyEntry } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import type { VoucherEntry } from '#domain/books/vouchers/voucher.ts';
import { InvoiceFields } from '#screens/books/vouchers/documents/invoice-fields.tsx';
import { NewMasters } from '#screens/books/parts/masters/new-masters.tsx';
import { PurchaseFields } from '#screens/books/vouchers/documents/purchase-fields.tsx';
import { EntryForm } from './entry-form.tsx';
import { openBooksScreen } from './open-books-screen.tsx';

type Shown = InvoiceEntry | PurchaseEntry;

/** Renders the fields of a document in a form in which Enter goes on. Returns what says how the draft is now. */
export async function showDocument(entry: Shown, problems: VoucherProblems = {}): Promise<() => Shown> {
  let now = entry;
  await openBooksScreen(
    () => <Form entry={entry} problems={problems} onDraft={(draft) => (now = draft)} />,
    '/vouchers/new',
  );
  return () => now;
}

/** With what is wrong with it. */
export function showWrong(entry: Shown): Promise<() => Shown> {
  return showDocument(entry, problemsInDocument(entry, { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' }));
}

export function addItem(name: string, rupees: number, percent: number, said: Partial<ItemEntry> = {}) {
  const price = asRate(Math.round(rupees * 10_000));
  return createItem({
    ...BLANK_ITEM,
    name,
    percent,
    hsn: '340111',
    sellingPrice: price,
    purchasePrice: price,
    ...said,
  });
}

export function addParty(name: string, said: Partial<PartyEntry> = {}) {
  return createParty({ ...blankParty('Both'), name, state: '27', ...said });
}

function Form({
  entry,
  problems,
  onDraft,
}: {
  entry: Shown;
  problems: VoucherProblems;
  onDraft: (draft: Shown) => void;
}) {
  const [draft, setDraft] = useState<VoucherEntry>(entry);
  const rest = {
    isGiven: false,
    problems,
    onChange: (patch: object) => setDraft((before): VoucherEntry => ({ ...before, ...patch })),
    onChangeOf: setDraft,
  };
  if (draft.kind === 'Invoice' || draft.kind === 'Purchase') onDraft(draft);
  return (
    <NewMasters>
      <EntryForm name={draft.kind}>
        {draft.kind === 'Invoice' && <InvoiceFields id={undefined} draft={draft} {...rest} />}
        {draft.kind === 'Purchase' && <PurchaseFields id={undefined} draft={draft} {...rest} />}
      </EntryForm>
    </NewMasters>
  );
}
