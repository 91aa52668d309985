export type UnitCode = keyof typeof UNITS;

/** "NOS Numbers": both the code that returns take and what it means. */
export function unitInWords(code: UnitCode): string {
  return `${code} ${unitName(code)}`;
}

/** The name of the unit that a code stands for: "Numbers" for NOS. */
export function unitName(code: UnitCode): string {
  return UNITS[code];
}

/**
 * The unit quantity codes that the GST portal takes in the HSN table of GSTR-1. NA is for services, which are not
 * counted.
 */
const UNITS = {
  BAG: 'Bags',
  BAL: 'Bales',
  BDL: 'Bundles',
  BKL: 'Buckles',
  BOU: 'Billions of units',
  BOX: 'Boxes',
  BTL: 'Bottles',
  BUN: 'Bunches',
  CAN: 'Cans',
  CBM: 'Cubic metres',
  CCM: 'Cubic centimetres',
  CMS: 'Centimetres',
  CTN: 'Cartons',
  DOZ: 'Dozens',
  DRM: 'Drums',
  GGK: 'Great gross',
  GMS: 'Grams',
  GRS: 'Gross',
  GYD: 'Gross yards',
  KGS: 'Kilograms',
  KLR: 'Kilolitres',
  KME: 'Kilometres',
  LTR: 'Litres',
  MLT: 'Millilitres',
  MTR: 'Metres',
  MTS: 'Metric tons',
  NOS: 'Numbers',
  PAC: 'Packs',
  PCS: 'Pieces',
  PRS: 'Pairs',
  QTL: 'Quintals',
  ROL: 'Rolls',
  SET: 'Sets',
  SQF: 'Square feet',
  SQM: 'Square metres',
  SQY: 'Square yards',
  TBS: 'Tablets',
  TGM: 'Ten gross',
  THD: 'Thousands',
  TON: 'Tonnes',
  TUB: 'Tubes',
  UGS: 'US gallons',
  UNT: 'Units',
  YDS: 'Yards',
  OTH: 'Others',
  NA: 'Not applicable',
} as const;

export const UNIT_CODES = Object.keys(UNITS) as readonly UnitCode[];
