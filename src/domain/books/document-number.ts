/**
 * Returns the problem in the number of a document, or undefined. A number has at most 16 characters, letters, digits, -
 * and / (CGST Rules, rule 46(b)); an e-invoice refuses one that begins with 0, - or / (schema INV-01), and a return one
 * that is nothing but zeros. All numbers keep to the strictest rule: who must issue e-invoices next year has none to
 * change.
 */
export function problemInDocumentNumber(number: string): string | undefined {
  if (!/^[a-zA-Z0-9/-]+$/.test(number)) return 'Use only letters, digits, - and / in a number.';
  if (/^[0/-]/.test(number)) return 'A number begins with a letter or a digit from 1 to 9.';
  if (number.length > LONGEST) return `A number has at most ${LONGEST} characters; this has ${number.length}.`;
  return undefined;
}

/** A number as it is kept and compared: the invoice registration portal makes inv/1 and INV/1 the same. */
export function numberInCapitals(number: string): string {
  return number.trim().toUpperCase();
}

const LONGEST = 16;
