import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import { invoiceOf } from './deals.ts';
import { longestBlock, timeOf } from './timing.ts';
import { moment } from './watch.ts';

/** Milliseconds from pressing New Invoice, in the sample or in books, until its customer can be chosen. */
export async function openNewInvoice(): Promise<number> {
  const started = performance.now();
  pressable('New Invoice')?.click();
  return (await moment(() => isSeen(labelled('Customer')))) - started;
}

/** Saves an invoice of so many lines and opens its page; a draft opens in its form. */
export async function openInvoiceOf(
  lines: number,
  state: 'Draft' | 'Issued',
  paid: Partial<InvoiceInput> = {},
): Promise<void> {
  const { id, number } = await createVoucher({ ...(await invoiceOf(lines)), ...paid }, state);
  const [, books, key] = window.location.pathname.split('/');
  window.history.pushState(null, '', `/${books}/${key}/vouchers/${id}${state === 'Draft' ? '/edit' : ''}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const title = `Invoice ${number}`;
  await moment(() =>
    state === 'Draft' ? isSeen(labelled('Customer')) : document.querySelector('main h1')?.textContent === title,
  );
}

/** Presses Save PDF on the open page: milliseconds until the file is made, and the longest block meanwhile. */
export async function savePdf(): Promise<Readonly<{ took: number; blocked: number }>> {
  let took = 0;
  const blocked = await longestBlock(async () => {
    took = await timeOf(async () => {
      const made = nextFile();
      pressable('Save PDF')?.click();
      await made;
    });
  });
  return { took, blocked };
}

/** Resolves once the page hands a file to the browser. */
function nextFile(): Promise<void> {
  const { createObjectURL } = URL;
  return new Promise((resolve) => {
    URL.createObjectURL = (file) => {
      URL.createObjectURL = createObjectURL;
      resolve();
      return createObjectURL(file);
    };
  });
}

function labelled(name: string): Element | undefined {
  return [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name));
}

function pressable(name: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('main a, main button');
  return [...all].find(({ textContent }) => textContent?.trim() === name);
}

function isSeen(element: Element | undefined): boolean {
  return (element?.getBoundingClientRect().height ?? 0) > 0;
}
