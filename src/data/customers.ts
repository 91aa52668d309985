import { placeOfSupply, territorialHead, usualGstType } from '#domain/place-of-supply.ts';
import { ownCompany } from './companies.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { namesToChoose } from './records.ts';

/** The order that customers can stand in. */
const CUSTOMER_LIST = { sorts: { name: 'keys.name' }, filter: '' } as const satisfies List;

/** The names of customers to choose from, each once: the first that a find means, and whether there are more. */
export function customerChoices(find: string): Promise<{ names: readonly string[]; hasMore: boolean }> {
  return namesToChoose('customers', CUSTOMER_LIST, find);
}

/** The GSTIN on record of whoever is called so; nothing where nobody is, or has none. */
export async function gstinOf(customerName: string): Promise<string> {
  const customer = await database().records('customers').where('name').equals(customerName).first();
  return customer?.gstin ?? '';
}

/** Where an invoice to this customer supplies, and which heads of tax it bears by rule; undefined where that is not known. */
export async function supplyTo(customerName: string) {
  const [recipient, supplier] = [await gstinOf(customerName), (await ownCompany())?.gstin ?? ''];
  const place = placeOfSupply(recipient, supplier);
  const gstType = usualGstType(recipient, supplier);
  return place && gstType && { state: place.name, gstType, territorial: territorialHead(recipient, supplier) };
}
