import type { GstType, TerritorialHead } from './invoice.ts';
import { leviesUtgst, stateOf, type State } from './state-code.ts';

/**
 * The State that goods are supplied in: the State of the buyer's registration. If the buyer has neither a registration
 * nor an address on record, it is the seller's State (IGST Act, section 10(1)(ca)). A discontinued state code counts as
 * the State that replaced it.
 */
export function placeOfSupply(recipientGstin: string, supplierGstin: string): State | undefined {
  return stateOf(recipientGstin.trim() || supplierGstin);
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
 * The tax head charged together with CGST when this seller supplies within its own State or territory: UTGST in a Union
 * territory without a legislature (UTGST Act, section 7), otherwise SGST, also if the seller's State is unknown.
 */
export function territorialHead(supplierGstin: string): TerritorialHead {
  const from = stateOf(supplierGstin);
  return from && leviesUtgst(from) ? 'UTGST' : 'SGST';
}
