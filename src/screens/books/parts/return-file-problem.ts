import type { FilingState } from '#domain/books/returns/filing.ts';
import { MOST_BYTES } from '#domain/books/returns/gstr1-file.ts';
import { formatNumber } from '#domain/format.ts';

/** Returns why the portal would not take the file of a return (`form`), with what to do; undefined if it would. */
export function problemInReturnFile(
  form: string,
  { blocking, file, state }: Readonly<{ blocking: number; file: string; state: FilingState }>,
): string | undefined {
  if (blocking > 0 && state === 'Not filed') {
    const many = blocking === 1 ? 'A problem blocks' : `${formatNumber(blocking)} problems block`;
    return `${many} ${form}. Put them right first: each leads to its voucher.`;
  }
  if (new Blob([file]).size <= MOST_BYTES) return undefined;
  return 'The file is larger than the portal takes at once (4.7 MiB). File this month with a service that uploads in parts.';
}
