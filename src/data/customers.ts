import { formatGstin } from '#domain/gstin.ts';
import { placeOfSupply, territorialHead, usualGstType } from '#domain/place-of-supply.ts';
import { ownCompany } from './companies.ts';
import { database } from './mirror.ts';
import { namesToChoose } from './records.ts';

/** Distinct customer names to choose from: the first ones that match, and whether there are more. */
export function customerChoices(find: string): Promise<{ names: readonly string[]; hasMore: boolean }> {
  return namesToChoose('customers', find);
}

/** The GSTIN of the customer with this name; blank if there is none, or if the name is ambiguous. */
export async function gstinOf(customerName: string): Promise<string> {
  return (await recipientOf(customerName)).gstin;
}

/**
 * The place of supply of an invoice to this customer, and the GST type that normally applies. Without a place if the
 * name is ambiguous; undefined if the place is unknown.
 */
export async function supplyTo(customerName: string) {
  const [{ gstin, isClear }, supplier] = [await recipientOf(customerName), (await ownCompany())?.gstin ?? ''];
  const territorial = territorialHead(supplier);
  if (!isClear) return { isClear, territorial };
  const place = placeOfSupply(gstin, supplier);
  const gstType = usualGstType(gstin, supplier);
  return place && gstType && { isClear, state: place.name, gstType, territorial };
}

/**
 * The GSTIN of the customer with this name. One firm may be registered in several States: if customers of one name have
 * different GSTINs, or some have none, the name is ambiguous and no GSTIN is returned.
 */
async function recipientOf(customerName: string): Promise<{ gstin: string; isClear: boolean }> {
  const namesakes = await database().records('customers').where('name').equals(customerName).toArray();
  const isClear = new Set(namesakes.map(({ gstin }) => formatGstin(gstin))).size <= 1;
  return { gstin: isClear ? (namesakes[0]?.gstin ?? '') : '', isClear };
}
