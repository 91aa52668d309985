import { placeOfSupply } from '#domain/place-of-supply.ts';
import { type State, stateOf } from '#domain/state-code.ts';
import type { GstType } from './invoice.ts';

/**
 * The tax that normally applies between two parties: IGST between States (IGST Act, section 7), CGST/SGST within one
 * (section 8). Undefined if either State is unknown.
 */
export function usualGstType(recipientGstin: string, supplierGstin: string): Exclude<GstType, 'Non-GST'> | undefined {
  const [to, from] = [placeOfSupply(recipientGstin, supplierGstin), stateOf(supplierGstin)];
  if (!to || !from) return undefined;
  return to.code === from.code ? 'CGST/SGST' : 'IGST';
}

/**
 * The place of supply printed on an invoice (CGST Rules, rule 46), derived from its tax. CGST and SGST mean the
 * seller's State, even if the buyer is from another State, as in a counter sale (IGST Act, section 8). IGST means the
 * State of the buyer's registration. Undefined if that State is unknown, because the seller's State would be wrong.
 */
export function placeOnPaper(
  gstType: Exclude<GstType, 'Non-GST'>,
  recipientGstin: string,
  supplierGstin: string,
): State | undefined {
  return stateOf(gstType === 'IGST' ? recipientGstin : supplierGstin);
}
