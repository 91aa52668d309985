import { act } from '#data/books/act.ts';
import { gstr2bId } from '#domain/books/returns/gstr2b/gstr2b.ts';
import type { UnreadSection } from '#domain/books/returns/gstr2b/unread-sections.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { type Gstr2bOrder, readGstr2bFiles } from './read-gstr2b-files.ts';

/** The month whose GSTR-2B was opened, and the sections of its files that nothing was read of. */
export type KeptGstr2b = Readonly<{ month: Month; unread: readonly UnreadSection[] }>;

/**
 * Reads the files of a GSTR-2B, and keeps it in place of what was opened of that month before; what was decided about its
 * rows stays. Refused if they are no GSTR-2B of these books.
 */
export async function keepGstr2b(order: Gstr2bOrder): Promise<KeptGstr2b> {
  const { gstr2b, unread } = await readGstr2bFiles(order);
  const after = { ...gstr2b, id: gstr2bId(gstr2b.month), opened: order.files.length };
  await act('gst', ['gstr2bs'], async (transaction) => {
    const before = await transaction.get('gstr2bs', after.id);
    await (before ? transaction.replace('gstr2bs', before, after) : transaction.insert('gstr2bs', after));
  });
  return { month: gstr2b.month, unread };
}
