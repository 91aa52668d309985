import { leviesUtgst, stateOf, type State } from './state-code.ts';

/**
 * The State that goods are supplied in: the State of the buyer's registration. If the buyer has neither a registration
 * nor an address on record, it is the seller's State (IGST Act, section 10(1)(ca)). A discontinued state code counts as
 * the State that replaced it.
 */
export function placeOfSupply(recipientGstin: string, supplierGstin: string): State | undefined {
  return stateOf(recipientGstin.trim() || supplierGstin);
}

/** The head that stands beside CGST. */
export type TerritorialHead = 'SGST' | 'UTGST';

/**
 * The tax head charged together with CGST when this seller supplies within its own State or territory: UTGST in a Union
 * territory without a legislature (UTGST Act, section 7), otherwise SGST, also if the seller's State is unknown.
 */
export function territorialHead(supplierGstin: string): TerritorialHead {
  const from = stateOf(supplierGstin);
  return from && leviesUtgst(from) ? 'UTGST' : 'SGST';
}
