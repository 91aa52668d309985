import { formatGstin } from '#domain/gstin.ts';
import { placeOfSupply, territorialHead, usualGstType } from '#domain/place-of-supply.ts';
import { ownCompany } from './companies.ts';
import { database } from './mirror.ts';
import { namesToChoose } from './records.ts';

/** The names of customers to choose from, each once: the first that a find means, and whether there are more. */
export function customerChoices(find: string): Promise<{ names: readonly string[]; hasMore: boolean }> {
  return namesToChoose('customers', find);
}

/** The GSTIN on record of whoever is called so; nothing where nobody is, has none, or it is not clear who is meant. */
export async function gstinOf(customerName: string): Promise<string> {
  return (await recipientOf(customerName)).gstin;
}

/**
 * Where an invoice to this customer supplies, and which heads of tax it bears by rule: no place where it is not clear who is
 * meant, and undefined where the place is not known.
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
 * Whoever is called so, as an invoice names its customer. One firm may be registered in two States: where those of one name
 * have different GSTINs, or one has none, it is not clear who is meant, and none is theirs.
 */
async function recipientOf(customerName: string): Promise<{ gstin: string; isClear: boolean }> {
  const called = await database().records('customers').where('name').equals(customerName).toArray();
  const isClear = new Set(called.map(({ gstin }) => formatGstin(gstin))).size <= 1;
  return { gstin: isClear ? (called[0]?.gstin ?? '') : '', isClear };
}
