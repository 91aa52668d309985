import { type Paise, ZERO } from '#domain/money.ts';
import { problemInUpiId } from '#domain/books/contact.ts';

/**
 * The address by which a UPI app pays this amount, in paise: `upi://pay?…` (NPCI, UPI linking specification 1.6). `note`
 * is the number of the document. Undefined without a correct UPI ID, and where nothing is due.
 */
export function upiLink(
  to: Readonly<{ upiId: string; name: string; amount: Paise; note: string }>,
): string | undefined {
  const upiId = to.upiId.trim();
  if (upiId === '' || problemInUpiId(upiId) !== undefined || to.amount <= ZERO) return undefined;
  const amount = `${Math.floor(to.amount / 100)}.${String(to.amount % 100).padStart(2, '0')}`;
  const note = encodeText(to.note.replaceAll(/[&#/]/g, '-'), LONGEST_NOTE);
  const noted = note === '' ? '' : `&tn=${note}`;
  // The @ of a UPI ID is legal in a query, and some apps take it only as it is.
  return `upi://pay?pa=${upiId}&pn=${encodeText(to.name, LONGEST_NAME)}&am=${amount}&cu=INR${noted}`;
}

/** Cut by letters, so that none is cut in half; a lone surrogate cannot be encoded. */
function encodeText(text: string, longest: number): string {
  const letters = Array.from(text.replaceAll(/\p{Cs}/gu, '').trim());
  return encodeURIComponent(letters.slice(0, longest).join('').trim());
}

const LONGEST_NOTE = 50;
const LONGEST_NAME = 99;
