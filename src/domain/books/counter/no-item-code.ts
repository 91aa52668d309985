import { gstinProblem } from '#domain/gstin.ts';
import { bareCode } from '#domain/item-code.ts';

/** Says what a code is that no item has and that stands on no goods: an address of the web or of UPI, a GSTIN. Undefined for others. */
export function whyNoItem(code: string): string | undefined {
  const text = bareCode(code);
  const kind = KINDS.find(({ shape }) => shape.test(text));
  if (kind) return `This is ${kind.name}, not an item.`;
  return text !== '' && gstinProblem(text) === undefined ? 'This is a GSTIN, not an item.' : undefined;
}

const KINDS: readonly Readonly<{ shape: RegExp; name: string }>[] = [
  { shape: /^upi:/i, name: 'a UPI code' },
  { shape: /^(https?:\/\/|www\.)/i, name: 'a web address' },
  // A token with a signature, as the portal prints it on each invoice.
  { shape: /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/, name: 'the QR code of an e-invoice' },
];
