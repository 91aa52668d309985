/**
 * The State or Union territory of a GSTIN's first two digits (GST state codes), or undefined for an unknown code. A
 * discontinued code counts as its successor: 25 became 26 when Daman and Diu merged with Dadra and Nagar Haveli on
 * 26 January 2020, and 28 became 37 after Telangana separated from Andhra Pradesh on 2 June 2014.
 */
export function stateOf(gstin: string): State | undefined {
  const given = gstin.trim().slice(0, 2);
  const code = SUCCESSORS[given] ?? given;
  const name = NAMES[code];
  return name === undefined ? undefined : { code, name };
}

/**
 * Whether this is a Union territory without a legislature, where the UTGST Act replaces an SGST Act. Delhi, Puducherry,
 * and Jammu and Kashmir are not: GST law treats them as States (CGST Act, section 2(103) and (114)).
 */
export function leviesUtgst({ code }: State): boolean {
  return UTGST_CODES.has(code);
}

/** The State, Union territory or, for supplies from and to abroad, Other Country that a code of two digits names. */
export function placeOfCode(code: string): State | undefined {
  return code === OTHER_COUNTRY.code ? OTHER_COUNTRY : stateOf(code);
}

export type State = Readonly<{ code: string; name: string }>;

/** The place of supply of exports. It is the code of no State and begins no GSTIN. */
export const OTHER_COUNTRY: State = { code: '96', name: 'Other Country' };

const SUCCESSORS: Readonly<Record<string, string>> = { '25': '26', '28': '37' };

const UTGST_CODES: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38', '97']);

const NAMES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** Every State and Union territory, in the order of the codes, without those that are no longer given. */
export const STATES: readonly State[] = Object.entries(NAMES)
  .map(([code, name]) => ({ code, name }))
  // An object lists 10 to 97 before 01 to 09, which do not look like whole numbers to it.
  .toSorted((a, b) => Number(a.code) - Number(b.code));
