/** The licences of a business or a party that papers name, besides its GSTIN; those that it does not have are not there. */
export type Licences = Readonly<{
  /** Of who deals in food: fourteen digits (Food Safety and Standards Act, section 31). */
  fssai?: string;
  /** Of who deals in medicines, as they stand on the licences: "20B/1234, 21B/1234". */
  drugLicences?: string;
}>;

/** Returns the licences as they are stored. */
export function licencesFrom({ fssai = '', drugLicences = '' }: Licences): Licences {
  const [food, drugs] = [fssai.replaceAll(/\s/g, ''), drugLicences.trim()];
  return { ...(food !== '' && { fssai: food }), ...(drugs !== '' && { drugLicences: drugs }) };
}

/** Checks the number of an FSSAI licence. Blank is allowed. */
export function problemInFssai({ fssai = '' }: Licences): string | undefined {
  const number = fssai.replaceAll(/\s/g, '');
  return number === '' || /^[0-9]{14}$/.test(number) ? undefined : 'An FSSAI number has 14 digits.';
}

/** Returns the licences as a paper names them, a line each. */
export function licencesInWords({ fssai, drugLicences }: Licences): readonly string[] {
  return [
    ...(fssai === undefined ? [] : [`FSSAI ${fssai}`]),
    ...(drugLicences === undefined ? [] : [`Drug Licence ${drugLicences.replaceAll(/\s*\n\s*/g, ', ')}`]),
  ];
}
