import type { GstType, TerritorialHead } from './invoice.ts';
import { leviesUtgst, presentStateOf, type State } from './state-code.ts';

/**
 * The State that goods are supplied in: that of the buyer's registration, or, to a buyer without a registration or an
 * address on record, where the seller is (IGST Act, section 10(1)(ca)). Of a code no longer given it is the State of today.
 */
export function placeOfSupply(recipientGstin: string, supplierGstin: string): State | undefined {
  return presentStateOf(recipientGstin.trim() || supplierGstin.trim());
}

/**
 * The State that the paper of an invoice names (CGST Rules, rule 46): where its tax says that goods leave the State of the
 * seller, that of the buyer's registration alone. Undefined where that is not known, rather than a State that it cannot be.
 */
export function placeOnPaper(gstType: GstType, recipientGstin: string, supplierGstin: string): State | undefined {
  return placeOfSupply(recipientGstin, gstType === 'IGST' ? '' : supplierGstin);
}

/**
 * What a supply between these two bears by rule: IGST between States (IGST Act, section 7), else CGST and the State's own
 * (section 8). Undefined where either State is unknown.
 */
export function usualGstType(recipientGstin: string, supplierGstin: string): Exclude<GstType, 'Non-GST'> | undefined {
  const [to, from] = [placeOfSupply(recipientGstin, supplierGstin), presentStateOf(supplierGstin.trim())];
  if (!to || !from) return undefined;
  return to.code === from.code ? 'CGST/SGST' : 'IGST';
}

/**
 * What stands beside CGST on a supply within one State or territory: SGST, or UTGST where both are the same Union territory
 * without a legislature (UTGST Act, section 7). SGST, too, where either is unknown.
 */
export function territorialHead(recipientGstin: string, supplierGstin: string): TerritorialHead {
  const to = placeOfSupply(recipientGstin, supplierGstin);
  const isWithin = usualGstType(recipientGstin, supplierGstin) === 'CGST/SGST';
  return to && isWithin && leviesUtgst(to) ? 'UTGST' : 'SGST';
}
