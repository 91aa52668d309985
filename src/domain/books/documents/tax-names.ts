import type { TaxHeads } from './line-tax.ts';
import type { Charged } from './supply.ts';

/** A head of tax: its name, where its amounts are, and its part of the percentage of a line. */
export type NamedHead = Readonly<{ name: string; of: keyof TaxHeads; share: number }>;

/** The heads that a document bears, under the names that they have there, and cess where there is any. */
export function headsBorne({
  charged,
  cess,
}: Readonly<{ charged: Charged }> & Pick<TaxHeads, 'cess'>): readonly NamedHead[] {
  return cess === 0 ? HEADS[charged] : [...HEADS[charged], { name: 'Cess', of: 'cess', share: 0 }];
}

const HEADS: Readonly<Record<Charged, readonly NamedHead[]>> = {
  'CGST + SGST': [
    { name: 'CGST', of: 'cgst', share: 0.5 },
    { name: 'SGST', of: 'sgst', share: 0.5 },
  ],
  'CGST + UTGST': [
    { name: 'CGST', of: 'cgst', share: 0.5 },
    { name: 'UTGST', of: 'sgst', share: 0.5 },
  ],
  IGST: [{ name: 'IGST', of: 'igst', share: 1 }],
  'Zero-rated': [],
  None: [],
};
