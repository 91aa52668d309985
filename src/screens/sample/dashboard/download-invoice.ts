import type { Invoice } from '#domain/sample/invoice.ts';
import { paperFiles } from '#ui/documents/save-paper.ts';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess, toastError } from '#ui/feedback/toast.tsx';

/**
 * Saves the PDF of an invoice. "Download Complete" appears 1.5 seconds after the start (specification §8), or later if
 * the file takes longer; never if there is no file.
 */
export function downloadInvoice(invoice: Invoice): Promise<void> {
  const fileName = `${invoice.id}.pdf`;
  return oncePressed(fileName, async () => {
    toastSuccess('Download Started', `Writing ${fileName}`);
    try {
      await Promise.all([savePaper(fileName, invoice), completeDelay()]);
      toastSuccess('Download Complete', `${fileName} is among your downloads`);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError')
        toastSuccess('Download Cancelled', 'Nothing was saved.');
      else toastError('Download Failed', whyNot(error));
    }
  });
}

function completeDelay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, COMPLETE_AFTER_MS));
}

const { save: savePaper } = paperFiles(async () => (await import('#data/sample/tax-invoices.ts')).taxInvoiceOf);
const COMPLETE_AFTER_MS = 1500;
