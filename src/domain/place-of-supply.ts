import type { GstType, TerritorialHead } from './invoice.ts';
import { leviesUtgst, stateOf, type State } from './state-code.ts';

/**
 * The State that goods are supplied in: that of the buyer's registration, or, to a buyer without a registration or an
 * address on record, where the seller is (IGST Act, section 10(1)(ca)). Of a code no longer given it is the State of today.
 */
export function placeOfSupply(recipientGstin: string, supplierGstin: string): State | undefined {
  return stateOf(recipientGstin.trim() || supplierGstin);
}

/**
 * The State that the paper of an invoice names (CGST Rules, rule 46), as its tax says: the seller's for CGST and SGST, as over
 * the counter to a buyer from elsewhere (IGST Act, section 8), that of the buyer's registration for IGST. Undefined where that
 * is not known, rather than a State that it cannot be.
 */
export function placeOnPaper(
  gstType: Exclude<GstType, 'Non-GST'>,
  recipientGstin: string,
  supplierGstin: string,
): State | undefined {
  return stateOf(gstType === 'IGST' ? recipientGstin : supplierGstin);
}

/**
 * What a supply between these two bears by rule: IGST between States (IGST Act, section 7), else CGST and the State's own
 * (section 8). Undefined where either State is unknown.
 */
export function usualGstType(recipientGstin: string, supplierGstin: string): Exclude<GstType, 'Non-GST'> | undefined {
  const [to, from] = [placeOfSupply(recipientGstin, supplierGstin), stateOf(supplierGstin)];
  if (!to || !from) return undefined;
  return to.code === from.code ? 'CGST/SGST' : 'IGST';
}

/**
 * What stands beside CGST where this seller supplies within its own State or territory: SGST, or UTGST in a Union territory
 * without a legislature (UTGST Act, section 7). SGST, too, where it is unknown.
 */
export function territorialHead(supplierGstin: string): TerritorialHead {
  const from = stateOf(supplierGstin);
  return from && leviesUtgst(from) ? 'UTGST' : 'SGST';
}
