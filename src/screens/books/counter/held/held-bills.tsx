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
            <table role="table" aria-label="Held Bills" className="w-full text-table tabular-nums max-sm:block">
              <thead role="rowgroup" className="max-sm:sr-only">
                <tr role="row" className="border-b text-caption text-ink-3">
                  {COLUMNS.map(({ title, look }) => (
                    <th key={title} role="columnheader" className={`px-2 py-1.5 font-normal ${look}`}>
                      {title}
                    </th>
                  ))}
                  <th role="columnheader">
                    <span className="sr-only">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody role="rowgroup" className="max-sm:block">
                {held.map(({ bill, total, isElsewhere }) => (
                  <tr key={bill.id} role="row" className={ROW}>
                    <td role="cell" className="whitespace-nowrap px-2 font-medium">
                      {billTitle(bill)}
                    </td>
                    <td role="cell" className="wrap-anywhere px-2 max-sm:row-start-2">
                      <bdi>{shorten(bill.customer.name, 60)}</bdi>
                    </td>
                    <td role="cell" className="px-2 text-end max-sm:row-start-2">
                      <span className="sm:hidden">Items </span>
                      {formatNumber(piecesIn(bill.lines))}
                    </td>
                    <td role="cell" className="px-2 text-end max-sm:col-start-2 max-sm:row-start-1 max-sm:font-medium">
                      {total === undefined ? BLANK : formatRupees(total)}
                    </td>
                    <td role="cell" className="px-2 text-ink-2 max-sm:col-span-2">
                      {momentInWords(bill.heldSince || bill.begunAt)}
                    </td>
                    <td role="cell" className="px-2 max-sm:col-span-2 max-sm:pt-2 sm:pe-0">
                      {isElsewhere ? (
                        <p className="text-end text-ink-2">Open in another tab</p>
                      ) : (
                        <div className="flex justify-end gap-2 max-sm:*:flex-1">
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

/** On a phone each bill is a card: its number and total, whose it is and how much, since when, what can be done. */
const ROW =
  'border-b last:border-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-1 max-sm:py-3 sm:h-16';
const COLUMNS = [
  { title: 'Bill', look: 'text-start' },
  { title: 'Customer', look: 'text-start' },
  { title: 'Items', look: 'text-end' },
  { title: 'Total', look: 'text-end' },
  { title: 'Since', look: 'text-start' },
] as const;
