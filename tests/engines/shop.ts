import type { Hands } from './hands.ts';

/** Where the screens of the shop's books are. */
export const BOOKS = '/books/asha-stores';
const SOAP_CODE = '8901719110245';

/** Starts the books of a shop in Maharashtra. Returns the day on which they begin, which the app proposes. */
export async function startShop(hands: Hands): Promise<string> {
  await hands.goTo('/books/new');
  await hands.type('Business Name', 'Asha Stores');
  await hands.type('GSTIN', '27AAPFU0939F1ZV');
  const begin = await hands.value({ role: 'field', name: 'Books Begin' });
  await hands.press('button', 'Start Books');
  await hands.seeHeading('Dashboard');
  await hands.see('Asha Stores');
  return begin;
}

/** Soap at 125.50 with 18 %, of which there are 20, and a customer. */
export async function enterMasters(hands: Hands): Promise<void> {
  await hands.press('link', 'Items');
  await hands.seeHeading('Items');
  await hands.press('button', 'New Item');
  const item = { role: 'dialog', name: 'New Item' } as const;
  await hands.type('Name', 'Soap', item);
  await hands.type('Barcode', SOAP_CODE, item);
  await hands.type('HSN/SAC', '3401', item);
  await hands.pick('GST Rate', '18%', item);
  await hands.type('Selling Price', '125.50', item);
  await hands.type('Opening Quantity', '20', item);
  await hands.type('Opening Rate', '90', item);
  await hands.press('button', 'Save', item);
  await hands.seeIn('row', /Soap/, '125.50');

  await hands.press('link', 'Parties');
  await hands.seeHeading('Parties');
  await hands.press('button', 'New Party');
  const party = { role: 'dialog', name: 'New Party' } as const;
  await hands.type('Name', 'Meena Traders', party);
  await hands.press('button', 'Save', party);
  await hands.seeIn('row', /Meena Traders/, 'Meena Traders');
}

/** Sells ten, in the specification's worked example for 1,481: the item is scanned. Its page opens. */
export async function sellSoap(hands: Hands): Promise<void> {
  await hands.press('link', 'Invoices');
  await hands.seeHeading('Invoices');
  await hands.press('button', 'New Invoice');
  await hands.seeHeading('New Invoice');
  await hands.choose('Customer', 'Meena Traders');
  await hands.scan(SOAP_CODE);
  const line = { role: 'group', name: 'Line 1' } as const;
  await hands.seeValue({ role: 'combobox', name: 'Item', within: line }, 'Soap');
  await hands.type('Quantity', '10', line);
  await hands.seeIn('region', 'Sums', /Total\s*₹1,481/);
  await hands.press('button', 'Save');
  await hands.seeHeading(INVOICE);
}

export const INVOICE = /^Invoice INV\/\d\d-\d\d\/0001$/;
