/**
 * The tables of what is in the making at the counter. It is no record yet: nothing counts it, and no log, copy or check knows it.
 * Bills, and how many each day has begun.
 */
export const BILL_TABLES = { bills: 'id', billDays: 'day' } as const;

/** Those, the prints that wait for a printer or have left it, and the wrong tries at a passcode on this device. */
export const WORK_TABLES = { ...BILL_TABLES, prints: 'id,state', tries: 'person' } as const;
