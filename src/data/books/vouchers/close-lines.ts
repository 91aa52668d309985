import { act } from '#data/books/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { isPricedOrder, type OrderLine, type PricedOrderInput } from '#domain/books/orders/order.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import { rowOfLine } from '#domain/books/line-source.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { refuseField } from '#data/books/field-refusals.ts';
import type { OrderLineRow } from '#data/books/projections/order-lines.ts';
import type { Rows } from '#data/books/tables.ts';
import { ChangedMeanwhile } from './vouchers.ts';

type Which = number | 'all';

/**
 * Closes a line of an order, by its key, or all that are open: nothing more of them is delivered, received or taken, and only what
 * was delivered may still be billed. The reason stands on the lines and in the edit log.
 */
export async function closeLines(id: string, rev: number, which: Which, reason: string): Promise<void> {
  const why = reason.trim();
  if (why === '') refuseField('reason', 'Enter why nothing more of it is to come.');
  await changeLines(id, rev, which, async (transaction, order) => {
    const ids = order.lines.map(({ key = 0 }) => rowOfLine({ id, line: key }));
    const rows = await transaction.projection<OrderLineRow>('orderLines').bulkGet(ids);
    return order.lines.map((line, at) => {
      const row = rows[at];
      const isOpen =
        row !== undefined && line.closed === undefined && (leftOfLine(row).goods > 0 || leftOfLine(row).bill > 0);
      return isOpen && isMeant(line, which) ? { ...line, closed: why } : line;
    });
  });
}

/** Opens a line of an order again, by its key, or all that were closed. */
export async function reopenLines(id: string, rev: number, which: Which): Promise<void> {
  await changeLines(id, rev, which, async (_, order) =>
    order.lines.map((line) => {
      const { closed: __, ...open } = line;
      return isMeant(line, which) ? open : line;
    }),
  );
}

async function changeLines(
  id: string,
  rev: number,
  which: Which,
  next: (transaction: WriteTransaction<Rows>, order: Voucher<PricedOrderInput>) => Promise<readonly OrderLine[]>,
): Promise<void> {
  return act('anyone', ['vouchers'], async (transaction, access) => {
    const before = await transaction.find('vouchers', id);
    if (!isPricedOrder(before) || before.state !== 'Issued')
      throw new Refusal('Not saved', 'Only an issued order can be closed.');
    access.need(kindOf(before).right(before));
    if (before.rev !== rev) throw new ChangedMeanwhile(before);
    const lines = await next(transaction, before);
    if (lines.every((line, at) => line.closed === before.lines[at]?.closed))
      throw new Refusal(
        'Not saved',
        `Nothing of ${which === 'all' ? titleOf(before) : 'this line'} is left to change.`,
      );
    await transaction.replace('vouchers', before, { ...before, lines, rev: rev + 1 });
  });
}

function isMeant({ key }: OrderLine, which: Which): boolean {
  return which === 'all' || key === which;
}
