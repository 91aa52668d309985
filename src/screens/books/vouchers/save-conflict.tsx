import { useEffect, useRef } from 'react';
import { differences } from '#domain/books/audit/edit-differences.ts';
import { type Voucher, type VoucherInput, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { Button } from '#ui/controls/button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';

/** Another tab saved the voucher meanwhile: where both versions differ, and which of them is to stay. */
export function SaveConflict({
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  mine: VoucherInput;
  theirs: Voucher;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  const rows = differences(mine, voucherInput(theirs));
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="both-versions"
      className="rounded-sheet border border-waiting bg-sheet"
    >
      <div className="px-4 py-3">
        <h2 id="both-versions" className="font-semibold">
          Saved meanwhile in another tab
        </h2>
        <p className="mt-0.5 text-ink-2 text-table">
          Nothing of yours is lost, and nothing of it is saved yet. Compare both, then keep one.
        </p>
      </div>
      <table aria-labelledby="both-versions" className="w-full border-collapse border-t text-table">
        <thead>
          <tr className="text-caption text-ink-2">
            {['Field', 'Yours', 'Saved meanwhile'].map((head) => (
              <th key={head} scope="col" className={`${CELL} text-start font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr className="border-t">
              <td colSpan={3} className={CELL}>
                Both say the same.
              </td>
            </tr>
          )}
          {rows.map(({ field, before, after }) => (
            <tr key={field} className="border-t">
              <th scope="row" className={`${CELL} text-start font-medium`}>
                {field}
              </th>
              {[before, after].map((text, at) => (
                <td key={at} className={`${CELL} wrap-anywhere`}>
                  <Quoted>{text}</Quoted>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap justify-end gap-2 border-t px-4 py-3">
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </section>
  );
}

const CELL = 'px-4 py-1.5 align-top';
