import { heldBills } from '#data/books/counter/held-bills.ts';
import { useLiveResult } from '#data/books/live.ts';
import { billTitle, piecesIn } from '#domain/books/counter/bill.ts';
import { BLANK, formatNumber, formatRupees } from '#domain/format.ts';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/** The bills that are held: any of them is taken up again, or cleared. */
export function HeldBills({
  onRecall,
  onClear,
  onClose,
}: {
  onRecall: (id: string) => void;
  onClear: (id: string) => void;
  onClose: () => void;
}) {
  const { value: held, problem } = useLiveResult(['held bills'], heldBills, { isFresh: true });
  return (
    <Dialog title="Held Bills" width="max-w-[50rem]" onDismiss={onClose}>
      <DialogBody>
        {problem && <p role="alert">{problem.why}</p>}
        {held?.length === 0 && <p className="py-6 text-center text-ink-2">No bill is held.</p>}
        {held && held.length > 0 && (
          <div className="overflow-x-auto">
            <table role="table" aria-label="Held Bills" className="w-full text-table tabular-nums">
              <thead>
                <tr className="border-b text-caption text-ink-3">
                  {COLUMNS.map(({ title, look }) => (
                    <th key={title} className={`px-2 py-1.5 font-normal ${look}`}>
                      {title}
                    </th>
                  ))}
                  <th>
                    <span className="sr-only">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {held.map(({ bill, total, isElsewhere }) => (
                  <tr key={bill.id} className="h-16 border-b last:border-0">
                    <td className="whitespace-nowrap px-2 font-medium">{billTitle(bill)}</td>
                    <td className="wrap-anywhere px-2">
                      <bdi>{shorten(bill.customer.name, 60)}</bdi>
                    </td>
                    <td className="px-2 text-end">{formatNumber(piecesIn(bill.lines))}</td>
                    <td className="px-2 text-end">{total === undefined ? BLANK : formatRupees(total)}</td>
                    <td className="px-2 text-ink-2">{momentInWords(bill.heldSince || bill.begunAt)}</td>
                    <td className="ps-2">
                      {isElsewhere ? (
                        <p className="text-end text-ink-2">Open in another tab</p>
                      ) : (
                        <div className="flex justify-end gap-2">
                          <Button
                            look="primary"
                            className="px-3!"
                            aria-label={`Recall ${billTitle(bill)}`}
                            onClick={() => onRecall(bill.id)}
                          >
                            Recall
                          </Button>
                          <Button
                            className="px-3!"
                            aria-label={`Clear ${billTitle(bill)}`}
                            onClick={() => onClear(bill.id)}
                          >
                            Clear
                          </Button>
                        </div>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
    </Dialog>
  );
}

const COLUMNS = [
  { title: 'Bill', look: 'text-start' },
  { title: 'Customer', look: 'text-start' },
  { title: 'Items', look: 'text-end' },
  { title: 'Total', look: 'text-end' },
  { title: 'Since', look: 'text-start' },
] as const;
