/** A choice of the company selector in the header. This list is separate from the companies in Settings. */
export type HeaderCompany = Readonly<{
  id: string;
  name: string;
  /** The financial year of the choice, such as "2024-25". */
  year: string;
}>;

export const HEADER_COMPANY_PREFIX = 'HC-';
