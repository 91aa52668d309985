import { useState } from 'react';
import { editsOf } from '#data/books/audit/edits.ts';
import { useLiveResult } from '#data/books/live.ts';
import { whoOf } from '#domain/books/audit/edit-log-entry.ts';
import { editSummary } from '#domain/books/audit/edit-summary.ts';
import { formatName } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { momentInWords } from './moment-in-words.ts';
import { useMaySee } from './use-may.ts';

/** The edits of a record, the latest first; folded away until they are asked for, and read only then. */
export function EditHistory({ of }: { of: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMaySee('reports')) return null;
  return (
    <details className="border-t pt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-control w-fit cursor-pointer items-center rounded-control font-medium text-peacock">
        History
      </summary>
      {isOpen && <Entries of={of} />}
    </details>
  );
}

/** The edits of a record always in sight, as on the page of a voucher; `History` folds them away. */
export function EditHistoryTable({ of }: { of: string }) {
  return useMaySee('reports') && <HistoryTable of={of} />;
}

function HistoryTable({ of }: { of: string }) {
  const { value: edits, problem } = useHistory(of);
  if (!edits && !problem) return null;
  return (
    <section aria-labelledby="history" className="rounded-sheet border bg-sheet">
      <h2 id="history" className="px-4 py-3 font-semibold">
        History
      </h2>
      {problem && (
        <p role="alert" className="border-t px-4 py-3 text-table">
          {problem.why}
        </p>
      )}
      {edits && (
        <table aria-labelledby="history" className="w-full border-collapse border-t text-table">
          <thead>
            <tr className="text-caption text-ink-2">
              {['What', 'When, by whom'].map((title) => (
                <th key={title} scope="col" className={`${CELL} text-start font-medium`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {edits.map((edit) => (
              <tr key={edit.id} className="border-t align-baseline">
                <th scope="row" className={`${CELL} wrap-anywhere text-start font-normal`}>
                  {editSummary(edit)}
                </th>
                <td className={`${CELL} wrap-anywhere`}>
                  {momentInWords(edit.at)}
                  <p className="text-caption text-ink-2">
                    <Quoted>{formatName(whoOf(edit), 'nobody named')}</Quoted>
                  </p>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function useHistory(of: string) {
  return useLiveResult(['history', of], () => editsOf(of));
}

function Entries({ of }: { of: string }) {
  const { value: edits, problem } = useHistory(of);
  if (problem) return <p role="alert">{problem.why}</p>;
  if (!edits) return null;
  return (
    <ol aria-label="History" className="mt-1 flex flex-col border-s ps-4">
      {edits.map((edit) => (
        <li key={edit.id} className="py-1.5 text-table">
          <p className="wrap-anywhere">{editSummary(edit)}</p>
          <p className="text-caption text-ink-3">
            {momentInWords(edit.at)} · <Quoted>{formatName(whoOf(edit), 'nobody named')}</Quoted>
          </p>
        </li>
      ))}
    </ol>
  );
}

const CELL = 'px-4 max-sm:px-3 py-1.5';
