import { stateOfGstin } from '#domain/gstin.ts';
import { leviesUtgst, OTHER_COUNTRY, placeOfCode } from '#domain/state-code.ts';
import { type PartyRegistration, type GstIdentity, hasGstin, type Registration } from '#domain/books/registration.ts';

/**
 * The heads that a document bears. Zero-rated is a supply to a special economic zone or abroad without payment of tax: its
 * lines keep their rates, and bear no tax. None is a document outside of all that.
 */
export const CHARGED = ['CGST + SGST', 'CGST + UTGST', 'IGST', 'Zero-rated', 'None'] as const;
export type Charged = (typeof CHARGED)[number];

/** Of a supply to a special economic zone or abroad (IGST Act, section 16(3)). It says nothing about any other. */
export const SUPPLY_TYPES = ['Without payment of tax', 'With payment of tax'] as const;
export type SupplyType = (typeof SUPPLY_TYPES)[number];

/** Our own part in what decides about the tax of a document: how we stand when it is issued. */
export type OwnStanding = Readonly<{
  registration: Registration;
  /** The code of our State. */
  state: string;
}>;

/** The code of the State of a party: that of its GSTIN, else its State, else ours. */
export function stateOfParty({ gstin, state }: Pick<GstIdentity, 'gstin' | 'state'>, own: OwnStanding): string {
  return stateOfGstin(gstin)?.code ?? (state === '' ? own.state : state);
}

/**
 * The place of supply that is proposed for a sale, as a code: where the customer is (IGST Act, sections 10(1)(a), (ca) and
 * 12(2)), or Other Country for one overseas.
 */
export function usualPlaceOfSale(customer: GstIdentity, own: OwnStanding): string {
  return customer.registration === 'Overseas' ? OTHER_COUNTRY.code : stateOfParty(customer, own);
}

/** The buyer and the place of a sale, which decide whether it leaves the country. */
type Destination = Readonly<{ party: Pick<GstIdentity, 'registration'> | null; place: string }>;

/** Whether a sale goes to another country: the place of supply is there (IGST Act, section 2(5) and (6)), and no GSTIN is here. */
export function isExport({ party, place }: Destination): boolean {
  return place === OTHER_COUNTRY.code && !(party && hasGstin(party.registration));
}

/** Says that a sale to a buyer from abroad is no export, and which heads it bears; undefined of any other, and where it bears none. */
export function noExportInWords({ party, place }: Destination, charged: Charged): string | undefined {
  const within = placeOfCode(place);
  if (party?.registration !== 'Overseas' || charged === 'None' || charged === 'Zero-rated') return undefined;
  if (within?.code !== place || within === OTHER_COUNTRY) return undefined;
  return `Not an export: ${within.name} is in India, and ${charged} is charged.`;
}

/** Returns `noExportInWords` as a hint at the place of a form, which also says where an export goes. */
export function hintOnNoExport(destination: Destination, charged: Charged): string | undefined {
  const noExport = noExportInWords(destination, charged);
  return noExport && `${noExport} What leaves India has the place Other Country.`;
}

/** Whether a supply to one so registered is zero-rated there (IGST Act, section 16(1)), and the form asks the Supply Type. */
export function isZeroRated(registration: PartyRegistration, place: string): boolean {
  return registration === 'SEZ' || (registration === 'Overseas' && place === OTHER_COUNTRY.code);
}

/**
 * The heads of a sale. Only a Regular business charges tax (CGST Act, sections 10(4) and 32(1)). What goes to a special
 * economic zone or abroad is always between States (IGST Act, section 7(5)), even within one; what a buyer from abroad is
 * supplied in India is charged as to anyone else (sections 7(3) and 8).
 */
export function chargedOnSale(
  own: OwnStanding,
  customer: PartyRegistration,
  place: string,
  supplyType: SupplyType,
): Charged {
  if (own.registration !== 'Regular') return 'None';
  if (isZeroRated(customer, place)) return supplyType === 'With payment of tax' ? 'IGST' : 'Zero-rated';
  return chargedBetween(own.state, place);
}

/**
 * The heads of a purchase: those that the supplier charges, or, under reverse charge, that we owe for it (CGST Act, section
 * 9(3) and (4)). Only a Regular supplier and one in a special economic zone charge tax; what comes from such a zone or from
 * abroad is between States.
 */
export function chargedOnPurchase(
  own: OwnStanding,
  supplier: GstIdentity,
  place: string,
  isReverseCharge: boolean,
): Charged {
  const { registration } = supplier;
  if (!isReverseCharge && registration !== 'Regular' && registration !== 'SEZ') return 'None';
  const isBeyond = registration === 'SEZ' || registration === 'Overseas';
  return isBeyond ? 'IGST' : chargedBetween(stateOfParty(supplier, own), place);
}

/** Within a State or territory, or between two (IGST Act, sections 7 and 8; UTGST Act, section 7). */
function chargedBetween(from: string, place: string): Charged {
  const to = placeOfCode(place);
  if (to === undefined || to.code !== placeOfCode(from)?.code) return 'IGST';
  return leviesUtgst(to) ? 'CGST + UTGST' : 'CGST + SGST';
}
