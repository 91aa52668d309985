/** A choice in the customer pick list of the invoice form. */
export type Customer = Readonly<{ id: string; name: string; gstin: string }>;

export const CUSTOMER_PREFIX = 'CUST-';
