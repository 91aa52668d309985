import { formatText } from './format.ts';
import { type State, stateOf } from './state-code.ts';

/**
 * Says what looks wrong about a GSTIN, or undefined. In the sample business it is only a hint, and the form refuses
 * nothing; books refuse by it. Case and surrounding spaces are ignored. The patterns and the check digit follow the GST
 * portal.
 */
export function gstinProblem(text: string): string | undefined {
  const gstin = gstinInCapitals(text);
  if (gstin === '') return undefined;
  if (gstin.length !== LENGTH) return `A GSTIN has ${LENGTH} characters; this has ${gstin.length}.`;
  if (!SHAPES.some((shape) => shape.test(gstin))) return 'Not the shape of a GSTIN, such as 27AAPFU0939F1ZV.';
  const [code, state] = [gstin.slice(0, 2), stateOf(gstin)];
  if (!state && !FROM_ABROAD.test(gstin)) return `A GSTIN begins with the code of a State; ${code} is none.`;
  if (state && state.code !== code) return `The code ${code} is no longer given; ${state.name} is ${state.code}.`;
  const check = checkDigitOf(gstin);
  return gstin.endsWith(check)
    ? undefined
    : `Its last character should be ${check}: one of the characters is mistyped.`;
}

/** A GSTIN as the portal writes it: in capitals, without spaces around it. Its tools reject small letters. */
export function gstinInCapitals(text: string): string {
  return text.trim().toUpperCase();
}

/** The State of a whole and correct GSTIN. Undefined for a blank or wrong one, and for the registrations from abroad. */
export function stateOfGstin(text: string): State | undefined {
  return gstinProblem(text) === undefined ? stateOf(text) : undefined;
}

/** A GSTIN for a printed document: in capitals, as the portal writes it, or the blank mark. */
export function formatGstin(text: string): string {
  return formatText(gstinInCapitals(text));
}

/** The 15th character, computed from the first 14: modulo 36 over digits and letters, with weights 1, 2, 1, 2 … */
export function checkDigitOf(gstin: string): string {
  let total = 0;
  for (let place = 0; place < LENGTH - 1; place++) {
    const product = ALPHABET.indexOf(gstin.charAt(place)) * (1 + (place % 2));
    total += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (total % 36)) % 36);
}

const LENGTH = 15;
/** Non-residents and foreign online services may be registered under 99, which is not the code of a State. */
const FROM_ABROAD = /^99.{10}(NR|OS)/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHAPES = [
  // A regular business, or, with C as the fourteenth character, one that collects tax at source (TCS).
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9A-J][0-9A-Z]$/,
  // A business that deducts tax at source (TDS), identified by its TAN.
  /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  // In order: a government department; a UN body or embassy; a non-resident; a foreign online service.
  /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/,
  /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z0-9]$/,
  /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/,
  /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/,
];
