import { sortName } from '#data/lists/sort-name.ts';
import { formatGstin } from '#domain/gstin.ts';
import { comparedName } from '#domain/name.ts';
import { placeOfSupply, territorialHead } from '#domain/place-of-supply.ts';
import { usualGstType } from '#domain/sample/usual-gst-type.ts';
import { ownCompany } from './companies.ts';
import { namesToChoose } from '#data/lists/choices.ts';
import { sampleStore } from './store.ts';

/** Distinct customer names to choose from: the first ones that match, and whether there are more. */
export function customerChoices(find: string): Promise<{ names: readonly string[]; hasMore: boolean }> {
  return namesToChoose(sampleStore, 'customers', ({ name }) => name, find);
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
 * The GSTIN of the customer with this name, however it is spelled. One firm may be registered in several States: if customers of one name have
 * different GSTINs, or some have none, the name is ambiguous and no GSTIN is returned.
 */
async function recipientOf(customerName: string): Promise<{ gstin: string; isClear: boolean }> {
  const [key, compared] = [sortName(customerName), comparedName(customerName)];
  const alike = await sampleStore
    .records('customers')
    .where('[keys.name+keys.serial]')
    .between([key], [key, []])
    .toArray();
  const namesakes = alike.filter(({ name }) => comparedName(name) === compared);
  const isClear = new Set(namesakes.map(({ gstin }) => formatGstin(gstin))).size <= 1;
  return { gstin: isClear ? (namesakes[0]?.gstin ?? '') : '', isClear };
}
