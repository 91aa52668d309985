import { editsOf } from '#data/books/edits.ts';
import { useLiveResult } from '#data/books/live.ts';
import { formatName } from '#domain/format.ts';
import { whatChanged } from '#screens/books/parts/history.tsx';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { Quoted } from '#ui/pieces/quoted.tsx';

/** What happened to a voucher, the latest first; in sight, as an accountant looks here for who changed it. */
export function VoucherHistory({ of }: { of: string }) {
  const { value: edits, problem } = useLiveResult(['history', of], () => editsOf(of));
  if (!edits && !problem) return null;
  return (
    <section aria-labelledby="history" className="rounded-sheet border bg-sheet">
      <h2 id="history" className="px-4 py-3 font-semibold">
        History
      </h2>
      {edits ? (
        <table aria-labelledby="history" className="w-full border-collapse border-t text-table">
          <thead>
            <tr className="text-caption text-ink-2">
              {['Change', 'When', 'Who'].map((name) => (
                <th key={name} scope="col" className={`${CELL} text-start font-medium`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {edits.map((edit) => (
              <tr key={edit.id} className="border-t align-baseline">
                <th scope="row" className={`${CELL} text-start font-normal`}>
                  {whatChanged(edit)}
                </th>
                <td className={CELL}>{momentInWords(edit.at)}</td>
                <td className={`${CELL} wrap-anywhere`}>
                  <Quoted>{formatName(edit.who, 'nobody named')}</Quoted>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p role="alert" className="border-t px-4 py-3">
          {problem?.why}
        </p>
      )}
    </section>
  );
}

const CELL = 'px-4 max-sm:px-3 py-1.5';
