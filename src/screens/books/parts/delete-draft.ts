import { refusalOf } from '#data/books/staff/access.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { fetchPart } from '#ui/lazy-part.tsx';
import { sayDone, sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/**
 * Asks, then deletes a draft; one that the person at this page may not delete is refused unasked. What is issued is refused in words:
 * it can be cancelled on its page.
 */
export async function deleteDraft(voucher: Voucher): Promise<void> {
  const isRefused = refusalOf(kindOf(voucher).right(voucher)) !== undefined;
  if (voucher.state === 'Draft' && !isRefused && !(await isSure(voucher))) return;
  await sayDone(deleteDrafts([voucher.id]), ['Success', 'Draft deleted']);
}

async function isSure(draft: Voucher): Promise<boolean> {
  try {
    const { ask } = await fetchPart(import('#ui/overlays/ask.tsx'));
    return await ask({
      title: 'Delete draft',
      sentences: [
        'Are you sure you want to delete this draft? This action cannot be undone.',
        `${titleOf(draft)} of ${formatDay(draft.date)}, ${formatRupees(amountOf(draft))}`,
      ],
      verb: 'Delete',
    });
  } catch (error) {
    sayFailure(error);
    return false;
  }
}
