import { useState } from 'react';
import type { BookedBill } from '#domain/books/returns/gstr2b/booked-bill.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { MatchEditor, MatchInput } from './match-editor.ts';

/** Asks which purchase or debit note a row of GSTR-2B is. */
export function MatchDialog({ editor }: { editor: MatchEditor }) {
  return (
    <RecordForm editor={editor} verb="Mark as Match" titles={{ create: 'Mark as Match', edit: '' }}>
      {(draft) => (
        <MatchFields draft={draft} problem={editor.problems.bill} onChoose={(bill) => editor.change({ bill })} />
      )}
    </RecordForm>
  );
}

function MatchFields({
  draft: { row, bills, bill },
  problem,
  onChoose,
}: {
  draft: MatchInput;
  problem: string | undefined;
  onChoose: (bill: BookedBill) => void;
}) {
  const [text, setText] = useState<string>();
  const matching = billsMatching(bills, row?.gstin ?? '', text ?? '');
  const choose = (id: string | null) => {
    const chosen = bills.find((one) => one.id === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <div className="flex flex-col gap-4">
      {row && (
        <p>
          {formatText(row.name)}, {row.number} of {formatDay(row.date)}, {formatRupees(row.value)}
        </p>
      )}
      <ComboboxField
        label="In the Books"
        isRequired
        problem={problem}
        value={bill && { id: bill.id, name: bill.title }}
        text={text}
        options={matching.slice(0, MOST).map((one) => ({
          id: one.id,
          name: one.title,
          detail: [one.supplier, one.number, formatDay(one.date), formatRupees(one.value)].join(' · '),
        }))}
        isLoading={false}
        hasMore={matching.length > MOST}
        onType={setText}
        onChoose={choose}
        onAgain={choose}
        emptyWords="No purchase or debit note without a match is called so."
      />
    </div>
  );
}

/** By the beginnings of words in title, supplier and number; those of the supplier first. */
function billsMatching(bills: readonly BookedBill[], gstin: string, text: string): readonly BookedBill[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = bills.filter(({ title, supplier, number }) => {
    const searched = ` ${title} ${supplier} ${number}`.toLowerCase();
    return words.every((word) => searched.includes(` ${word}`));
  });
  return [...matches.filter((one) => one.gstin === gstin), ...matches.filter((one) => one.gstin !== gstin)];
}

const MOST = 50;
