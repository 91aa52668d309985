/** Checks a PIN code: India Post gives six digits, the first of them a zone from 1 to 9. Blank is allowed. */
export function problemInPinCode(text: string): string | undefined {
  return isBlankOr(PIN_CODE, text) ? undefined : 'A PIN code has six digits and does not begin with 0.';
}

/** Checks an e-mail address for obvious mistakes: whether it exists, nobody can see in its letters. Blank is allowed. */
export function problemInEmail(text: string): string | undefined {
  return isBlankOr(EMAIL, text) ? undefined : 'Write the e-mail address like name@example.com.';
}

/** Checks a UPI ID, by which others pay (a virtual payment address of NPCI). Blank is allowed. */
export function problemInUpiId(text: string): string | undefined {
  return isBlankOr(UPI_ID, text) ? undefined : 'Write the UPI ID like name@bank.';
}

/** Checks the code of a bank's branch (RBI): four letters of the bank, a zero, six of the branch. */
export function problemInIfsc(text: string): string | undefined {
  return isBlankOr(IFSC, text.toUpperCase()) ? undefined : 'An IFSC has 11 characters, such as SBIN0001234.';
}

function isBlankOr(shape: RegExp, text: string): boolean {
  return text.trim() === '' || shape.test(text.trim());
}

const PIN_CODE = /^[1-9][0-9]{5}$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** Handles of banks are letters; a digit after them is accepted, in case one has it. */
const UPI_ID = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
