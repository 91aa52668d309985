import type { FilingState } from '#domain/books/returns/filing.ts';
import { MOST_BYTES } from '#domain/books/returns/gstr1-file.ts';
import { formatNumber } from '#domain/format.ts';

/** Throws, with what to do, where the portal would not take the file. */
export function refuseToSave(
  form: string,
  { blocking, file, state }: Readonly<{ blocking: number; file: string; state: FilingState }>,
): void {
  if (blocking > 0 && state === 'Not filed') {
    const many = blocking === 1 ? 'A problem blocks' : `${formatNumber(blocking)} problems block`;
    throw new Error(`${many} ${form}. Put them right first: each leads to its voucher.`);
  }
  if (new Blob([file]).size > MOST_BYTES) {
    throw new Error(
      'The file is larger than the portal takes at once (4.7 MiB). File this month with a service that uploads in parts.',
    );
  }
}
