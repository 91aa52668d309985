import type { Invoice } from '#domain/invoice.ts';
import { laterLoaders } from '#ui/later.tsx';
import { wordsOf } from '#ui/records/use-record-editor.ts';
import { say, sayError } from '#ui/toast.tsx';

/**
 * Hands the PDF of an invoice to the browser's downloads. That it is complete is said 1.5 seconds after the start
 * (specification §8), or later, if the file took longer; never where there is no file.
 */
export async function downloadInvoice(invoice: Invoice): Promise<void> {
  say('Download Started', `Writing ${invoice.id}.pdf`);
  try {
    const [fileName] = await Promise.all([saved(invoice), saidAfter()]);
    say('Download Complete', `${fileName} is among your downloads`);
  } catch (error) {
    sayError('Download Failed', wordsOf(error)[1]);
  }
}

async function saved(invoice: Invoice): Promise<string> {
  const [{ taxInvoiceOf }, { savePdf }] = await paper().catch((cause: unknown) => {
    throw new Error(NOT_FETCHED, { cause });
  });
  return savePdf(`${invoice.id}.pdf`, await taxInvoiceOf(invoice));
}

function saidAfter(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, COMPLETE_AFTER_MS));
}

// What writes the paper is fetched in an idle moment, or with the first download: the dashboard stands without it.
const paper = () => Promise.all([import('#data/tax-invoices.ts'), import('#ui/documents/save-document.ts')]);
laterLoaders.push(paper);

const COMPLETE_AFTER_MS = 1500;
const NOT_FETCHED = 'The part of the app that writes files could not be fetched. Try again when the network is back.';
