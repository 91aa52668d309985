import { useLive } from '#data/books/live.ts';
import { countDifferences } from '#data/books/stock/counted-days.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { batchInWords, countedKey } from '#domain/books/stock/count-sheet.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';

/** The goods of a count of which the books have another quantity for its day by now, and, for one who keeps stock, what brings them to the count. */
export function CountDifferences({ voucher }: { voucher: Voucher }) {
  const goods = useLive(['count differences', voucher.id, voucher.rev], () => countDifferences(voucher)) ?? [];
  const mayAdjust = useMayDo('stock');
  const [first] = goods;
  if (!first) return null;
  const { godown } = first;
  const own = goods.filter((one) => one.godown.id === godown.id);

  async function adjust() {
    try {
      const made = await saveCount(
        voucher.date,
        godown,
        Object.fromEntries(own.map((one) => [countedKey(one.item.id, one.batch?.id), one])),
      );
      toastSuccess('Success', `${made.join(' and ')} saved`);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <section aria-labelledby="changed" className="rounded-sheet border bg-sheet">
      <h2 id="changed" className="px-4 py-3 font-semibold">
        Changed since It Was Counted
      </h2>
      <table aria-labelledby="changed" className="w-full border-collapse border-t text-table">
        <thead>
          <tr className="text-caption text-ink-2">
            <th scope="col" className={`${CELL} text-start font-medium`}>
              Item
            </th>
            <th scope="col" className={`${CELL} text-end font-medium`}>
              Counted
            </th>
            <th scope="col" className={`${CELL} text-end font-medium`}>
              In the Books
            </th>
          </tr>
        </thead>
        <tbody>
          {goods.map(({ item, batch, godown: at, unit, counted, there }) => (
            <tr key={`${countedKey(item.id, batch?.id)} ${at.id}`} className="border-t">
              <th scope="row" className={`${CELL} wrap-anywhere text-start font-normal`}>
                <Quoted>{formatText(item.name)}</Quoted>
                {batch && <span className="text-ink-2">, {formatText(batchInWords(batch))}</span>}
              </th>
              {[counted, there].map((quantity, column) => (
                <td key={column} className={`${CELL} whitespace-nowrap text-end tabular-nums`}>
                  {formatNumber(quantity)} {unit}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mayAdjust && (
        <div className="border-t px-4 py-3 max-sm:px-3">
          <Button onClick={() => void oncePressed('adjust to the count', adjust)}>Adjust to the Count</Button>
        </div>
      )}
    </section>
  );
}

const CELL = 'px-4 max-sm:px-3 py-1.5 touch:py-0.5';
