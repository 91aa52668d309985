/** Whether a code is what a spreadsheet made of a long number: 8901719110245 became 8.90172E+12. "1E5" may be a code. */
export function isRoundedCode(text: string): boolean {
  return /^\d([.,]\d+)?E\+\d{1,3}$/i.test(text.trim());
}
