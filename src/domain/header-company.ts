/** An entry of the header's selector: a list of its own, not the companies of Settings. */
export type HeaderCompany = Readonly<{
  id: string;
  name: string;
  /** The financial year it is open in, as "2024-25". */
  year: string;
}>;

export const HEADER_COMPANY_PREFIX = 'HC-';
